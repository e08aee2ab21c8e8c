import { expect, test } from 'vitest';
import { locales } from '../contract/locales.ts';
import { formatter, formatWait } from './format.ts';

const dates = (iso: string) =>
  locales.map((locale) => {
    const { date, dayOfMonth } = formatter(locale);
    return [date(iso), dayOfMonth(new Date(iso))];
  });

test('the first of a month is an ordinal in French only', () => {
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

test('a figure with no upper end is open in the words of its language', () => {
  const in4 = (write: (f: ReturnType<typeof formatter>) => string) =>
    locales.map((locale) => write(formatter(locale)).replaceAll(/[\u00a0\u202f]/g, ' '));

  expect(in4((f) => f.moreThan(f.percent(0.95)))).toEqual([
    '95%+',
    'über 95 %',
    'más del 95 %',
    'plus de 95 %',
  ]);
  expect(in4((f) => f.over(f.spelled(1_000_000)))).toEqual([
    'over one million',
    'über einer Million',
    'más de un millón',
    'plus d’un million',
  ]);
  expect(in4((f) => f.moneyBand({ lo: 5_000_000, hi: null }))).toEqual([
    '$5M+',
    'ab 5 Mio. $',
    '5 M $ o más',
    '5 M$ et plus',
  ]);
  expect(in4((f) => f.moneyRange({ lo: 37_000, hi: 140_000 }, true))).toEqual([
    '$37K–$140K+',
    '37 bis über 140 Tsd. $',
    'de 37 a más de 140 mil $',
    '37 à plus de 140 k$',
  ]);
});

test('a band across two units says both', () => {
  const bands = locales.map((locale) => formatter(locale).moneyBand({ lo: 500_000, hi: 1_000_000 }));
  expect(bands.map((band) => band.replaceAll('\u00a0', ' '))).toEqual([
    '$500K–$1M',
    '500 Tsd. bis 1 Mio. $',
    'de 500 mil a 1 M $',
    '500 k$ à 1 M$',
  ]);
});

test('days of a month are counted as each language does', () => {
  expect(locales.map((locale) => formatter(locale).daysOfMonth([1, 5, 10]))).toEqual([
    '1st, 5th and 10th',
    '1., 5. und 10.',
    '1, 5 y 10',
    '1er, 5 et 10',
  ]);
});

test('English ordinals end as they are spoken', () => {
  expect(formatter('en').daysOfMonth([1, 2, 3, 4, 10, 11, 12, 13, 20, 21, 22, 23, 24, 30, 31])).toBe(
    '1st, 2nd, 3rd, 4th, 10th, 11th, 12th, 13th, 20th, 21st, 22nd, 23rd, 24th, 30th and 31st',
  );
});

test('how long to wait is rounded up to minutes or hours', () => {
  expect([1, 60, 541, 5_400, 5_401, 86_400].map((seconds) => formatWait('en', seconds))).toEqual([
    '1 minute',
    '1 minute',
    '10 minutes',
    '90 minutes',
    '2 hours',
    '24 hours',
  ]);
  expect(locales.map((locale) => formatWait(locale, 540))).toEqual([
    '9 minutes',
    '9 Minuten',
    '9 minutos',
    '9 minutes',
  ]);
});

test('English writes a time in a sentence with a.m. and p.m.', () => {
  const written = (time: string) => locales.map((locale) => formatter(locale).timeInText(time));
  expect(written('10:30')).toEqual(['10:30\u00a0a.m.', '10:30', '10:30', '10:30']);
  expect(written('12:30')).toEqual(['12:30\u00a0p.m.', '12:30', '12:30', '12:30']);
  expect(written('00:05')).toEqual(['12:05\u00a0a.m.', '00:05', '00:05', '00:05']);
  expect(written('14:30')).toEqual(['2:30\u00a0p.m.', '14:30', '14:30', '14:30']);
});
