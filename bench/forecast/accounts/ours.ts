import { type ForecastOptions, forecast } from '../../../forecast/forecast.ts';
import { totalInterval } from '../../../forecast/totals.ts';

export const horizon = 13;
/** The engine was tuned on the public series before this index. */
export const firstUnseen = 180;

export function forecastOurs(history: readonly number[], options: ForecastOptions = {}) {
  const result = forecast(history, horizon, options);
  if ('refused' in result) throw new Error(`No forecast: ${result.refused}`);
  const { low: low90, high: high90 } = result.ranges[90];
  const weeks = { mean: result.mean, low90, high90 };
  return { ...weeks, total: (count: number) => totalInterval(weeks, result.totals, 0, count) };
}

export const isHeld = (value: number, { low, high }: { low: number; high: number }) =>
  value >= low && value <= high;
export const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
export const heldShare = (held: readonly boolean[]) => percent(held.filter(Boolean).length / held.length);
