import { seededRandom } from '../../../forecast/sample.ts';
import { drawNormal, drawPoisson } from '../../../forecast/testing/random.ts';

/** Fictitious accounts by seed, for promises about accounts that public series cannot verify. */

export type CountKind = 'steady' | 'wandering' | 'seasonal';

/** Conversions per week around a rate that is steady, wanders by 4 % a week, or swings by 30 % over the year. */
export function countAccount(seed: number, rate: number, kind: CountKind, weeks: number): number[] {
  const random = seededRandom(seed);
  const normal = () => drawNormal(random);
  const shift = 2 * Math.PI * random();
  let level = 0;
  return Array.from({ length: weeks }, (_, week) => {
    if (kind === 'wandering') level += 0.04 * normal();
    const season = kind === 'seasonal' ? 1 + 0.3 * Math.sin((2 * Math.PI * week) / 52.18 + shift) : 1;
    return drawPoisson(rate * Math.exp(level) * season, random);
  });
}

/** Weekly spend that wanders with a season, and its conversions, with an efficiency that wanders too. */
export function spendingAccount(seed: number, weeks: number): { spend: number[]; conversions: number[] } {
  const random = seededRandom(seed);
  const normal = () => drawNormal(random);
  const shift = 2 * Math.PI * random();
  const swing = 0.3 * random();
  let [level, efficiency] = [Math.log(8_000), 0];
  const all = Array.from({ length: weeks }, (_, week) => {
    level += 0.03 * normal();
    efficiency = 0.98 * efficiency + 0.025 * normal();
    const season = swing * Math.sin((2 * Math.PI * week) / 52.18 + shift);
    const spend = Math.exp(level + season + 0.05 * normal());
    const conversions = 0.12 * spend ** 0.85 * Math.exp(efficiency + season / 2 + 0.07 * normal());
    return { spend, conversions: Math.max(1, Math.round(conversions)) };
  });
  return { spend: all.map(({ spend }) => spend), conversions: all.map(({ conversions }) => conversions) };
}
