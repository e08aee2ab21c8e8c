import { type CountModel, countQuantiles } from './counts.ts';
import { sum } from './numeric.ts';

/** How the errors of weeks combine in a total. */
export type TotalModel =
  /** The relative width of the interval of a total of 1, 2, … weeks: 1 if errors never cancel out. */
  { kind: 'widths'; widths: readonly number[] } | { kind: 'counts'; counts: CountModel };

/** `low` and `high` are the 90 % interval. It is narrower than the weeks' together because errors partly cancel out. */
export interface Total {
  mean: number;
  low: number;
  high: number;
}

/** A forecast by week, with 90 % intervals. */
interface Weeks {
  mean: readonly number[];
  low90: readonly number[];
  high90: readonly number[];
}

const prior = { weight: 4, floor: 0.8, perWeek: 0.3 };
/** The share of the variance that all weeks have in common, because the level is uncertain. The rest averages out. */
const sharedVariance = 0.15;
/** Weight decay per window. */
const decay = 0.93;

/** The widths for each number of weeks: the backtests' errors of totals, relative to those of single weeks. */
export function fitTotalWidths(
  horizon: number,
  backtests: readonly { mean: readonly number[]; actual: readonly number[] }[],
  weekErrors: readonly number[],
  noiseShare = 0,
): number[] {
  return Array.from({ length: horizon }, (_, i) => {
    const weeks = i + 1;
    if (weeks === 1) return 1;
    const start = Math.min(1, prior.floor + prior.perWeek / weeks);
    const weekError = sum(weekErrors.slice(0, weeks)) / weeks;
    const scatterVariance = Math.min(start ** 2, sharedVariance + (1 - sharedVariance) / weeks);
    let squares = prior.weight * (start ** 2 + noiseShare * (scatterVariance - start ** 2));
    let weights = prior.weight;
    backtests.forEach(({ mean, actual }, window) => {
      const error = Math.log(sum(actual.slice(0, weeks)) / sum(mean.slice(0, weeks)));
      if (!Number.isFinite(error) || weekError <= 0) return;
      squares += decay ** window * (error / weekError) ** 2;
      weights += decay ** window;
    });
    return Math.min(1, Math.sqrt(squares / weights));
  });
}

/** The total of the weeks from `from` to `to`, exclusive. Its interval is never wider than those of the weeks together. */
export function totalInterval(weeks: Weeks, model: TotalModel, from: number, to: number): Total {
  const means = weeks.mean.slice(from, to);
  const mean = sum(means);
  const [lowest, highest] = [sum(weeks.low90.slice(from, to)), sum(weeks.high90.slice(from, to))];
  if (model.kind === 'counts') {
    const [low = 0, high = 0] = countQuantiles(model.counts, means, from + 1, [0.05, 0.95]);
    return { mean, low: Math.max(low, lowest), high: Math.min(high, highest) };
  }
  const width = model.widths[to - from - 1] ?? model.widths.at(-1) ?? 1;
  if (mean <= 0 || lowest <= 0) {
    return { mean, low: mean + (lowest - mean) * width, high: mean + (highest - mean) * width };
  }
  return { mean, low: mean * (lowest / mean) ** width, high: mean * (highest / mean) ** width };
}
