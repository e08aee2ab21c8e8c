import { type HoldoutForecast, totalError } from './measures.ts';

const count = 3;
const historyWeeks = 39;

/** The series with the largest errors of totals, with their forecasts. */
export function pickWorst(checks: readonly HoldoutForecast[]) {
  return checks
    .toSorted((a, b) => Math.abs(totalError(b)) - Math.abs(totalError(a)))
    .slice(0, count)
    .map((check) => ({
      id: check.id,
      historyWeeks: check.history.length,
      off: totalError(check),
      history: check.history.slice(-historyWeeks),
      actual: check.actual,
      mean: check.forecast.mean,
      low: check.forecast.ranges[90].low,
      high: check.forecast.ranges[90].high,
    }));
}
