import { expect, test } from 'vitest';
import { monthFrom, sheetMonths, weekFrom, yearsSince } from './sheet-weeks.ts';

test.each([
  ['2027-01-01', 53, 40, 12],
  ['2028-02-29', 9, 48, 21],
  ['2026-12-31', 53, 40, 12],
  ['2027-03-28', 12, 52, 24],
  ['2026-11-17', 47, 34, 6],
])('on %s it is week %i; the sheet runs from week %i to week %i', (today, week, first, last) => {
  expect([weekFrom(today, 0), weekFrom(today, -13), weekFrom(today, 12)]).toEqual([week, first, last]);
});

test.each(['2027-01-01', '2028-02-29', '2026-12-31', '2027-03-28', '2026-11-17'])(
  'on %s the months fill the 26 weeks without a gap',
  (today) => {
    for (const ahead of [false, true]) {
      const months = sheetMonths(today, ahead);
      expect(months.reduce((sum, { weeks }) => sum + weeks, 0)).toBe(26);
      for (const [i, { column, weeks }] of months.entries())
        expect(months[i + 1]?.column ?? 27).toBe(column + weeks);
      expect(new Set(months.map(({ month }) => month)).size).toBe(months.length);
    }
  },
);

test('a month is counted from the current one, across the year', () => {
  expect(monthFrom('2026-11-30', 3)).toBe('2027-02');
  expect(monthFrom('2028-02-29', -2)).toBe('2027-12');
});

test('the years since the founding grow month by month', () => {
  expect(yearsSince(2023, '2026-07-02')).toBe(3.5);
  expect(yearsSince(2023, '2027-01-01')).toBe(4);
});
