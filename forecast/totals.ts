import { type CountModel, countQuantiles } from './counts.ts';
import { sum } from './numeric.ts';

/** How the errors of single weeks add up in a total. */
export type TotalModel =
  /** Relative widths of the interval of a total of 1, 2, … weeks: 1 if errors never cancel. */
  { kind: 'widths'; widths: readonly number[] } | { kind: 'counts'; counts: CountModel };

/** `low` and `high` are the 90 % interval of the total, narrower than the sum of the weeks' because errors partly cancel. */
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
/** Scatter evens out over the weeks of a total but for this share, which is how far the level itself is unknown. */
const noise = { shared: 0.15 };
const decay = 0.93;

/** Widths for each number of weeks, from the backtests' errors of totals relative to those of single weeks. */
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
    const usual = sum(weekErrors.slice(0, weeks)) / weeks;
    const scatter = Math.min(start ** 2, noise.shared + (1 - noise.shared) / weeks);
    let squares = prior.weight * (start ** 2 + noiseShare * (scatter - start ** 2));
    let weights = prior.weight;
    backtests.forEach(({ mean, actual }, window) => {
      const error = Math.log(sum(actual.slice(0, weeks)) / sum(mean.slice(0, weeks)));
      if (!Number.isFinite(error) || usual <= 0) return;
      squares += decay ** window * (error / usual) ** 2;
      weights += decay ** window;
    });
    return Math.min(1, Math.sqrt(squares / weights));
  });
}

/** The total of the weeks from `from` to `to`, exclusive. Its interval is never wider than the weeks' extremes added up. */
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
