import { average } from '../../forecast/numeric.ts';
import { scoreLikeGiftEval } from './gift-eval.ts';
import { averageStep, computeMeasures, computeTotals, type HoldoutForecast, totalError } from './measures.ts';
import type { Series } from './series.ts';
import { forespan, lastValue, type Method } from './simple-methods.ts';
import { pickWorst } from './worst.ts';

const year = 52;
/** The minimum weeks of history of each group of series. */
const lengths = [0, 2 * year, 10 * year];
/** The last weeks in which the restlessness of a series is measured. */
const recentWeeks = 2 * year;

/** Scores the engine on the weeks that the competition kept back from its entrants. */
export function scoreHiddenWeeks(histories: readonly Series[], hidden: readonly Series[]) {
  const checks = forecastAll(histories, hidden, forespan);
  const naiveChecks = forecastAll(histories, hidden, lastValue);
  const measures = computeMeasures(checks);
  const naive = computeMeasures(naiveChecks);
  const steps = checks.map(({ history }) => measureRestlessness(history));
  const minStep = steps.toSorted((a, b) => b - a)[Math.floor(checks.length / 5) - 1] ?? 0;
  return {
    totals: computeTotals(checks),
    ...measures,
    /** The competition's overall score: both errors relative to those of repeating the last value. */
    owa: (measures.smape / naive.smape + measures.mase / naive.mase) / 2,
    giftEval: { forespan: scoreLikeGiftEval(checks), lastValue: scoreLikeGiftEval(naiveChecks) },
    lengths: lengths.map((from, i) => {
      const below = lengths[i + 1];
      const group = checks.filter(
        ({ history }) => history.length >= from && history.length < (below ?? Number.POSITIVE_INFINITY),
      );
      return { from, ...(below && { below }), ...computeTotals(group) };
    }),
    /** The fifth of the series that changes most from week to week. */
    restless: { leastStep: minStep, ...computeTotals(checks.filter((_, i) => (steps[i] ?? 0) >= minStep)) },
    /** One per series, in the order of the file. */
    errors: checks.map(totalError),
    worst: pickWorst(checks),
  };
}

function forecastAll(
  histories: readonly Series[],
  hidden: readonly Series[],
  method: Method,
): HoldoutForecast[] {
  return histories.map(({ id, values }, i) => {
    const { id: hiddenId, values: actual = [] } = hidden[i] ?? {};
    if (hiddenId !== id) throw new Error(`Expected the hidden weeks of ${id}`);
    return { id, history: values, actual, forecast: method(values, actual.length) };
  });
}

/** The average step from week to week, as a share of the average week. */
function measureRestlessness(history: readonly number[]): number {
  const recent = history.slice(-recentWeeks);
  return averageStep(recent) / Math.abs(average(recent));
}
