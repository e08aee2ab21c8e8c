import type { Filter } from '../../../forecast/filter-account.ts';
import { sum } from '../../../forecast/numeric.ts';
import { type Outlook, outlooks } from '../../../forecast/outlook.ts';
import { audience, device, filterMetrics, metricValues } from '../../sample-account/segments.ts';
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

function segmentsBy({ labels, only }: typeof device, filters: readonly Filter[]): Segment[] {
  const parts = labels.map((label) => {
    const metrics = filterMetrics([...filters, only(label)]);
    const needed = metrics.filter(({ name }) => name === 'spend' || name === 'conversions');
    const cost = outlooks({ weeks: [], metrics: needed }).find(({ name }) => name === 'cpa');
    const recent = sum(metricValues(metrics, 'conversions').slice(-weeksBehind));
    return { label, recent, cost: findCost(cost) };
  });
  const all = sum(parts.map(({ recent }) => recent));
  return parts.map(({ label, recent, cost }) => ({ label, share: recent / all, cost }));
}

export const byDevice = segmentsBy(device, []);

/** For each device its audiences. */
export const byAudience: Record<string, Segment[]> = Object.fromEntries(
  device.labels.map((label) => [label, segmentsBy(audience, [device.only(label)])]),
);
