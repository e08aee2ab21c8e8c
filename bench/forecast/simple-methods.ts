import { forecast } from '../../forecast/forecast.ts';
import { type Coverage, coverages, type PredictionIntervals } from '../../forecast/prediction-intervals.ts';
import { totalInterval } from '../../forecast/totals.ts';

export interface MethodForecast {
  mean: number[];
  ranges: PredictionIntervals;
  /** The 90 % range of the total, if the method has one. */
  total?: { low: number; high: number };
}

export type Method = (history: readonly number[], horizon: number) => MethodForecast;

export const year = 52;

/** Half the width of each range of a normal distribution, in standard deviations. */
const normal: Record<Coverage, number> = { 50: 0.6745, 80: 1.2816, 90: 1.6449, 95: 1.96 };

export function forespan(history: readonly number[], horizon: number): MethodForecast {
  const result = forecast(history, horizon);
  if ('refused' in result) throw new Error(`No forecast: ${result.refused}`);
  const { low, high } = totalInterval(
    { mean: result.mean, low90: result.ranges[90].low, high90: result.ranges[90].high },
    result.totals,
    0,
    horizon,
  );
  return { mean: result.mean, ranges: result.ranges, total: { low, high } };
}

export function lastValue(history: readonly number[], horizon: number): MethodForecast {
  const mean = new Array<number>(horizon).fill(history.at(-1) ?? 0);
  return around(mean, stepDeviation(history, 1), Math.sqrt);
}

export function lastYear(history: readonly number[], horizon: number): MethodForecast {
  const mean = Array.from({ length: horizon }, (_, h) => history.at(h - year) ?? history[0] ?? 0);
  return around(mean, stepDeviation(history, year), () => 1);
}

function around(mean: number[], deviation: number, growth: (week: number) => number): MethodForecast {
  const bounds = coverages.map((coverage) => {
    const halfWidth = (h: number) => normal[coverage] * deviation * growth(h + 1);
    const low = mean.map((value, h) => value - halfWidth(h));
    const high = mean.map((value, h) => value + halfWidth(h));
    return [coverage, { low, high }];
  });
  return { mean, ranges: Object.fromEntries(bounds) };
}

/** The root mean square of the differences between weeks this far apart. */
function stepDeviation(history: readonly number[], distance: number): number {
  const steps = history.slice(distance).map((value, i) => value - (history[i] ?? 0));
  return Math.sqrt(steps.reduce((sum, step) => sum + step ** 2, 0) / steps.length);
}
