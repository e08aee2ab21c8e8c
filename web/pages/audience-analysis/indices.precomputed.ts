import { type Filter, filterAccount } from '../../../forecast/filter-account.ts';
import { forecast } from '../../../forecast/forecast.ts';
import { sum } from '../../../forecast/numeric.ts';
import type { DimensionName } from '../../../forecast/reports/report.ts';
import { sampleSegments } from '../../../forecast/sample-segments.ts';
import { weeksAhead, weeksBehind } from '../../ui/sheet-weeks.ts';

/** A segment's return on ad spend by week, where 100 is the whole account's average of the past weeks. */
interface Index {
  measured: number[];
  expected: number[];
  /** Half of all outcomes of the last week are expected to be in between. */
  low: number;
  high: number;
}

const account = sampleSegments();
const findDimension = (name: DimensionName) => account.dimensions.findIndex((each) => each.name === name);
const [country, device, audience] = [
  findDimension('country'),
  findDimension('device'),
  findDimension('audience'),
];
const listLabels = (dimension: number) =>
  account.dimensions[dimension]?.values.map(({ label }) => label) ?? [];

/** Keys of the options; the first means all. */
export const markets = ['all', ...listLabels(country)];
export const devices = ['all', ...listLabels(device)];

const measured = (values: readonly number[]) => values.slice(-weeksBehind);
const metric = (name: string, of = account.metrics) => of.find((each) => each.name === name)?.values ?? [];
const average = sum(measured(metric('value'))) / sum(measured(metric('spend')));

function chosen(dimension: number, choice: number): Filter[] {
  return choice === 0 ? [] : [{ dimension, values: [choice - 1] }];
}

function computeIndex(filters: readonly Filter[]): Index {
  const part = filterAccount(account, filters);
  if (!part) throw new Error('A segment of the sample is too short to be forecast');
  const spend = metric('spend', part.metrics);
  const history = metric('value', part.metrics).map(
    (value, week) => ((value / (spend[week] ?? 1)) * 100) / average,
  );
  const made = forecast(history, weeksAhead);
  if ('refused' in made) throw new Error(`The sample cannot be forecast: ${made.refused}`);
  const { low, high } = made.ranges[50];
  return {
    measured: measured(history).map(Math.round),
    expected: made.mean.map(Math.round),
    low: Math.round(low.at(-1) ?? 0),
    high: Math.round(high.at(-1) ?? 0),
  };
}

const byAudience = listLabels(audience).map((label, place) => {
  const filter = { dimension: audience, values: [place] };
  return {
    label,
    indices: markets.map((_, m) =>
      devices.map((_, d) => computeIndex([...chosen(country, m), ...chosen(device, d), filter])),
    ),
  };
});

/** For each audience, the strongest first, its index in each market on each device. */
export const audiences = byAudience.sort(
  (a, b) => (b.indices[0]?.[0]?.expected.at(-1) ?? 0) - (a.indices[0]?.[0]?.expected.at(-1) ?? 0),
);
