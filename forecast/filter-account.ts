import type { Account } from './outlook.ts';
import { type Cell, type Dimension, minWeeksToForecast, type SegmentSeries } from './reports/report.ts';
import { sumSegments } from './reports/segments.ts';

/** An account with the weekly series of its segments. */
export interface SegmentedAccount extends Account {
  dimensions: readonly Dimension[];
  /** Null if filters on several dimensions cannot be combined. */
  cells: readonly Cell[] | null;
}

/** The selected values of a dimension, by index. The index after the last one selects the remainder. */
export interface Filter {
  dimension: number;
  values: readonly number[];
}

/** Sums the selected segments, from their first week with rows. Undefined if they have too few weeks to forecast. */
export function filterAccount(account: SegmentedAccount, filters: readonly Filter[]): Account | undefined {
  const { rows, metrics } = sumSegments(selectSegments(account, filters));
  if (rows.filter((count) => count > 0).length < minWeeksToForecast) return undefined;
  const from = rows.findIndex((count) => count > 0);
  return {
    weeks: account.weeks.slice(from),
    // Without `days`: segments only have weeks.
    metrics: account.metrics.map(({ name, label }, m) => ({
      name,
      label,
      values: (metrics[m] ?? []).slice(from),
    })),
  };
}

function selectSegments(
  { dimensions, cells }: SegmentedAccount,
  filters: readonly Filter[],
): SegmentSeries[] {
  const [only, ...more] = filters;
  if (only && more.length === 0) {
    const { values = [], rest: remainder } = dimensions[only.dimension] ?? {};
    return only.values.flatMap((index) => values[index] ?? remainder ?? []);
  }
  return (cells ?? []).filter(({ at }) =>
    filters.every(({ dimension, values }) => values.includes(at[dimension] ?? -1)),
  );
}
