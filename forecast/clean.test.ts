import { expect, test } from 'vitest';
import { clean } from './clean.ts';
import { seededRandom } from './sample.ts';
import { forecastOrThrow } from './testing/forecast-or-throw.ts';

/** Two and a half years of values around 200, with noise of 8 %. */
function account(weeks = 130, seed = 3): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: weeks }, () => 200 * (0.92 + 0.16 * random()));
}

function mondays(count: number, first = '2024-05-06'): string[] {
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(first) + i * 7 * 86_400_000).toISOString().slice(0, 10),
  );
}

function nextWeek(history: readonly number[], options = {}): number {
  return forecastOrThrow(history, 13, options).mean[0] ?? 0;
}

test.each([
  ['twenty times', 20],
  ['forty times', 40],
  ['a tenth of', 0.1],
])('a last week of %s the normal value does not become the forecast', (_, factor) => {
  const history = account();
  const normal = nextWeek(history);
  const spoiled = history.with(-1, (history.at(-1) ?? 0) * factor);
  expect(nextWeek(spoiled) / normal).toBeCloseTo(1, 0);
  expect(clean(spoiled, undefined).cleaning.outliers.map(({ week }) => week)).toEqual([129]);
});

test('a week that the visitor keeps is not cleaned, and one that is left out is not used', () => {
  const history = account();
  const spoiled = history.with(-1, (history.at(-1) ?? 0) * 20);
  expect(clean(spoiled, undefined, { keep: [129] })).toEqual({
    values: spoiled,
    cleaning: { outliers: [] },
  });
  expect(nextWeek(spoiled, { keep: [129] })).not.toBe(nextWeek(spoiled));
  const doubled = history.with(100, 400);
  const { values, cleaning } = clean(doubled, undefined, { leaveOut: [100] });
  expect(values[100]).toBeCloseTo(((history[99] ?? 0) + (history[101] ?? 0)) / 2);
  expect(cleaning.outliers).toEqual([{ week: 100, used: values[100] }]);
});

test.each([
  ['a loss', -1],
  ['a large loss', -20],
  ['a huge loss', -1e6],
])(
  'a last week with %s does not become the forecast of a profit, and if kept does not run away',
  (_, factor) => {
    for (const weeks of [130, 40]) {
      const history = account(weeks);
      const normal = nextWeek(history);
      const last = (history.at(-1) ?? 0) * factor;
      const spoiled = history.with(-1, last);
      expect(nextWeek(spoiled) / normal).toBeCloseTo(1, 0);
      expect(clean(spoiled, undefined).cleaning.outliers.map(({ week }) => week)).toEqual([weeks - 1]);
      const { mean } = forecastOrThrow(spoiled, 13, { keep: [weeks - 1] });
      for (const value of mean) expect(Math.abs(value)).toBeLessThan(3 * Math.max(200, -last));
    }
  },
);

test('a profit that is often a loss has no outliers', () => {
  const random = seededRandom(5);
  const profit = Array.from({ length: 130 }, (_, i) => 300 * Math.sin(i / 5) + 450 * (random() - 0.5));
  expect(clean(profit, undefined).cleaning.outliers).toEqual([]);
});

test('a spike a year ago is not repeated', () => {
  const history = account();
  const spiked = history.with(130 - 52 + 2, 2000);
  const [week, withoutSpike] = [spiked, history].map((values) => forecastOrThrow(values).mean[2] ?? 0);
  expect((week ?? 0) / (withoutSpike ?? 1)).toBeCloseTo(1, 0);
});

test('a spike that recurs every year is seasonal, also if its week moves with Easter', () => {
  const yearly = account().map((value, week) => (week % 52 === 20 ? value * 4 : value));
  expect(clean(yearly, undefined).cleaning.outliers).toEqual([]);
  const weeks = mondays(130, '2023-01-02');
  const easter = ['2023-04-03', '2024-03-25', '2025-04-14'];
  const moving = account().map((value, week) => (easter.includes(weeks[week] ?? '') ? value * 4 : value));
  expect(clean(moving, weeks).cleaning.outliers).toEqual([]);
  expect(clean(moving, undefined).cleaning.outliers).not.toEqual([]);
});

test('the first Christmas is not an outlier', () => {
  const weeks = mondays(60, '2025-10-06');
  const history = account(60).map((value, week) => (weeks[week] === '2025-12-15' ? value * 4 : value));
  expect(clean(history, weeks).cleaning.outliers).toEqual([]);
  expect(clean(history, undefined).cleaning.outliers).toHaveLength(1);
});

test('a single zero is an outage, many zeros are not', () => {
  const history = account();
  const { values, cleaning } = clean(history.with(110, 0), undefined);
  expect(cleaning.outliers).toEqual([{ week: 110, used: values[110] }]);
  expect(values[110]).toBeGreaterThan(150);
  const often = history.map((value, week) => (week % 6 === 0 ? 0 : value));
  expect(clean(often, undefined)).toEqual({ values: often, cleaning: { outliers: [] } });
});

test('after a lasting step, earlier weeks are scaled to the new level', () => {
  const history = account().map((value, week) => (week >= 122 ? value / 2 : value));
  const { values, cleaning } = clean(history, undefined);
  expect(cleaning.step?.start).toBe(122);
  expect(cleaning.step?.factor).toBeCloseTo(0.5, 1);
  expect(values[50]).toBeCloseTo((history[50] ?? 0) * (cleaning.step?.factor ?? 0));
  expect(nextWeek(history)).toBeLessThan(130);
});

test('a zero that the visitor keeps stays 0', () => {
  const history = account().with(110, 0);
  expect(clean(history, undefined, { keep: [110] })).toEqual({ values: history, cleaning: { outliers: [] } });
});

test('an account without outliers is not changed', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const history = account(130, seed);
    expect(clean(history, undefined)).toEqual({ values: history, cleaning: { outliers: [] } });
  }
});
