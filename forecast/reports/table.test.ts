import { deflateRawSync, gzipSync } from 'node:zlib';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectEncoding, textAt } from './decode.ts';
import { createReportReader, readReport } from './read-report.ts';
import { metricNames, type ReadOptions } from './report.ts';
import { detectDelimiter } from './sniff.ts';
import { createSplitter, textCells } from './table.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** Splits like the reader, in blocks of the given size. */
function split(text: string, delimiter: string, size = 1 << 20): { line: number; cells: string[] }[] {
  const bytes = encode(text);
  const rows: { line: number; cells: string[] }[] = [];
  const splitter = createSplitter(delimiter.charCodeAt(0), 10, (row) => {
    rows.push({ line: row.line, cells: textCells(row) });
  });
  let block = new Uint8Array(0);
  for (let at = 0; at < bytes.length; at += size) {
    block = Uint8Array.from([...block, ...bytes.subarray(at, at + size)]);
    block = block.slice(splitter.split(block, block.length, at + size >= bytes.length));
  }
  return rows;
}

test('any table written as CSV is read back, in blocks of any size', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'ü', '"', ',', ';', '\n', '1', '.', '#'),
    maxLength: 6,
  });
  const table = fc
    .integer({ min: 1, max: 5 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
    );
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(',', ';'),
      fc.integer({ min: 1, max: 40 }),
      (rows, delimiter, size) => {
        const csv = stringify(rows, { delimiter });
        const trimmed = rows.map((cells) => cells.map((text) => text.trim()));
        expect(split(csv, delimiter, size).map(({ cells }) => cells)).toEqual(trimmed);
      },
    ),
    { numRuns: 150, seed: 1 },
  );
});

test.each([
  [
    'CRLF and no last newline',
    'a,b\r\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['spaces around quotes', 'a,"b" ,c\n', [['a', 'b', 'c']]],
  ['a quote that was not doubled', 'a,"say "hi" now",c\n', [['a', 'say "hi" now', 'c']]],
  ['a quote inside a cell', 'a,3" pipe,c\n', [['a', '3" pipe', 'c']]],
  [
    'a quote that is never closed',
    'a,"b\nc,d\n',
    [
      ['a', '"b'],
      ['c', 'd'],
    ],
  ],
])('%s', (_, text, rows) => {
  expect(split(text, ',').map(({ cells }) => cells)).toEqual(rows);
});

test('a row has its line number, even after multi-line cells', () => {
  expect(split('a\n"b\nb"\nc\n', ',').map(({ line }) => line)).toEqual([1, 2, 4]);
});

test.each([
  ['a;b;c\n1,5;2,5;3\n', ';'],
  ['a\tb, c\n1\t2,5\n', '\t'],
  ['a|b\n1|2\n', '|'],
  ['sep=;\na,b;c\n', ';'],
  ['title; really\nDate,Cost\n"1,5",2\n2,3\n', ','],
])('the delimiter of %j is %j', (text, delimiter) => {
  expect(String.fromCharCode(detectDelimiter(encode(text), 10, true, () => 0))).toBe(delimiter);
});

const zip = (name: string) =>
  Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(26), Buffer.from(name), deflateRawSync('x')]);

test.each([
  ['workbook', zip('xl/workbook.xml')],
  ['workbook', zip('[Content_Types].xml')],
  ['workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['archive', zip('report.csv')],
  ['archive', gzipSync('Day,Cost\n')],
  ['pdf', Buffer.from('%PDF-1.7\n%âãÏÓ')],
  ['picture', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ['web-page', Buffer.from('<!doctype html><title>Sign in</title>')],
  ['json', Buffer.from('[{"day": "2025-01-01"}]')],
  ['binary', Buffer.from(Array.from({ length: 500 }, (_, i) => (i * 37) % 256))],
])('a file that is not a table is reported as %s', (code, bytes) => {
  expect(readReport(bytes)).toEqual({
    ...{ problem: { code }, lines: expect.any(Number), platform: 'table' },
    ...{ preview: [], columns: [], guess: null, tables: [] },
  });
});

test('UTF-16 is recognized without a byte order mark, and Windows-1252 cell by cell', () => {
  expect(detectEncoding(Buffer.from('Day\tCost\n', 'utf16le'))).toEqual({ encoding: 'utf-16le', skip: 0 });
  expect(detectEncoding(Buffer.from('Day\tCost\n', 'utf16le').swap16())).toEqual({
    encoding: 'utf-16be',
    skip: 0,
  });
  expect(textAt(Uint8Array.from([0x4b, 0xe4, 0x75, 0x66, 0x65, 0x80]), 0, 6)).toBe('Käufe€');
  expect(textAt(encode('Käufe€'), 0, 9)).toBe('Käufe€');
});

const weeks = Array.from({ length: 30 }, (_, i) =>
  new Date(Date.UTC(2025, 0, 6 + 7 * i)).toISOString().slice(0, 10),
);
const rows = (row: (day: string) => string) => weeks.map(row).join('\n');

test.each([
  ['names of prototypes as headers', `Date,__proto__,constructor,toString\n${rows((day) => `${day},1,2,3`)}`],
  ['names of prototypes as values', `Date,Campaign,Cost\n${rows((day) => `${day},__proto__,2`)}`],
  ['a line of two megabytes', `Date,Cost\n${rows((day) => `${day},1`)}\n${'x'.repeat(2 << 20)}\n`],
  ['a million columns', `Date,Cost\n${rows((day) => `${day},1`)}\n${','.repeat(1e6)}\n`],
  ['a quote that is never closed', `Date,Campaign,Cost\n2024-12-30,"x,1\n${rows((day) => `${day},a,1`)}`],
  ['NUL bytes', `Date,Cost\n${rows((day) => `${day},1`)}\n2025-08-04,\x00\x00\n`],
  ['years 0 and 9999', `Date,Cost\n0000-01-01,1\n9999-12-31,1\n${rows((day) => `${day},1`)}`],
  ['formulas', `Date,Campaign,Cost\n${rows((day) => `${day},"=HYPERLINK(""http://x"")",1`)}`],
])('%s: the rest is read', (_, text) => {
  const report = readReport(text);
  expect('problem' in report ? report.problem : report.weeks.slice(0, 1)).toEqual(
    text.includes('2024-12-30') ? ['2024-12-30'] : ['2025-01-06'],
  );
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});

test('any input results in plain data, with one finite value per week', () => {
  const hostile = fc.constantFrom(
    ...[
      'Date,Cost\n',
      'Day;Kosten\n',
      'Campaign report\n',
      '2025-01-06',
      '1/2/2025',
      '31.12.2024',
      'Jan 2025',
      '"',
      '""',
      '\n',
      '\r\n',
      '\0',
    ],
    ...[
      ',',
      ';',
      '\t',
      '|',
      '--',
      'Total: Account',
      '1,034.55',
      '-1e308',
      '=1+1',
      '__proto__',
      '# x',
      'ü',
      '\ufeff',
      'EUR',
      '%',
      '(',
    ],
  );
  const text = fc
    .array(fc.oneof(hostile, fc.string({ maxLength: 4 })), { maxLength: 60 })
    .map((parts) => parts.join(''));
  const table = fc
    .array(fc.array(hostile, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 20 })
    .map(
      (cells) =>
        `Date,Campaign,Cost\n${weeks
          .slice(0, 3)
          .map((day) => `${day},a,1`)
          .join('\n')}\n${cells.map((row) => row.join(',')).join('\n')}`,
    );
  const file = fc.oneof(text.map(encode), table.map(encode), fc.uint8Array({ maxLength: 300 }));
  const options: fc.Arbitrary<ReadOptions> = fc.record(
    {
      today: fc.constantFrom('2025-01-20', 'nonsense'),
      weekStart: fc.constantFrom(0, 1),
      dateOrder: fc.constantFrom('dmy', 'mdy'),
      columns: fc.dictionary(
        fc.constantFrom('0', '1', '2', '99'),
        fc.constantFrom('date', 'end', 'spend', 'campaign', 'ignored'),
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(file, options, fc.integer({ min: 1, max: 50 }), (bytes, chosen, size) => {
      const reader = createReportReader(chosen);
      for (let i = 0; i < bytes.length; i += size) reader.push(bytes.subarray(i, i + size));
      const report = reader.end();
      expect(JSON.parse(JSON.stringify(report))).toEqual(report);
      if ('problem' in report) return;
      expect(report.weeks.length).toBeGreaterThan(0);
      for (const { name, values } of report.metrics) {
        expect(['other', ...metricNames]).toContain(name);
        expect(values).toHaveLength(report.weeks.length);
        expect(values.every(Number.isFinite)).toBe(true);
      }
    }),
    { numRuns: 200, seed: 3 },
  );
});
