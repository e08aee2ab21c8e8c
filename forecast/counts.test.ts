import { expect, test } from 'vitest';
import { findCountUnit } from './counts.ts';
import type { Forecast } from './forecast.ts';
import { sum } from './numeric.ts';
import { seededRandom } from './sample.ts';
import { forecastOrThrow } from './testing/forecast-or-throw.ts';
import { drawPoisson } from './testing/random.ts';
import { totalInterval } from './totals.ts';

function simulate(rate: number, weeks: number, random: () => number): number[] {
  return Array.from({ length: weeks }, () => drawPoisson(rate, random));
}

function totalFor(result: Forecast, weeks: number) {
  const { mean, ranges, totals } = result;
  return totalInterval({ mean, low90: ranges[90].low, high90: ranges[90].high }, totals, 0, weeks);
}

test.each([0.3, 1, 3])('%d conversions a week: the intervals of weeks and totals hold', (rate) => {
  const random = seededRandom(11);
  const held = { week: 0, three: 0, thirteen: 0 };
  const accounts = 120;
  for (let i = 0; i < accounts; i++) {
    const all = simulate(rate, 123, random);
    const [history, actual] = [all.slice(0, 110), all.slice(110)];
    const result = forecastOrThrow(history);
    const { low, high } = result.ranges[90];
    held.week += actual.filter((n, h) => n >= (low[h] ?? 0) && n <= (high[h] ?? 0)).length / 13;
    for (const [name, weeks] of [
      ['three', 3],
      ['thirteen', 13],
    ] as const) {
      const total = totalFor(result, weeks);
      const actualTotal = sum(actual.slice(0, weeks));
      held[name] += Number(actualTotal >= total.low && actualTotal <= total.high);
    }
  }
  // Intervals of integers cannot hold exactly 90 %. With so few events it is more.
  for (const share of Object.values(held)) {
    expect(share / accounts).toBeGreaterThan(0.87);
    expect(share / accounts).toBeLessThanOrEqual(1);
  }
});

test('edges are integers, include 0 if a week can be 0, and totals are within those of their weeks', () => {
  const random = seededRandom(4);
  for (const rate of [0.2, 0.5, 1, 2, 4]) {
    const history = simulate(rate, 80, random);
    const result = forecastOrThrow(history);
    const { low, high } = result.ranges[90];
    for (const edge of [...low, ...high]) expect(edge).toBe(Math.round(edge));
    if (rate <= 1) expect(low.every((edge) => edge === 0)).toBe(true);
    expect(high.every((edge) => edge > 0)).toBe(true);
    for (const weeks of [1, 3, 13]) {
      const total = totalFor(result, weeks);
      expect(total.high).toBeLessThanOrEqual(sum(high.slice(0, weeks)));
      expect(total.high).toBeGreaterThan(0);
      expect(total.low).toBeLessThanOrEqual(total.mean);
    }
  }
});

test.each([
  ['a few conversions', [0, 2, 1, 4, 0, 3], 1],
  ['fractions of conversions', [0.5, 2.25, 1, 4, 0.75, 3], 1],
  ['revenue from few orders', [0, 80, 0, 160, 0, 0], 120],
  ['hundreds', [240, 310, 280, 260, 0, 290, 270, 265, 300, 295, 310, 305], undefined],
  ['corrections below zero', [0, -1, 2, 3, 0, 1], undefined],
])('the unit of %s', (_, values, unit) => {
  const history = Array.from({ length: 52 }, (_, week) => values[week % values.length] ?? 0);
  const found = findCountUnit(history);
  if (unit === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(unit, -1);
});
