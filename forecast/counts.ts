import { average, sum } from './numeric.ts';

/** The coming weeks of a series of small counts: negative binomial, around a rate that drifts. */
export interface CountModel {
  /** The size of one count: 1, or the average week that is not 0. */
  unit: number;
  /** Expected count per week. */
  rate: number;
  /** Variance divided by mean. */
  dispersion: number;
  /** The relative variance of the rate at the end of the history, and its increase per week. */
  rateVariance: number;
  drift: number;
}

const small = { window: 52, maxMean: 10, maxSize: 20, minZeroShare: 0.1 };
const fit = {
  maxWeeks: 104,
  priorWeeks: 4,
  decay: 0.99,
  /** Weekly discounts to choose from. Any but 0 must reduce the loss by more than `minGain`. */
  discounts: [0, 0.02, 0.05, 0.1, 0.2, 0.4, 0.6],
  minGain: 0.5,
  dispersionWeeks: 8,
  minDrift: 0.002,
};
/** Nine equally likely levels, in standard deviations. */
const levels = [-1.59, -0.97, -0.59, -0.28, 0, 0.28, 0.59, 0.97, 1.59];
/** Above this mean, a lognormal distribution replaces the counting. */
const maxCountedMean = 600;

/** The unit in which a series is small counts; undefined if it is not. Attributed conversions need not be integers. */
export function findCountUnit(history: readonly number[]): number | undefined {
  if (history.some((value) => value < 0)) return undefined;
  const recent = history.slice(-small.window);
  const nonZero = recent.filter((value) => value > 0);
  if (nonZero.length === 0) return 1;
  const size = average(nonZero);
  if (average(recent) < small.maxMean && size <= small.maxSize) return 1;
  return 1 - nonZero.length / recent.length >= small.minZeroShare ? size : undefined;
}

/**
 * Follows the rate week by week, with the discount that predicts best (a Gamma–Poisson filter). `seasonVariance` is added
 * to the relative variance of the rate.
 */
export function fitCounts(history: readonly number[], unit: number, seasonVariance = 0): CountModel {
  const counts = history.slice(-fit.maxWeeks).map((value) => value / unit);
  const mean = (sum(counts) + 0.5) / (counts.length + 1);
  let best = { loss: Number.POSITIVE_INFINITY, discount: 0, rate: mean, weight: 1, dispersion: 1 };
  for (const discount of fit.discounts) {
    let [events, weight] = [fit.priorWeeks * mean, fit.priorWeeks];
    let [loss, squares, weights] = [0, 0, 0];
    counts.forEach((count, week) => {
      const expected = events / weight;
      const decay = fit.decay ** (counts.length - 1 - week);
      loss += decay * (expected - count * Math.log(expected));
      squares += (decay * (count - expected) ** 2) / expected;
      weights += decay;
      events = (1 - discount) * events + count;
      weight = (1 - discount) * weight + 1;
    });
    if (loss < best.loss - (discount === 0 ? 0 : fit.minGain)) {
      const dispersion = Math.max(1, (fit.dispersionWeeks + squares) / (fit.dispersionWeeks + weights));
      best = { loss, discount, rate: events / weight, weight, dispersion };
    }
  }
  const { rate, discount, weight, dispersion } = best;
  return {
    unit,
    rate,
    dispersion,
    rateVariance: dispersion / (weight * rate) + seasonVariance,
    drift: Math.max(fit.minDrift, (2 * discount ** 2 * dispersion) / ((1 - discount) * rate)),
  };
}

/** Quantiles of the total of consecutive weeks with these means, the first of them `first` weeks after the history. */
export function countQuantiles(
  { unit, dispersion, rateVariance, drift }: CountModel,
  means: readonly number[],
  first: number,
  probabilities: readonly number[],
): number[] {
  const counts = means.map((value) => value / unit);
  const mean = sum(counts);
  if (mean <= 0) return probabilities.map(() => 0);
  let variance = 0;
  counts.forEach((one, i) => {
    counts.forEach((other, j) => {
      variance += one * other * (rateVariance + (first + Math.min(i, j)) * drift);
    });
  });
  return mixedQuantiles(mean, dispersion, variance / mean ** 2, probabilities).map((count) => count * unit);
}

/** Quantiles of a negative binomial distribution with an uncertain level: the average over all `levels`. */
function mixedQuantiles(
  mean: number,
  dispersion: number,
  variance: number,
  probabilities: readonly number[],
): number[] {
  const deviation = Math.sqrt(Math.log(1 + variance));
  const means = levels.map((level) => mean * Math.exp(deviation * level));
  if (Math.max(...means) > maxCountedMean) {
    const spread = Math.sqrt(Math.log(1 + variance + dispersion / mean));
    return probabilities.map((probability) => mean * Math.exp(normalQuantile(probability) * spread));
  }
  // Exactly 1 would be a Poisson distribution, which this is close to, and divide by 0.
  const ratio = Math.max(dispersion, 1.0001);
  const shapes = means.map((value) => value / (ratio - 1));
  /** The probability of `count`, by level. */
  let chances = shapes.map((shape) => Math.exp(-shape * Math.log(ratio)));
  let count = 0;
  let reached = average(chances);
  return probabilities.map((probability) => {
    while (reached < probability && count < 10 * maxCountedMean) {
      count++;
      chances = chances.map(
        (chance, i) => (chance * (count - 1 + (shapes[i] ?? 0)) * (1 - 1 / ratio)) / count,
      );
      reached += average(chances);
    }
    return count;
  });
}

/** Abramowitz and Stegun, 26.2.23: an error below 0.0005. */
function normalQuantile(probability: number): number {
  const t = Math.sqrt(-2 * Math.log(Math.min(probability, 1 - probability)));
  const tail =
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t ** 2) /
      (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3);
  return probability < 0.5 ? -tail : tail;
}
