import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forecast } from './forecast.ts';
import { sum } from './numeric.ts';
import { coverages } from './prediction-intervals.ts';
import { seededRandom } from './sample.ts';
import { forecastOrThrow } from './testing/forecast-or-throw.ts';

/** Weeks with a season, a trend and noise, by seed. */
function account(weeks: number, seed = 1): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: weeks }, (_, week) => {
    const season = 1 + 0.25 * Math.sin((2 * Math.PI * week) / 52.1775);
    return 400 * 1.002 ** week * season * (0.95 + 0.1 * random());
  });
}

test('season and trend of three years continue, and the total is within five percent of the actual', () => {
  const series = account(169);
  const { mean } = forecastOrThrow(series.slice(0, 156));
  expect(Math.abs(sum(mean) / sum(series.slice(156)) - 1)).toBeLessThan(0.05);
});

test('about nine weeks in ten are inside the 90 % interval', () => {
  let inside = 0;
  let all = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const series = account(169, seed);
    const { low, high } = forecastOrThrow(series.slice(0, 156)).ranges[90];
    series.slice(156).forEach((value, h) => {
      all++;
      if (value >= (low[h] ?? 0) && value <= (high[h] ?? 0)) inside++;
    });
  }
  expect(inside / all).toBeGreaterThan(0.82);
  expect(inside / all).toBeLessThanOrEqual(0.99);
});

test.each([30, 60, 150])('the weights of the members sum to 1 with %d weeks of history', (weeks) => {
  expect(sum(forecastOrThrow(account(weeks)).members.map(({ weight }) => weight))).toBeCloseTo(1);
});

test.each([
  ['three values', [1, 2, 3], { refused: 'too-short', least: 8 }],
  ['no values', [], { refused: 'too-short', least: 8 }],
  ['NaN', [1, 2, Number.NaN, 4, 5, 6, 7, 8], { refused: 'not-a-number', at: 2 }],
  ['an infinite value', [1, 2, 3, 4, 5, 6, 7, Number.POSITIVE_INFINITY], { refused: 'not-a-number', at: 7 }],
])('%s: no forecast', (_, history, problem) => {
  expect(forecast(history, 13)).toEqual(problem);
});

test.each([0, -1, 1.5, 54, Number.NaN])('a horizon of %d weeks has no forecast', (horizon) => {
  expect(forecast(account(60), horizon)).toEqual({ refused: 'bad-horizon', most: 53 });
});

test.each([
  ['zeros', new Array(60).fill(0), 0],
  ['a constant', new Array(60).fill(70), 70],
])('a history of %s has the same forecast', (_, history, value) => {
  const { mean, ranges } = forecastOrThrow(history);
  for (const forecastValue of [...mean, ...ranges[95].low, ...ranges[95].high])
    expect(forecastValue).toBeCloseTo(value);
});

test.each([
  ['5,000 values', account(5_000)],
  ['values of 1e300', account(120).map((value) => value * 1e297)],
  ['values of 1e300 with zeros', account(120).map((value, i) => (i % 7 === 0 ? 0 : value * 1e297))],
  ['tiny values', account(120).map((value) => value * 1e-300)],
  ['negative values', account(120).map((value) => value - 500)],
  ['a step', [...new Array(60).fill(10), ...new Array(30).fill(1000)]],
  ['one outlier', account(120).map((value, i) => (i === 119 ? value * 50 : value))],
  ['eight values', account(8)],
])('%s: the forecast is finite', (_, history) => {
  const { mean, ranges } = forecastOrThrow(history);
  for (const values of [mean, ...coverages.flatMap((c) => [ranges[c].low, ranges[c].high])])
    expect(values.every(Number.isFinite)).toBe(true);
});

test('a history without negative values has no negative forecast', () => {
  const clicks = account(120)
    .map((value, i) => (i % 3 === 0 ? 0 : value - 380))
    .map((v) => Math.max(0, v));
  const { mean, ranges } = forecastOrThrow(clicks);
  for (const value of [...mean, ...ranges[95].low]) expect(value).toBeGreaterThanOrEqual(0);
});

const histories = fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 8, maxLength: 220 });
/** Too large to be counts in any unit of the test. */
const largeHistories = fc.array(fc.double({ min: 1e5, max: 1e9, noNaN: true }), {
  minLength: 8,
  maxLength: 220,
});

test('for any positive history, the intervals nest around the mean and widen with the weeks', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 1, max: 26 }), (history, horizon) => {
      const { mean, ranges } = forecastOrThrow(history, horizon);
      for (let h = 0; h < horizon; h++) {
        const at = (values: number[]) => values[h] ?? Number.NaN;
        const outward = [mean, ...coverages.map((c) => ranges[c].high)].map(at);
        const downward = [mean, ...coverages.map((c) => ranges[c].low)].map(at);
        for (let i = 1; i < outward.length; i++) {
          expect(outward[i]).toBeGreaterThanOrEqual(outward[i - 1] ?? 0);
          expect(downward[i]).toBeLessThanOrEqual(downward[i - 1] ?? 0);
        }
      }
      const ratio = (h: number) => (ranges[90].high[h] ?? 0) / (ranges[90].low[h] ?? 1);
      for (let h = 1; h < horizon; h++) expect(ratio(h)).toBeGreaterThanOrEqual(ratio(h - 1) * (1 - 1e-9));
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('scaling the history scales the forecast', () => {
  fc.assert(
    fc.property(largeHistories, fc.double({ min: 0.001, max: 1000, noNaN: true }), (history, unit) => {
      const plain = forecastOrThrow(history).mean;
      forecastOrThrow(history.map((value) => value * unit)).mean.forEach((value, h) => {
        expect(value / unit / (plain[h] ?? 1)).toBeCloseTo(1, 4);
      });
    }),
    { numRuns: 40, seed: 2 },
  );
});

test('shifting a history with negative values shifts the forecast', () => {
  const series = account(130).map((value) => value - 600);
  const plain = forecastOrThrow(series).mean;
  const scale = Math.max(...plain.map(Math.abs));
  forecastOrThrow(series.map((value) => value - 50)).mean.forEach((value, h) => {
    expect(Math.abs(value + 50 - (plain[h] ?? 0)) / scale).toBeLessThan(0.02);
  });
});

test('Black Friday is forecast in its week of the calendar', () => {
  // Mondays from 2 January 2023.
  const weeks = Array.from({ length: 144 }, (_, i) =>
    new Date(Date.UTC(2023, 0, 2) + i * 7 * 86_400_000).toISOString().slice(0, 10),
  );
  const holidays = ['2023-04-03', '2024-03-25', '2025-04-14', '2023-11-20', '2024-11-25'];
  const history = weeks.map((week, i) => 100 + (i % 2) + (holidays.includes(week) ? 300 : 0));
  expect(history.filter((value) => value > 300)).toHaveLength(5);
  const { mean } = forecastOrThrow(history, 13, { weeks });
  // The weeks after the history begin on 6 October 2025; Black Friday is on 28 November.
  const peak = mean.indexOf(Math.max(...mean));
  expect(new Date(Date.UTC(2025, 9, 6) + peak * 7 * 86_400_000).toISOString().slice(0, 10)).toBe(
    '2025-11-24',
  );
});
