import type { SpeedMetric } from '../../contract/page-views.ts';

/**
 * The upper bounds of a histogram's buckets; the last bucket has none. The limits of good and of poor pages are among
 * them.
 */
export const speedBounds: Record<SpeedMetric, readonly number[]> = {
  lcp: [
    200, 400, 600, 800, 1_000, 1_250, 1_500, 1_750, 2_000, 2_250, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000,
    8_000, 10_000, 15_000, 30_000,
  ],
  inp: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500, 650, 800, 1_000, 1_500, 2_500, 5_000],
  cls: [
    0, 0.005, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 2,
  ],
};

export function findBucket(metric: SpeedMetric, value: number): number {
  const bucket = speedBounds[metric].findIndex((bound) => value <= bound);
  return bucket < 0 ? speedBounds[metric].length : bucket;
}

/**
 * The value at or below which a share of the views was, assuming an even distribution within a bucket. Undefined
 * without views, and in the last bucket, of which only the lower bound is known.
 */
export function estimatePercentile(
  metric: SpeedMetric,
  counts: ReadonlyMap<number, number>,
  share: number,
): number | undefined {
  const bounds = speedBounds[metric];
  const views = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let before = 0;
  for (const [bucket, to] of bounds.entries()) {
    const count = counts.get(bucket) ?? 0;
    const from = bounds[bucket - 1] ?? 0;
    if (count > 0 && before + count >= views * share) {
      return from + (to - from) * ((views * share - before) / count);
    }
    before += count;
  }
  return undefined;
}
