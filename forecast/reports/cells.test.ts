import { expect, test } from 'vitest';
import { detectDateOrder, formatIsoDate, resolveDateCell } from './dates.ts';
import { parseDateCell, parsePeriod } from './parse-date.ts';
import {
  comma,
  currencyIn,
  detectDecimalMark,
  parseNumber,
  parseNumberBytes,
  point,
} from './parse-number.ts';

/** For example `week 2024-12-30` or `month 2024-03-01`. */
function describeDate(text: string, isKnown = false): string | undefined {
  const cell = parseDateCell(text, isKnown);
  if (!cell) return undefined;
  const day = resolveDateCell(cell, 'mdy') ?? resolveDateCell(cell, 'dmy');
  return `${cell.unit} ${day === undefined ? '?' : formatIsoDate(day)}`;
}

test.each([
  ['2024-02-29', 'day 2024-02-29'],
  ['2024/3/5', 'day 2024-03-05'],
  ['2024-03-05T23:59:59Z', 'day 2024-03-05'],
  ['2024-03-05 14:30', 'day 2024-03-05'],
  ['="2024-03-05"', 'day 2024-03-05'],
  ['20240305', 'day 2024-03-05'],
  ['2024030517', 'day 2024-03-05'],
  ['5.3.2024', 'day 2024-03-05'],
  ['05.03.24', 'day 2024-03-05'],
  ['3/5/2024', 'open 2024-03-05'],
  ['25/3/2024', 'open 2024-03-25'],
  ['3/25/24 12:00:00 AM', 'open 2024-03-25'],
  ['Mar 5, 2024', 'day 2024-03-05'],
  ['Tue, Mar 5, 2024', 'day 2024-03-05'],
  ['5 March 2024', 'day 2024-03-05'],
  ['05-Mar-2024', 'day 2024-03-05'],
  ['March 5th, 2024', 'day 2024-03-05'],
  ['Di., 5. März 2024', 'day 2024-03-05'],
  ['5. Mrz. 2024', 'day 2024-03-05'],
  ['5 de marzo de 2024', 'day 2024-03-05'],
  ['mié, 7 ago 2024', 'day 2024-08-07'],
  ['1er août 2024', 'day 2024-08-01'],
  ['mardi 5 mars 2024', 'day 2024-03-05'],
  ['2024-03', 'month 2024-03-01'],
  ['03/2024', 'month 2024-03-01'],
  ['March 2024', 'month 2024-03-01'],
  ['Mar-24', 'month 2024-03-01'],
  ['März 2024', 'month 2024-03-01'],
  ['Dez. 2024', 'month 2024-12-01'],
  ['enero de 2024', 'month 2024-01-01'],
  ['sept. 2024', 'month 2024-09-01'],
  ['juin 2024', 'month 2024-06-01'],
  ['juil. 2024', 'month 2024-07-01'],
  ['févr. 2024', 'month 2024-02-01'],
  ['2025-W01', 'week 2024-12-30'],
  ['KW 1/2025', 'week 2024-12-30'],
  ['S53 2020', 'week 2020-12-28'],
])('"%s" is %s', (text, expected) => {
  expect(describeDate(text)).toBe(expected);
});

test.each([
  '2023-02-29',
  '31.04.2024',
  '13/13/2024',
  '0000-01-01',
  '9999-12-31',
  '1989-12-31',
  '2024-13-01',
  '12345678',
  '1034',
  '1.034',
  '3.5.7',
  'January',
  'Mayo',
  '5 Foo 2024',
  'Total: 2024',
  '',
  '--',
  '1/2',
  '٢٠٢٤-٠١-٠١',
  'Jan 5, 2024 Feb 2025',
])('"%s" is not a date', (text) => {
  expect(describeDate(text)).toBeUndefined();
});

test('serial days and months of six digits are dates only in a column of dates', () => {
  expect([describeDate('45356'), describeDate('202403')]).toEqual([undefined, undefined]);
  expect([describeDate('45356', true), describeDate('202403', true)]).toEqual([
    'day 2024-03-05',
    'month 2024-03-01',
  ]);
});

test('a range has a start and an end', () => {
  const period = parsePeriod('2024-03-04 - 2024-03-10');
  expect(
    [period?.start, period?.end].map((cell) => cell && formatIsoDate(resolveDateCell(cell, 'dmy') ?? 0)),
  ).toEqual([...['2024-03-04', '2024-03-10']]);
  expect(parsePeriod('2024-03-04 - tomorrow')).toBeUndefined();
});

test.each([
  [['1/2/2024', '13/2/2024'], 'dmy'],
  [['1/2/2024', '2/13/2024'], 'mdy'],
  [['1/2/2024', '2/3/2024'], null],
  [['4/11/2024', '11/11/2024', '18/11/2024', '2/12/2024'], 'dmy'],
  [['1/1/2024', '1/2/2024', '1/3/2024', '1/4/2024', '1/5/2024'], null],
  [['1/1/2024', '8/1/2024', '1/15/2024', '1/22/2024'], 'mdy'],
  [['2/4/2024', '9/4/2024', '4/16/2024'], 'mdy'],
])('the order of %j is %s', (cells, order) => {
  expect(detectDateOrder(cells.flatMap((cell) => parseDateCell(cell) ?? []))).toBe(order);
});

const numbers: [string, number, number][] = [
  ['1034', 1034, 1034],
  ['1,034.55', 1034.55, Number.NaN],
  ['1.034,55', Number.NaN, 1034.55],
  ['12.5', 12.5, Number.NaN],
  ['12,5', Number.NaN, 12.5],
  ['0.1', 0.1, Number.NaN],
  ['1,034', 1034, 1.034],
  ['1 034', 1034, 1034],
  ['1\u202f034', 1034, 1034],
  ['1’034.55', 1034.55, Number.NaN],
  ['$1,034.55', 1034.55, Number.NaN],
  ['-$1,034.55', -1034.55, Number.NaN],
  ['US$12', 12, 12],
  ['1.034,55\u00a0€', Number.NaN, 1034.55],
  ['EUR 12', 12, 12],
  ['12 zł', 12, 12],
  ['12.5%', 12.5, Number.NaN],
  ['-5', -5, -5],
  ['−5', -5, -5],
  ['(5)', -5, -5],
  ['+5', 5, 5],
  ['="5"', 5, 5],
  ['1.5E+05', 150_000, Number.NaN],
  ['--', 0, 0],
  [' -- ', 0, 0],
  ['', 0, 0],
  ['n/a', 0, 0],
  ['12345678901234567890', 12345678901234567000, 12345678901234567000],
  ['1,2,3', Number.NaN, Number.NaN],
  ['1,0345', Number.NaN, 1.0345],
  ['=1+1', Number.NaN, Number.NaN],
  ['2024-01-05', Number.NaN, Number.NaN],
  ['12 months', Number.NaN, Number.NaN],
  ['(5', Number.NaN, Number.NaN],
  ['.', Number.NaN, Number.NaN],
  ['-', 0, 0],
  ['1\0', 1, 1],
];

test.each(numbers)(
  '"%s" is %d with a decimal point and %d with a decimal comma',
  (text, withPoint, withComma) => {
    const bytes = new TextEncoder().encode(text);
    expect(parseNumberBytes(bytes, 0, bytes.length, point)).toBe(withPoint);
    expect(parseNumberBytes(bytes, 0, bytes.length, comma)).toBe(withComma);
  },
);

test('numbers in Windows-1252 are read', () => {
  expect(
    parseNumberBytes(Uint8Array.from([0x31, 0xa0, 0x30, 0x33, 0x34, 0x2c, 0x35, 0x20, 0x80]), 0, 9, comma),
  ).toBe(1034.5);
});

test.each([
  [['1,034.55', '12'], 'de', point],
  [['1.034', '12'], 'en', point],
  [['1.034', '12'], null, comma],
  [['1,034', '12'], null, point],
  [['1.034', '12'], 'fr', comma],
  [['1.234.567'], 'en', comma],
  [['12'], 'es', comma],
  [[], null, point],
] as const)('the decimals in %j, language %s, come after %d', (cells, language, mark) => {
  expect(detectDecimalMark(cells, language)).toBe(mark);
});

test.each([
  ['EUR', 'EUR'],
  ['$', 'USD'],
  ['CA$12.50', 'CAD'],
  ['12,50 €', 'EUR'],
  ['12 zł', 'PLN'],
  ['12.50', undefined],
  ['#', undefined],
])('the currency of "%s" is %s', (text, currency) => {
  expect(currencyIn(text)).toBe(currency);
});

test('numbers are the same read as text and as bytes', () => {
  for (let i = 0; i < 2000; i++) {
    const value = Math.round(((i * 7919) % 104_729) * 1.37 * 100) / 100;
    const text = value.toLocaleString('en-US', { minimumFractionDigits: i % 3 });
    const bytes = new TextEncoder().encode(text);
    expect(parseNumberBytes(bytes, 0, bytes.length, point)).toBe(Number(text.replaceAll(',', '')));
    expect(parseNumber(text, point)).toBe(Number(text.replaceAll(',', '')));
  }
});
