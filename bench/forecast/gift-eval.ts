import { average, sum } from '../../forecast/numeric.ts';
import { averageStep, type HoldoutForecast, msis } from './measures.ts';

/** The measures of GIFT-Eval, which lists the scores of many models on the weeks that the competition kept back. */
export interface GiftEvalScores {
  /** The mean error of the median, in units of the history's average step from week to week. */
  mase: number;
  smape: number;
  /** The weighted loss of nine quantiles over all series together, so that large series count for more. */
  wql: number;
  /** The width of the 95 % range plus a penalty for values outside it, in the units of MASE. */
  msis: number;
  /** The same with a 95 % range extrapolated from the nine quantiles, as GIFT-Eval does for methods that give no other. */
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
  const weeks = checks.flatMap(({ actual, forecast }) =>
    actual.map((value, h) => ({
      value,
      median: forecast.mean[h] ?? 0,
      quantiles: readDeciles(forecast.ranges, forecast.mean, h),
    })),
  );
  const size = sum(weeks.map(({ value }) => Math.abs(value)));
  const losses = deciles.map(
    (q, i) => sum(weeks.map(({ value, quantiles }) => quantileLoss(value, quantiles[i] ?? 0, q))) / size,
  );
  return {
    mase: average(
      checks.map(
        ({ history, actual, forecast }) =>
          average(actual.map((value, h) => Math.abs(value - (forecast.mean[h] ?? 0)))) / averageStep(history),
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

/** Extrapolates beyond the outermost quantiles with an exponential tail, as GluonTS does. */
function withTails(check: HoldoutForecast): HoldoutForecast {
  const { mean, ranges } = check.forecast;
  // From 0.2 to 0.1 the probability halves once, from 0.1 to 0.025 twice.
  const extrapolate = (outer: number, inner: number) => outer + 2 * (outer - inner);
  const deciles = mean.map((_, h) => readDeciles(ranges, mean, h));
  const low = deciles.map(([outer = 0, inner = 0]) => extrapolate(outer, inner));
  const high = deciles.map((values) => extrapolate(values.at(-1) ?? 0, values.at(-2) ?? 0));
  return { ...check, forecast: { mean, ranges: { ...ranges, 95: { low, high } } } };
}

/**
 * The ranges of 50 and 80 % give four quantiles. The others are interpolated linearly over the quantiles of the normal
 * distribution.
 */
function readDeciles(
  ranges: HoldoutForecast['forecast']['ranges'],
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

function quantileLoss(value: number, quantile: number, q: number): number {
  return 2 * Math.abs((value - quantile) * (Number(quantile >= value) - q));
}
