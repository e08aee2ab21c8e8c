import { type Filter, filterAccount } from '../../../forecast/filter-account.ts';
import { sum } from '../../../forecast/numeric.ts';
import { type Outlook, outlooks } from '../../../forecast/outlook.ts';
import type { DimensionName } from '../../../forecast/reports/report.ts';
import { sampleSegments } from '../../../forecast/sample-segments.ts';
import { weeksBehind } from '../../ui/sheet-weeks.ts';

/** A part of the sample account. */
export interface Segment {
  label: string;
  /** Its share of the conversions of all segments at its level, in the past weeks. */
  share: number;
  /** Its cost per conversion; undefined if there were weeks without conversions. */
  cost: Cost | undefined;
}

type Cost = Pick<Outlook, 'values' | 'mean' | 'low90' | 'high90' | 'total'>;

const account = sampleSegments();
const findDimension = (wanted: DimensionName) => account.dimensions.findIndex(({ name }) => name === wanted);
const [device, audience] = [findDimension('device'), findDimension('audience')];
const listLabels = (dimension: number) =>
  account.dimensions[dimension]?.values.map(({ label }) => label) ?? [];

function findCost(outlook: Outlook | undefined): Cost | undefined {
  if (!outlook) return undefined;
  const { values, mean, low90, high90, total } = outlook;
  const whole = (list: readonly number[]) => list.map(Math.round);
  return {
    values: whole(values.slice(-weeksBehind)),
    mean: whole(mean),
    low90: whole(low90),
    high90: whole(high90),
    total: { mean: Math.round(total.mean), low: Math.round(total.low), high: Math.round(total.high) },
  };
}

function segmentsBy(dimension: number, filters: readonly Filter[]): Segment[] {
  const parts = listLabels(dimension).map((label, place) => {
    const metrics = filterAccount(account, [...filters, { dimension, values: [place] }])?.metrics ?? [];
    const conversions = metrics.find(({ name }) => name === 'conversions')?.values ?? [];
    const needed = metrics.filter(({ name }) => name === 'spend' || name === 'conversions');
    const cost = outlooks({ weeks: [], metrics: needed }).find(({ name }) => name === 'cpa');
    return { label, recent: sum(conversions.slice(-weeksBehind)), cost: findCost(cost) };
  });
  const all = sum(parts.map(({ recent }) => recent));
  return parts.map(({ label, recent, cost }) => ({ label, share: recent / all, cost }));
}

export const byDevice = segmentsBy(device, []);

/** For each device its audiences. */
export const byAudience: Record<string, Segment[]> = Object.fromEntries(
  listLabels(device).map((label, place) => [
    label,
    segmentsBy(audience, [{ dimension: device, values: [place] }]),
  ]),
);
