import { expect, test } from 'vitest';
import { locales } from '../contract/locales.ts';
import { dateFormats, regions } from './dates.ts';

const days = Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(2028, 0, 1 + i, 23, 30)));

test.each(locales)('the days of a year are written as Intl writes them in %s', (locale) => {
  const formats = dateFormats(locale);
  const reference = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(regions[locale], { timeZone: 'UTC', ...options });
    return (day: Date) => format.format(day);
  };
  // Intl has no French ordinal for the first.
  const counted = (text: string) => (locale === 'fr' ? text.replace(/(^|\s)1(?=\s)/, '$&er') : text);
  const unstopped = (text: string) => text.replace(/\.$/, '');

  const month = reference({ month: 'short' });
  const monthAndYear = reference({ month: 'long', year: 'numeric' });
  const dayOfMonth = reference({ day: 'numeric', month: 'long' });
  const dayAndShortMonth = reference({ day: 'numeric', month: 'short' });
  const date = reference({ dateStyle: 'long' });
  const weekday = reference({ weekday: 'long', day: 'numeric', month: 'long' });
  const withYear = reference({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const inTokyo = reference({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Asia/Tokyo' });
  const long = reference({ weekday: 'long' });
  const short = reference({ weekday: 'short' });
  for (const day of days) {
    expect(formats.month(day)).toBe(unstopped(month(day)));
    expect(formats.monthAndYear(day)).toBe(monthAndYear(day));
    expect(formats.dayOfMonth(day)).toBe(counted(dayOfMonth(day)));
    expect(formats.dayAndShortMonth(day)).toBe(counted(dayAndShortMonth(day)));
    expect(formats.date(day.toISOString())).toBe(counted(date(day)));
    expect(formats.weekday(day)).toBe(counted(weekday(day)));
    expect(formats.weekday(day, { year: 'numeric' })).toBe(counted(withYear(day)));
    expect(formats.weekday(day, { timeZone: 'Asia/Tokyo' })).toBe(counted(inTokyo(day)));
    expect(formats.weekdayName(day, 'long')).toBe(long(day));
    expect(formats.weekdayName(day, 'short')).toBe(unstopped(short(day)));
  }
});

test('a week has a short name for labels and one for sentences', () => {
  const names = locales.map((locale) => [dateFormats(locale).week(34), dateFormats(locale).weekInText(34)]);
  expect(names).toEqual([
    ['W34', 'week\u00a034'],
    ['KW\u00a034', 'KW\u00a034'],
    ['S34', 'semana\u00a034'],
    ['S34', 'semaine\u00a034'],
  ]);
});
