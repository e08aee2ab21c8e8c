/**
 * The account in the site's charts: fictitious, and marked as such wherever it is drawn. Its weeks are counted from the
 * day of the visit, so that it is always up to date.
 */

/** Conversions of the thirteen weeks before today, and of the 39 weeks before those, which get drift and noise. */
const latestWeeks = [212, 224, 219, 236, 248, 241, 262, 255, 271, 268, 284, 279, 291];
const earlierWeeks = [
  247, 255, 264, 271, 275, 268, 257, 268, 291, 309, 326, 341, 355, 362, 371, 366, 379, 392, 431, 418, 402,
  374, 318, 262, 236, 243, 248, 239, 231, 226, 219, 214, 208, 204, 199, 193, 188, 183, 179,
];
const yearlyGrowth = 1.2;
/** Conversions of the thirteen weeks from today on, for visitors who move Today forward. */
export const laterConversions = [303, 298, 349, 337, 322, 331, 297, 318, 361, 367, 402, 405, 437];
const weeks = 156;
/** Weeks with a promotion, and the factor by which it raised conversions. */
const promotionWeeks = [74, 110];
const promotionLift = 1.25;
/** Relative standard deviations: of a week around the level, and of the level's change per week. */
const weekNoise = 0.055;
const levelDrift = 0.01;

interface SampleMetric {
  name: 'conversions' | 'clicks' | 'spend' | 'value';
  values: number[];
}

/** The last three years, oldest week first. */
export function sampleAccount(): SampleMetric[] {
  const conversions = sampleConversions();
  const random = seededRandom(3_922_921_044);
  const clicks = conversions.map((n, week) => Math.round(n * (24.4 - week * 0.007 + random())));
  return [
    { name: 'conversions', values: conversions },
    { name: 'clicks', values: clicks },
    {
      name: 'spend',
      values: clicks.map((n, week) => Math.round(n * (4.6 + week * 0.0045 + 0.2 * random()))),
    },
    { name: 'value', values: conversions.map((n) => Math.round(n * (462 + 32 * random()))) },
  ];
}

/** The latest weeks as shown on all pages, after earlier years on a lower level, with drift and noise. */
function sampleConversions(): number[] {
  const random = seededRandom(203);
  /** Has a mean of 0 and a standard deviation of 1. */
  const deviate = () => 2 * (random() + random() + random()) - 3;
  const year = [...earlierWeeks, ...latestWeeks];
  const levels = [1];
  while (levels.length <= weeks - latestWeeks.length)
    levels.unshift((levels[0] ?? 1) * (1 + levelDrift * deviate()));
  const earlier = levels.slice(0, -1).map((level, week) => {
    const yearsAgo = Math.floor((weeks - 1 - week) / year.length);
    const seasonal = (year[week % year.length] ?? 0) / yearlyGrowth ** yearsAgo;
    const lift = promotionWeeks.includes(week) ? promotionLift : 1;
    return Math.round(seasonal * level * (1 + weekNoise * deviate()) * lift);
  });
  return [...earlier, ...latestWeeks];
}

/** The same numbers on every machine (a linear congruential generator). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
