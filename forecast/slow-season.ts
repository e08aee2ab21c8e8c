import { noiseShare } from './noise-share.ts';
import { average, clamp, sum } from './numeric.ts';
import { chooseTransform } from './transform.ts';

/** How much more or less than usual each week brings, in the history and after it. */
export interface SlowSeason {
  past: number[];
  ahead: number[];
  /** The relative variance of these factors. */
  variance: number;
}

const year = 52;
const years = { min: 2, max: 4 };
/** Other series show their season week by week. */
const minNoiseShare = 0.7;
/** How sure the swing is: its square in those that chance alone would give, and how alike the years are. */
const minEvidence = 9;
const minAgreement = 0.6;
const limits = { low: 0.2, high: 3 };

/**
 * One slow swing over the year, for series whose weeks scatter too much to compare them one by one, as small counts do. Each
 * of at least two years has to show the same swing.
 */
export function fitSlowSeason(history: readonly number[], horizon: number): SlowSeason | undefined {
  const count = Math.min(years.max, Math.floor(history.length / year));
  if (count < years.min || history.some((value) => value < 0)) return undefined;
  if (noiseShare(history.map(chooseTransform(history).toModel)) < minNoiseShare) return undefined;
  const recent = history.slice(-count * year);
  const means = Array.from({ length: count }, (_, i) => average(recent.slice(i * year, (i + 1) * year)));
  if (means.some((mean) => mean <= 0)) return undefined;
  const growth = ((means.at(-1) ?? 0) - (means[0] ?? 0)) / ((count - 1) * year);
  const swings = means.map((mean, i) => {
    const [cosines, sines] = [Math.cos, Math.sin].map((wave) =>
      sum(
        recent.slice(i * year, (i + 1) * year).map((value, week) => {
          const level = mean + growth * (week - (year - 1) / 2);
          return (2 / year) * (Math.min(value / mean, limits.high) - level / mean) * wave(angle(week));
        }),
      ),
    );
    return { cosine: cosines ?? 0, sine: sines ?? 0 };
  });
  const cosine = average(swings.map((swing) => swing.cosine));
  const sine = average(swings.map((swing) => swing.sine));
  const strength = cosine ** 2 + sine ** 2;
  // What is left of the squares if each year is judged by the others.
  const own = average(swings.map((swing) => swing.cosine ** 2 + swing.sine ** 2));
  const agreement = (count * strength - own) / ((count - 1) * strength);
  const at = (week: number) => cosine * Math.cos(angle(week)) + sine * Math.sin(angle(week));
  const scatter = average(
    recent.map((value, week) => (value / (means[Math.floor(week / year)] ?? 1) - 1 - at(week)) ** 2),
  );
  const variance = (2 * scatter) / (count * year);
  if (agreement < minAgreement || strength / variance < minEvidence) return undefined;
  const index = (week: number) => clamp(1 + Math.min(1, agreement) * at(week), limits.low, limits.high);
  const first = history.length - count * year;
  return {
    past: history.map((_, week) => index(week - first)),
    ahead: Array.from({ length: horizon }, (_, h) => index(count * year + h)),
    variance,
  };
}

function angle(week: number): number {
  return (2 * Math.PI * week) / year;
}
