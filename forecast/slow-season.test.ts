import { expect, test } from 'vitest';
import { sum } from './numeric.ts';
import { seededRandom } from './sample.ts';
import { fitSlowSeason } from './slow-season.ts';
import { forecastOrThrow } from './testing/forecast-or-throw.ts';
import { drawPoisson } from './testing/random.ts';
import { totalInterval } from './totals.ts';

function simulate(rates: readonly number[], random: () => number): number[] {
  return rates.map((rate) => drawPoisson(rate, random));
}

const swing = (week: number, shift: number) => 1 + 0.3 * Math.sin((2 * Math.PI * week) / 52.18 + shift);

test.each([3, 10, 30])(
  '%d conversions a week with a season: two years are enough to forecast a quarter',
  (rate) => {
    const random = seededRandom(5);
    const errors = { ours: 0, lastYear: 0 };
    for (let i = 0; i < 60; i++) {
      const rates = Array.from({ length: 123 }, (_, week) => rate * swing(week, i));
      const all = simulate(rates, random);
      const actual = sum(all.slice(110));
      errors.ours += Math.abs(sum(forecastOrThrow(all.slice(0, 110)).mean) - actual);
      errors.lastYear += Math.abs(sum(all.slice(58, 71)) - actual);
    }
    expect(errors.ours).toBeLessThan(1.3 * errors.lastYear);
  },
);

test('the interval of a quarter is not much too wide if weeks only scatter', () => {
  const random = seededRandom(8);
  let held = 0;
  for (let i = 0; i < 100; i++) {
    const all = simulate(
      Array.from({ length: 123 }, () => 30),
      random,
    );
    const { mean, ranges, totals } = forecastOrThrow(all.slice(0, 110));
    const weeks = { mean, low90: ranges[90].low, high90: ranges[90].high };
    const { low, high } = totalInterval(weeks, totals, 0, 13);
    const actual = sum(all.slice(110));
    held += Number(actual >= low && actual <= high);
  }
  expect(held).toBeGreaterThanOrEqual(87);
  expect(held).toBeLessThanOrEqual(98);
});

test('a swing in only one of two years is not treated as seasonal', () => {
  const random = seededRandom(2);
  const rates = Array.from({ length: 104 }, (_, week) => 20 * (week < 52 ? swing(week, 0) : 1));
  expect(fitSlowSeason(simulate(rates, random), 13)).toBeUndefined();
  const opposite = Array.from({ length: 104 }, (_, week) => 20 * swing(week, week < 52 ? 0 : Math.PI));
  expect(fitSlowSeason(simulate(opposite, random), 13)).toBeUndefined();
});

test('growth from year to year is not treated as seasonal', () => {
  const random = seededRandom(6);
  for (let i = 0; i < 30; i++) {
    const rates = Array.from({ length: 156 }, (_, week) => 20 * (1 + week / 104));
    const season = fitSlowSeason(simulate(rates, random), 13);
    for (const factor of season?.future ?? []) expect(Math.abs(factor - 1)).toBeLessThan(0.15);
  }
});

test('less than two years have no season', () => {
  const rates = Array.from({ length: 103 }, (_, week) => 20 * swing(week, 0));
  expect(fitSlowSeason(simulate(rates, seededRandom(3)), 13)).toBeUndefined();
});

test('a week of small counts that is left out is not used, with and without a season', () => {
  for (const length of [80, 130]) {
    const rates = Array.from({ length }, (_, week) => 8 * swing(week, 1));
    const history = simulate(rates, seededRandom(9));
    const changed = history.with(length - 5, 0);
    const [one, other] = [history, changed].map((values) =>
      forecastOrThrow(values, 13, { leaveOut: [length - 5] }),
    );
    expect(one).toEqual(other);
  }
});
