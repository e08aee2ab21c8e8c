import type { Account } from './outlook.ts';
import { type Cell, type Dimension, minWeeksToForecast, type SegmentSeries } from './reports/report.ts';
import { sumSegments } from './reports/segments.ts';

/** An account with what its dimensions' values add up to. */
export interface SegmentedAccount extends Account {
  dimensions: readonly Dimension[];
  /** Null if filters on several dimensions cannot be combined. */
  cells: readonly Cell[] | null;
}

/** What is kept of a dimension: the places of its values; the rest is at the place after the last. */
export interface Filter {
  dimension: number;
  values: readonly number[];
}

/** The account with only what the filters keep, from its first week with rows on. Nothing if that is too little to forecast. */
export function filterAccount(account: SegmentedAccount, filters: readonly Filter[]): Account | undefined {
  const { rows, metrics } = sumSegments(partsOf(account, filters));
  if (rows.filter((count) => count > 0).length < minWeeksToForecast) return undefined;
  const from = rows.findIndex((count) => count > 0);
  return {
    weeks: account.weeks.slice(from),
    // Parts are only known by week.
    metrics: account.metrics.map(({ name, label }, m) => ({
      name,
      label,
      values: (metrics[m] ?? []).slice(from),
    })),
  };
}

function partsOf({ dimensions, cells }: SegmentedAccount, filters: readonly Filter[]): SegmentSeries[] {
  const [only, ...more] = filters;
  if (only && more.length === 0) {
    const { values = [], rest } = dimensions[only.dimension] ?? {};
    return only.values.flatMap((place) => values[place] ?? rest ?? []);
  }
  return (cells ?? []).filter(({ at }) =>
    filters.every(({ dimension, values }) => values.includes(at[dimension] ?? -1)),
  );
}
