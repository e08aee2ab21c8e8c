import { expect, test } from 'vitest';
import { locales } from '../contract/locales.ts';
import { regions } from './dates.ts';
import { formatList, formatNumber } from './number-format.ts';

const numbers = [0, 1, 12, 123, 1234, 12_345, 1_234_567, 1e12].flatMap((n) =>
  [0, 0.04, 0.05, 0.25, 0.35, 0.449, 0.5, 0.95, 0.999].flatMap((part) => [n + part, -(n + part)]),
);

test.each(locales)('numbers are written as Intl writes them in %s', (locale) => {
  for (const [min, max] of [
    [0, 1],
    [1, 1],
    [0, 0],
    [2, 2],
  ] as const) {
    const reference = new Intl.NumberFormat(regions[locale], {
      minimumFractionDigits: min,
      maximumFractionDigits: max,
      useGrouping: 'always',
      signDisplay: 'negative',
    });
    for (const n of [...numbers, 1.005, 1e-7, 0.1 + 0.2])
      expect(formatNumber(locale, n, min, max), String(n)).toBe(reference.format(n));
  }
});

test.each(locales)('lists are written as Intl writes them in %s', (locale) => {
  const region = locale === 'en' ? 'en-GB' : regions[locale];
  const names = ['Amazon Ads', 'Google Ads', 'Instagram', 'Hielo', 'Hilo', 'Outlook', 'Hotmail', '8 Ball'];
  for (const [word, type] of [
    ['and', 'conjunction'],
    ['or', 'disjunction'],
  ] as const) {
    const reference = new Intl.ListFormat(region, { type });
    const lists = [
      [],
      ['Meta Ads'],
      ...names.flatMap((name) => [
        ['Meta Ads', name],
        ['Bing', 'Yahoo', name],
      ]),
    ];
    for (const list of lists) expect(formatList(locale, list, word)).toBe(reference.format(list));
  }
});
