import type { Filter } from '../../../forecast/filter-account.ts';
import { forecast } from '../../../forecast/forecast.ts';
import { sum } from '../../../forecast/numeric.ts';
import { audience, country, device, filterMetrics, metricValues } from '../../sample-account/segments.ts';
import { weeksAhead, weeksBehind } from '../../ui/sheet-weeks.ts';

/** A segment's return on ad spend by week, where 100 is the whole account's average of the past weeks. */
interface Index {
  measured: number[];
  expected: number[];
  /** Half of all outcomes of the last week are expected to be in between. */
  low: number;
  high: number;
}

const everything = 'all';
/** Keys of the options. */
export const markets = [everything, ...country.labels];
export const devices = [everything, ...device.labels];

const measured = (values: readonly number[]) => values.slice(-weeksBehind);
const account = filterMetrics([]);
const average = sum(measured(metricValues(account, 'value'))) / sum(measured(metricValues(account, 'spend')));

function chosen({ only }: typeof country, label: string): Filter[] {
  return label === everything ? [] : [only(label)];
}

function computeIndex(filters: readonly Filter[]): Index {
  const metrics = filterMetrics(filters);
  const spend = metricValues(metrics, 'spend');
  const history = metricValues(metrics, 'value').map(
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

/** For each audience, the strongest first, its index in each market on each device. */
export const audiences = audience.labels
  .map((label) => ({
    label,
    indices: markets.map((market) =>
      devices.map((one) =>
        computeIndex([...chosen(country, market), ...chosen(device, one), audience.only(label)]),
      ),
    ),
  }))
  .sort((a, b) => (b.indices[0]?.[0]?.expected.at(-1) ?? 0) - (a.indices[0]?.[0]?.expected.at(-1) ?? 0));
