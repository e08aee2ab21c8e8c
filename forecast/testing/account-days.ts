import { seededRandom } from '../sample.ts';
import { drawNormal, drawPoisson } from './random.ts';

/** An account's values on an average day, from a few conversions to thousands of clicks. */
const sizes = [1.5, 12, 300, 5000];
const daysPerYear = 365.25;

/**
 * Daily figures like those of advertising accounts, reproducible by seed: counts with a weekday pattern, a season, a
 * wandering level, promotions and, in some, a break. One list of days per size.
 */
export function accountDays(seed: number, weeks: number): number[][] {
  const random = seededRandom(seed);
  const normal = () => drawNormal(random);
  return sizes.map((size) => {
    const weekend = random() < 0.5 ? 1 - (0.1 + 0.6 * random()) : 1 + 0.3 * random();
    const weekdays = Array.from({ length: 7 }, (_, day) => (day > 4 ? weekend : 1 + 0.05 * normal()));
    const season = { strength: 0.25 * random(), shift: 2 * Math.PI * random() };
    const [growth, wander, noise] = [0.001 * normal(), 0.005 + 0.02 * random(), 0.05 + 0.2 * random()];
    const broken = { from: Math.floor(random() * 3 * 7 * weeks), by: Math.exp(0.4 * normal()) };
    let level = 0;
    let promotion = 0;
    return Array.from({ length: 7 * weeks }, (_, day) => {
      level = 0.998 * level + growth + wander * normal();
      promotion = promotion > 0 ? promotion - 1 : random() < 0.012 ? 3 + Math.floor(5 * random()) : 0;
      const expected =
        size *
        (weekdays[day % 7] ?? 1) *
        (1 + season.strength * Math.sin((2 * Math.PI * day) / daysPerYear + season.shift)) *
        (promotion > 0 ? 1.35 : 1) *
        (day >= broken.from ? broken.by : 1) *
        Math.exp(level + noise * normal());
      return count(expected);
    });
  });

  /** A Poisson distribution with a large mean is nearly normal. */
  function count(expected: number): number {
    if (expected > 30) return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal()));
    return drawPoisson(expected, random);
  }
}

/** The totals of every seven days. */
export function toWeeks(days: readonly number[]): number[] {
  return Array.from({ length: Math.floor(days.length / 7) }, (_, week) =>
    days.slice(7 * week, 7 * week + 7).reduce((sum, value) => sum + value, 0),
  );
}
