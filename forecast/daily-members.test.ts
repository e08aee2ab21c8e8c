import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Forecast, forecast } from './forecast.ts';
import { sum } from './numeric.ts';
import { coverages } from './prediction-intervals.ts';
import { accountDays, toWeeks } from './testing/account-days.ts';
import { forecastOrThrow } from './testing/forecast-or-throw.ts';

const horizon = 13;

const forecastWithDays = (days: readonly number[]): Forecast =>
  forecastOrThrow(toWeeks(days), horizon, { days });
const forecastWeeks = (days: readonly number[]): Forecast => forecastOrThrow(toWeeks(days), horizon);

test('with less than a year of history, days improve the forecast, and its intervals hold', () => {
  const errors = { weeks: 0, days: 0 };
  const held = { 50: 0, 90: 0 };
  let [accounts, weeks] = [0, 0];
  for (let seed = 1; seed <= 24; seed++)
    for (const length of [26, 32, 39, 51])
      for (const days of accountDays(1000 * length + seed, length + horizon)) {
        const actual = toWeeks(days).slice(length);
        const known = days.slice(0, 7 * length);
        const byDay = forecastWithDays(known);
        errors.weeks += Math.abs(Math.log((1 + sum(forecastWeeks(known).mean)) / (1 + sum(actual))));
        errors.days += Math.abs(Math.log((1 + sum(byDay.mean)) / (1 + sum(actual))));
        for (const coverage of [50, 90] as const) {
          const { low, high } = byDay.ranges[coverage];
          held[coverage] += actual.filter((n, h) => n >= (low[h] ?? 0) && n <= (high[h] ?? 0)).length;
        }
        accounts++;
        weeks += horizon;
      }
  expect(accounts).toBe(24 * 4 * 4);
  expect(errors.days).toBeLessThan(errors.weeks);
  expect(held[50] / weeks).toBeGreaterThan(0.46);
  expect(held[50] / weeks).toBeLessThan(0.58);
  expect(held[90] / weeks).toBeGreaterThan(0.86);
  expect(held[90] / weeks).toBeLessThan(0.94);
});

test('the last days count more than earlier days of the same week', () => {
  const steady = Array.from({ length: 7 * 30 }, (_, day) => (day % 7 > 4 ? 60 : 110) + ((day * 7) % 5));
  const peakFrom = (from: number) =>
    steady.map((value, day) => (day >= from && day < from + 2 ? value + 200 : value));
  const [monday, thursday] = [peakFrom(7 * 29), peakFrom(7 * 29 + 3)];
  expect(sum(forecastWithDays(thursday).mean)).toBeGreaterThan(sum(forecastWithDays(monday).mean) + 1);
  expect(sum(forecastWeeks(thursday).mean)).toBe(sum(forecastWeeks(monday).mean));
});

test('with a year of history, days are not used', () => {
  const [, , days = []] = accountDays(3, 52);
  expect(forecastWithDays(days)).toEqual(forecastWeeks(days));
});

test.each([
  ['a day is missing', new Array(7 * 30 - 1).fill(1)],
  ['a day is NaN', new Array(7 * 30).fill(1).with(3, Number.NaN)],
])('%s: no forecast', (_, days) => {
  const weeks = Array.from({ length: 30 }, (_, week) => week + 1);
  expect(forecast(weeks, horizon, { days })).toEqual({ refused: 'bad-days' });
});

test.each([
  ['every day is 0', () => 0],
  ['every day is the same', () => 5],
  ['weekends are 0', (day: number) => (day % 7 > 4 ? 0 : 10 + (day % 3))],
  ['all but one weekday are 0', (day: number) => (day % 7 === 2 ? 40 : 0)],
  ['all but one day are 0', (day: number) => (day === 100 ? 900 : 0)],
  ['a few days are corrected', (day: number) => (day % 11 === 0 ? -20 : 15)],
  ['most days are negative', (day: number) => (day % 5) - 4],
  ['values of 1e300', (day: number) => 1e300 * (1 + (day % 9) / 10)],
  ['tiny values', (day: number) => 1e-300 * (1 + (day % 9))],
  ['a steep fall', (day: number) => Math.exp(-day / 8)],
])('%s: the forecast is finite', (_, amount) => {
  for (const length of [8, 13, 26, 51]) {
    const { mean, ranges } = forecastWithDays(Array.from({ length: 7 * length }, (_, day) => amount(day)));
    for (const values of [mean, ...coverages.flatMap((c) => [ranges[c].low, ranges[c].high])])
      expect(values.every(Number.isFinite)).toBe(true);
  }
});

const amounts = fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 1e5, noNaN: true }));
/** Too large to be counts in any unit of the test. */
const largeAmounts = fc.double({ min: 1e4, max: 1e9, noNaN: true });
const dayLists = (amount: fc.Arbitrary<number>) =>
  fc
    .integer({ min: 8, max: 51 })
    .chain((length) => fc.array(amount, { minLength: 7 * length, maxLength: 7 * length }));

test('for any days, the intervals nest around the mean, and nothing is negative', () => {
  fc.assert(
    fc.property(dayLists(amounts), (days) => {
      const { mean, ranges } = forecastWithDays(days);
      mean.forEach((value, h) => {
        const upward = [value, ...coverages.map((c) => ranges[c].high[h] ?? Number.NaN)];
        const downward = [value, ...coverages.map((c) => ranges[c].low[h] ?? Number.NaN)];
        expect(upward).toEqual(upward.toSorted((a, b) => a - b));
        expect(downward).toEqual(downward.toSorted((a, b) => b - a));
        expect(downward.at(-1)).toBeGreaterThanOrEqual(0);
      });
    }),
    { numRuns: 60, seed: 3 },
  );
});

test('scaling the days scales the forecast', () => {
  fc.assert(
    fc.property(dayLists(largeAmounts), fc.double({ min: 0.01, max: 1000, noNaN: true }), (days, unit) => {
      const { mean } = forecastWithDays(days);
      const scale = Math.max(...mean) || 1;
      forecastWithDays(days.map((value) => value * unit)).mean.forEach((value, h) => {
        expect(value / unit / scale).toBeCloseTo((mean[h] ?? 0) / scale, 4);
      });
    }),
    { numRuns: 60, seed: 3 },
  );
});
