import type { ModelTransform } from './transform.ts';

export const coverages = [50, 80, 90, 95] as const;
export type Coverage = (typeof coverages)[number];
export type PredictionIntervals = Record<Coverage, { low: number[]; high: number[] }>;

/** Changes both edges of every interval. */
export function mapEdges(
  ranges: PredictionIntervals,
  change: (edge: number, week: number) => number,
): PredictionIntervals {
  const interval = ({ low, high }: { low: number[]; high: number[] }) => ({
    low: low.map(change),
    high: high.map(change),
  });
  return {
    50: interval(ranges[50]),
    80: interval(ranges[80]),
    90: interval(ranges[90]),
    95: interval(ranges[95]),
  };
}

/** `halfWidths` are in typical errors; `center` and `errors` in the units of the model. */
export function intervalsAround(
  center: readonly number[],
  errors: readonly number[],
  halfWidths: Record<Coverage, number>,
  { fromModel }: ModelTransform,
): PredictionIntervals {
  function interval(coverage: Coverage) {
    const halfWidth = (h: number) => halfWidths[coverage] * (errors[h] ?? 0);
    return {
      low: center.map((value, h) => fromModel(value - halfWidth(h))),
      high: center.map((value, h) => fromModel(value + halfWidth(h))),
    };
  }
  return { 50: interval(50), 80: interval(80), 90: interval(90), 95: interval(95) };
}
