import { expect, test } from 'vitest';
import { readReport } from './read-report.ts';
import { daily, findNote, read, readProblem, totals } from './testing/reading.ts';

test('of several currencies, the most frequent or the selected one is read', () => {
  const rows = daily('2025-01-06', 28, (day, i) => `${day},EUR,10\n${i % 2 ? '' : `${day},USD,3`}`);
  const table = `Day,Currency code,Cost\n${rows}`;
  expect(totals(read(table))).toEqual({ spend: 280 });
  expect(findNote(read(table), 'several-currencies')).toEqual({
    ...{ code: 'several-currencies', used: 'EUR', others: ['USD'], count: 14 },
  });
  expect(read(table, { currency: 'USD' })).toMatchObject({ currency: 'USD', rows: 14 });
  const marked = `Day,Cost\n${daily('2025-01-06', 28, (day, i) => `${day},${i % 4 ? '€10' : '$3'}`)}`;
  expect(read(marked)).toMatchObject({ currency: 'EUR', rows: 21 });
});

test('rows without a valid date are previewed with their neighbors', () => {
  const rows = daily('2025-01-06', 28, (day, i) => `${i === 3 ? '31.04.2025' : day},a,10,1`);
  const report = read(`Day,Campaign,Cost,Clicks\n${rows}\n--,b,0,0\n`);
  expect(findNote(report, 'unreadable-rows')).toMatchObject({ count: 2, lines: [5, 30], column: 'Cost' });
  expect(findNote(report, 'unreadable-rows')?.share).toBeCloseTo(10 / 280);
  expect(report.unreadable.map(({ line, kind }) => [line, kind])).toEqual([
    ...[
      [4, 'data'],
      [5, 'unreadable'],
      [6, 'data'],
      [29, 'data'],
      [30, 'unreadable'],
    ],
  ]);
});

test('negative, absurd and unreadable numbers are noted', () => {
  const odd: Record<number, string> = { 3: '-5', 4: '(2.50)', 5: '1e20', 6: 'oops', 7: '=SUM(A1)' };
  const rows = daily('2025-01-06', 28, (day, i) => `${day},${odd[i] ?? '10'}`);
  const report = read(`Date,Cost\n${rows}`);
  expect(totals(report)).toEqual({ spend: 222.5 });
  expect(findNote(report, 'negative-values')).toEqual({
    code: 'negative-values',
    count: 2,
    column: 'Cost',
    line: 5,
  });
  expect(findNote(report, 'absurd-values')).toEqual({
    code: 'absurd-values',
    count: 1,
    column: 'Cost',
    line: 7,
  });
  expect(findNote(report, 'unreadable-numbers')).toMatchObject({ count: 2, line: 8, text: 'oops' });
});

test('a week far above the median is noted', () => {
  const rows = daily('2025-01-06', 84, (day, i) => `${day},${i === 40 ? 90_000 : 100}`);
  expect(findNote(read(`Date,Cost\n${rows}`), 'unusual-week')).toMatchObject({
    column: 'Cost',
    week: '2025-02-10',
  });
});

test.each([
  ['nothing', '', { code: 'empty' }],
  ['blank lines', '\n \n\n', { code: 'empty' }],
  ['a line of text', 'Hello there', { code: 'no-table', line: 1, text: 'Hello there' }],
  [
    'a report by keyword',
    'Keyword report\nJune 2026\nKeyword,Cost\ntable,5\nbench,6\n',
    { code: 'no-dates', lines: 5 },
  ],
  ['a header only', 'Day,Campaign,Cost\n', { code: 'no-rows', line: 1 }],
  ['dates without numbers', 'Day,Campaign\n2025-01-01,a\n2025-01-02,b\n', { code: 'no-numbers', lines: 3 }],
  [
    'quarters',
    'Quarter,Campaign,Cost\nQ1 2025,a,5\nQ2 2025,a,5\n',
    { code: 'too-coarse', column: 'Quarter' },
  ],
  [
    'first days of quarters',
    'Date,Cost\n2025-01-01,5\n2025-04-01,5\n2025-07-01,5',
    { code: 'too-coarse', column: 'Date' },
  ],
  [
    'one period',
    'Start date,End date,Cost\n2025-01-01,2025-06-30,5\n2025-01-01,2025-06-30,6',
    { code: 'one-period', first: '2025-01-01', last: '2025-06-30' },
  ],
  ['one month', 'Month,Cost\n2026-02,5', { code: 'one-period', first: '2026-02-01', last: '2026-02-28' }],
  [
    'three days',
    'Day,Cost\n2025-01-01,5\n2025-01-02,5\n2025-01-03,5',
    { code: 'no-whole-week', first: '2025-01-01', last: '2025-01-03' },
  ],
])('%s: the problem is reported', (_, content, problem) => {
  expect(readProblem(content)).toEqual(problem);
});

test('an unreadable file is previewed', () => {
  const result = readReport(
    'Keyword report\n1 June 2026 - 30 June 2026\nKeyword,Match type,Cost\ntable,Exact,5\n',
  );
  expect('problem' in result && result.preview.map(({ line, kind }) => [line, kind])).toEqual([
    ...[
      [1, 'heading'],
      [2, 'heading'],
      [3, 'header'],
      [4, 'data'],
    ],
  ]);
});
