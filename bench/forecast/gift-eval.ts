import { average, sum } from '../../forecast/numeric.ts';
import { averageStep, type HoldoutForecast, msis } from './measures.ts';

/** The measures of GIFT-Eval, which lists the scores of many models on the weeks that the competition kept back. */
export interface GiftEvalScores {
  /** Mean error of the median, in units of the history's average step from week to week. */
  mase: number;
  smape: number;
  /** Weighted quantile loss: of nine quantiles, all series together, so that large series count for more. */
  wql: number;
  /** Width of the 95 % range and what lies outside it, in the units of MASE. */
  msis: number;
  /** The same with a 95 % range that is read from the nine quantiles, as GIFT-Eval does for methods that give no other. */
  msisFromDeciles: number;
}

const deciles = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** Quantiles of the standard normal distribution. */
const normal: Record<number, number> = {
  0.1: -1.281552,
  0.2: -0.841621,
  0.25: -0.67449,
  0.3: -0.524401,
  0.4: -0.253347,
  0.5: 0,
  0.6: 0.253347,
  0.7: 0.524401,
  0.75: 0.67449,
  0.8: 0.841621,
  0.9: 1.281552,
};

export function scoreLikeGiftEval(checks: readonly HoldoutForecast[]): GiftEvalScores {
  const weeks = checks.flatMap(({ actual, answer }) =>
    actual.map((value, h) => ({
      value,
      median: answer.mean[h] ?? 0,
      quantiles: readDeciles(answer.ranges, answer.mean, h),
    })),
  );
  const size = sum(weeks.map(({ value }) => Math.abs(value)));
  const losses = deciles.map(
    (q, i) => sum(weeks.map(({ value, quantiles }) => quantileLoss(value, quantiles[i] ?? 0, q))) / size,
  );
  return {
    mase: average(
      checks.map(
        ({ history, actual, answer }) =>
          average(actual.map((value, h) => Math.abs(value - (answer.mean[h] ?? 0)))) / averageStep(history),
      ),
    ),
    smape: average(
      weeks.map(({ value, median }) => (2 * Math.abs(value - median)) / (Math.abs(value) + Math.abs(median))),
    ),
    wql: average(losses),
    msis: average(checks.map(msis)),
    msisFromDeciles: average(checks.map((check) => msis(withTails(check)))),
  };
}

/** Beyond the outermost quantiles, what is left of the probability falls exponentially, as in GluonTS. */
function withTails(check: HoldoutForecast): HoldoutForecast {
  const { mean, ranges } = check.answer;
  // From 0.2 to 0.1 the probability halves once, from 0.1 to 0.025 twice.
  const reach = (outer: number, inner: number) => outer + 2 * (outer - inner);
  const deciles = mean.map((_, h) => readDeciles(ranges, mean, h));
  const low = deciles.map(([outer = 0, inner = 0]) => reach(outer, inner));
  const high = deciles.map((values) => reach(values.at(-1) ?? 0, values.at(-2) ?? 0));
  return { ...check, answer: { mean, ranges: { ...ranges, 95: { low, high } } } };
}

/**
 * The ranges of 50 and 80 % are four of the quantiles; those between lie on straight lines over the normal distribution's
 * quantiles.
 */
function readDeciles(
  ranges: HoldoutForecast['answer']['ranges'],
  mean: readonly number[],
  h: number,
): number[] {
  const known: [q: number, value: number][] = [
    [0.1, ranges[80].low[h] ?? 0],
    [0.25, ranges[50].low[h] ?? 0],
    [0.5, mean[h] ?? 0],
    [0.75, ranges[50].high[h] ?? 0],
    [0.9, ranges[80].high[h] ?? 0],
  ];
  return deciles.map((q) => {
    const above = Math.max(
      1,
      known.findIndex(([each]) => each >= q),
    );
    const [[lowQ, low], [highQ, high]] = [known[above - 1] ?? [q, 0], known[above] ?? [q, 0]];
    const share = ((normal[q] ?? 0) - (normal[lowQ] ?? 0)) / ((normal[highQ] ?? 0) - (normal[lowQ] ?? 0));
    return low + share * (high - low);
  });
}

function quantileLoss(value: number, forecast: number, q: number): number {
  return 2 * Math.abs((value - forecast) * (Number(forecast >= value) - q));
}
