import { type Filter, filterAccount } from '../../forecast/filter-account.ts';
import type { Metric } from '../../forecast/outlook.ts';
import type { DimensionName } from '../../forecast/reports/report.ts';
import { sampleSegments } from '../../forecast/sample-segments.ts';

// For `*.precomputed.ts` only: the account would be too much to load.
const account = sampleSegments();

/** The labels of a dimension of the sample account, and the filter that keeps one of them. */
function dimension(name: DimensionName) {
  const at = account.dimensions.findIndex((each) => each.name === name);
  const labels = account.dimensions[at]?.values.map(({ label }) => label) ?? [];
  return { labels, only: (label: string): Filter => ({ dimension: at, values: [labels.indexOf(label)] }) };
}

export const country = dimension('country');
export const device = dimension('device');
export const audience = dimension('audience');

/** The weekly values of what the filters keep. */
export function filterMetrics(filters: readonly Filter[]): Metric[] {
  const kept = filterAccount(account, filters);
  if (!kept) throw new Error('A segment of the sample account is too short to be forecast');
  return [...kept.metrics];
}

export function metricValues(metrics: readonly Metric[], name: string): readonly number[] {
  return metrics.find((metric) => metric.name === name)?.values ?? [];
}
