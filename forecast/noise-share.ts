import { clamp } from './numeric.ts';

/**
 * The share of a weekly step that the next week reverses: 1 if values scatter around a constant level, 0 if the level
 * itself drifts. Scatter averages out over many weeks; drift does not.
 */
export function noiseShare(series: readonly number[]): number {
  const steps = series.slice(1).map((value, week) => value - (series[week] ?? 0));
  let products = 0;
  let squares = 0;
  steps.forEach((step, week) => {
    products += step * (steps[week - 1] ?? 0);
    squares += step ** 2;
  });
  return squares > 0 ? clamp((-2 * products) / squares, 0, 1) : 0;
}
