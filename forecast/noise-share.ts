import { clamp } from './numeric.ts';

/**
 * The share of the weekly steps that the following week takes back: 1 where weeks only scatter around a level, 0 where the
 * level itself wanders. Scatter evens out over many weeks; a level that wandered does not come back.
 */
export function noiseShare(series: readonly number[]): number {
  const steps = series.slice(1).map((value, week) => value - (series[week] ?? 0));
  let together = 0;
  let squares = 0;
  steps.forEach((step, week) => {
    together += step * (steps[week - 1] ?? 0);
    squares += step ** 2;
  });
  return squares > 0 ? clamp((-2 * together) / squares, 0, 1) : 0;
}
