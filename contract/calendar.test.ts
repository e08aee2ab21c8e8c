import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  isDay,
  isMonth,
  isoWeekday,
  lastDay,
  sameDayIn,
  weekNumber,
  weekStart,
  weeksAround,
} from './calendar.ts';

test.each(['2026-07-14', '2028-02-29', '2000-02-29', '1900-01-01', '2199-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each([
  '2026-02-29',
  '9999-12-31',
  '0000-01-01',
  '2026-07-14\n',
  '2100-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '2026-07-14T10:00',
  '+002026-07-14',
  '٢٠٢٦-٠٧-١٤',
  'x',
  '',
])('"%s" is no day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('months have two digits from 01 to 12', () => {
  expect(['2026-01', '2026-12'].every(isMonth)).toBe(true);
  expect(['2026-00', '2026-13', '2026-1', '2026-01-01', '0000-01', '9999-12', ''].some(isMonth)).toBe(false);
});

test('days and months go on over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -13)).toBe('2024-12');
  expect(lastDay('2027-02')).toBe('2027-02-28');
});

test('the same day of a shorter month is its last', () => {
  expect(sameDayIn('2027-02', '2027-01-31')).toBe('2027-02-28');
  expect(sameDayIn('2028-02', '2028-03-29')).toBe('2028-02-29');
  expect(sameDayIn('2026-08', '2026-07-14')).toBe('2026-08-14');
});

test.each([
  ['2026-07-02', 27],
  ['2027-01-01', 53],
  ['2026-01-01', 1],
  ['2028-12-31', 52],
  ['2024-12-30', 1],
])('%s lies in week %i', (day, week) => {
  const monday = weekStart(day, 1);
  expect(weekNumber(Array.from({ length: 7 }, (_, i) => addDays(monday, i)))).toBe(week);
});

test('a month is shown as six weeks in a row that begin with the right weekday', () => {
  const anyMonth = fc.tuple(fc.integer({ min: 1970, max: 2199 }), fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(anyMonth, fc.integer({ min: 1, max: 7 }), ([year, number], firstWeekday) => {
      const month = `${year}-${String(number).padStart(2, '0')}`;
      const weeks = weeksAround(month, firstWeekday);
      const days = weeks.flat();
      expect(weeks.every(([first = '']) => isoWeekday(first) === firstWeekday)).toBe(true);
      expect(days).toEqual(Array.from({ length: 42 }, (_, i) => addDays(days[0] ?? '', i)));
      expect(days.slice(0, 7)).toContain(`${month}-01`);
    }),
  );
});
