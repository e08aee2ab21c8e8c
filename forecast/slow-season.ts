import { noiseShare } from './noise-share.ts';
import { average, clamp, sum } from './numeric.ts';
import { chooseTransform } from './transform.ts';

/** The factor by which each week is above or below average, in the history and after it. */
export interface SlowSeason {
  past: number[];
  future: number[];
  /** The relative variance of the factors. */
  variance: number;
}

const year = 52;
const years = { min: 2, max: 4 };
/** The season of series with less noise is fitted week by week. */
const minNoiseShare = 0.7;
/** The square of the swing, relative to the one that chance alone would give. */
const minEvidence = 9;
/** How similar the years are, at most 1. */
const minAgreement = 0.6;
const limits = { low: 0.2, high: 3 };

/**
 * Fits one sine wave per year, for series whose weeks scatter too much to be compared one by one, as small counts do.
 * Undefined unless at least two years agree on it.
 */
export function fitSlowSeason(history: readonly number[], horizon: number): SlowSeason | undefined {
  const count = Math.min(years.max, Math.floor(history.length / year));
  if (count < years.min || history.some((value) => value < 0)) return undefined;
  if (noiseShare(history.map(chooseTransform(history).toModel)) < minNoiseShare) return undefined;
  const recent = history.slice(-count * year);
  const means = Array.from({ length: count }, (_, i) => average(recent.slice(i * year, (i + 1) * year)));
  if (means.some((mean) => mean <= 0)) return undefined;
  const growth = ((means.at(-1) ?? 0) - (means[0] ?? 0)) / ((count - 1) * year);
  const swings = means.map((mean, i) => fitSwing(recent.slice(i * year, (i + 1) * year), mean, growth));
  const cosine = average(swings.map((swing) => swing.cosine));
  const sine = average(swings.map((swing) => swing.sine));
  const strength = cosine ** 2 + sine ** 2;
  // The average product of different years' swings, relative to the square of the average swing.
  const ownSquares = average(swings.map((swing) => swing.cosine ** 2 + swing.sine ** 2));
  const agreement = (count * strength - ownSquares) / ((count - 1) * strength);
  const swingAt = (week: number) => cosine * Math.cos(angle(week)) + sine * Math.sin(angle(week));
  const scatter = average(
    recent.map((value, week) => (value / (means[Math.floor(week / year)] ?? 1) - 1 - swingAt(week)) ** 2),
  );
  const variance = (2 * scatter) / (count * year);
  if (agreement < minAgreement || strength / variance < minEvidence) return undefined;
  const factor = (week: number) => clamp(1 + Math.min(1, agreement) * swingAt(week), limits.low, limits.high);
  const first = history.length - count * year;
  return {
    past: history.map((_, week) => factor(week - first)),
    future: Array.from({ length: horizon }, (_, h) => factor(count * year + h)),
    variance,
  };
}

/** The amplitudes of a year's deviations from a straight line through its mean, relative to that mean. */
function fitSwing(
  values: readonly number[],
  mean: number,
  weeklyGrowth: number,
): { cosine: number; sine: number } {
  const amplitude = (wave: (angle: number) => number) =>
    sum(
      values.map((value, week) => {
        const level = mean + weeklyGrowth * (week - (year - 1) / 2);
        return (2 / year) * (Math.min(value / mean, limits.high) - level / mean) * wave(angle(week));
      }),
    );
  return { cosine: amplitude(Math.cos), sine: amplitude(Math.sin) };
}

function angle(week: number): number {
  return (2 * Math.PI * week) / year;
}
