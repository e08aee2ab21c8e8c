import { expect, test } from 'vitest';
import { locales } from '../contract/locales.ts';
import { formatter } from './format.ts';

const dates = (iso: string) =>
  locales.map((locale) => {
    const { date, dayOfMonth } = formatter(locale);
    return [date(iso), dayOfMonth(new Date(iso))];
  });

test('the first of a month is counted in French only', () => {
  expect(dates('2026-07-01')).toEqual([
    ['July 1, 2026', 'July 1'],
    ['1. Juli 2026', '1. Juli'],
    ['1 de julio de 2026', '1 de julio'],
    ['1er juillet 2026', '1er juillet'],
  ]);
});

test('other days are numbers in every language', () => {
  expect(dates('2026-08-11')).toEqual([
    ['August 11, 2026', 'August 11'],
    ['11. August 2026', '11. August'],
    ['11 de agosto de 2026', '11 de agosto'],
    ['11 août 2026', '11 août'],
  ]);
});

test('French sets a space before a colon', () => {
  expect(locales.map((locale) => formatter(locale).colon)).toEqual([': ', ': ', ': ', '\u00a0: ']);
});
