import { type HoldoutForecast, totalError } from './measures.ts';

const shown = 3;
const shownHistory = 39;

/** The series whose totals were missed by most, with what was forecast. */
export function pickWorst(checks: readonly HoldoutForecast[]) {
  return checks
    .toSorted((a, b) => Math.abs(totalError(b)) - Math.abs(totalError(a)))
    .slice(0, shown)
    .map((check) => ({
      id: check.id,
      historyWeeks: check.history.length,
      off: totalError(check),
      history: check.history.slice(-shownHistory),
      actual: check.actual,
      mean: check.answer.mean,
      low: check.answer.ranges[90].low,
      high: check.answer.ranges[90].high,
    }));
}
