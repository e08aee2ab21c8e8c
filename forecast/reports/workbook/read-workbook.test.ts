import { expect, test } from 'vitest';
import { readFile } from '../read-file.ts';
import { total } from '../testing/reading.ts';
import {
  type SheetContent,
  type WorkbookCell,
  type WorkbookSettings,
  writeWorkbook,
  zip,
} from '../testing/write-workbook.ts';
import { detectFormat } from './number-formats.ts';

const read = (bytes: Uint8Array, options = {}) => readFile(new Blob([bytes as BlobPart]), options);
const isoDay = (i: number) => new Date(Date.UTC(2025, 0, 6 + i)).toISOString().slice(0, 10);

/** A sheet with one row per day. */
function days(
  name: string,
  count: number,
  cells: (i: number) => WorkbookCell[],
  header: string[],
): SheetContent {
  return { name, rows: [header, ...Array.from({ length: count }, (_, i) => cells(i))] };
}
const account = (name = 'Daily', count = 70) =>
  days(name, count, (i) => [{ date: isoDay(i) }, 'Brand & "Co", Ltd', 12.345, 100 + (i % 3)], [
    'Day',
    'Campaign',
    'Cost',
    'Clicks',
  ]);

async function readWorkbookReport(sheets: SheetContent[], settings: WorkbookSettings = {}, options = {}) {
  const { report } = await read(writeWorkbook(sheets, settings), options);
  if ('problem' in report) throw new Error(JSON.stringify(report.problem));
  return report;
}

async function problemIn(bytes: Uint8Array) {
  const { report } = await read(bytes);
  return 'problem' in report ? report.problem.code : undefined;
}

test('a workbook is read like a CSV file: days, texts and numbers, with the line numbers of the sheet', async () => {
  const report = await readWorkbookReport([account()]);
  expect(report.weeks).toHaveLength(10);
  expect(report.dates).toMatchObject({ granularity: 'day', first: '2025-01-06', last: '2025-03-16' });
  expect(total(report.metrics[0]?.values ?? [])).toBe(864.15);
  expect(report.dimensions[0]?.values[0]?.label).toBe('Brand & "Co", Ltd');
  const titled = { name: 'A', rows: [['Title'], [], [], ...account().rows, ['x', 'oops', 1, 1]] };
  const { unreadable } = await readWorkbookReport([titled]);
  expect(unreadable.at(-1)?.line).toBe(75);
});

test('days are counted from 1904 if the workbook says so', async () => {
  const { dates } = await readWorkbookReport([account()], { is1904: true });
  expect(dates).toMatchObject({ first: '2025-01-06', last: '2025-03-16' });
});

test('names with a prefix and inline strings are read', async () => {
  const sheet = days(
    'A',
    28,
    (i) => [
      { date: isoDay(i) },
      { inline: 'Grün & <x>' },
      5,
      i % 2 ? { inline: 'Mobile' } : { inline: 'Desktop' },
    ],
    ['Day', 'Campaign', 'Cost', 'Device'],
  );
  const report = await readWorkbookReport([sheet], { prefix: 'x' });
  expect(total(report.metrics[0]?.values ?? [])).toBe(140);
  expect(report.dimensions.map(({ values }) => values.map(({ label }) => label))).toEqual([
    ['Grün & <x>'],
    ['Desktop', 'Mobile'],
  ]);
});

test('formulas have their saved values; errors are noted, and percentages are not summed', async () => {
  const cells = (i: number): WorkbookCell[] => [
    { date: isoDay(i) },
    { formula: 'B1*2', value: 4 },
    i === 3 ? { error: '#REF!' } : 7,
    { percent: 0.125 },
    i % 2 === 0,
    { money: 2.5 },
  ];
  const report = await readWorkbookReport([
    days('A', 28, cells, ['Day', 'Clicks', 'Leads', 'Share of x', 'Active', 'Cost']),
  ]);
  const totals = Object.fromEntries(report.metrics.map(({ label, values }) => [label, total(values)]));
  expect(totals).toEqual({ Cost: 70, Clicks: 112, Leads: 189 });
  expect(report.currency).toBe('EUR');
  expect(report.notes.find(({ code }) => code === 'unreadable-numbers')).toMatchObject({
    column: 'Leads',
    text: '#REF!',
    line: 5,
  });
  expect(report.columns.map(({ role }) => role)).toContain('group');
});

test.each([
  ['dd/mm/yyyy', 'date'],
  ['[$-409]mmm\\-yy;@', 'date'],
  ['yyyy"年"m"月"d"日"', 'date'],
  ['mmmm', 'date'],
  ['[h]:mm:ss', 'time'],
  ['h:mm AM/PM', 'time'],
  ['0.00%', 'percent'],
  ['General', 'number'],
  ['#,##0.00_);[Red]\\(#,##0.00\\)', 'number'],
  ['#,##0 "days"', 'number'],
  ['#,##0.00\\ [$€-407]', { currency: '€' }],
  ['"$"#,##0.00', { currency: '$' }],
])('the format %s is %j', (code, format) => {
  expect(detectFormat(code)).toEqual(format);
});

test('every sheet is listed with its content; the longest history is read, or the selected sheet', async () => {
  const weekly: SheetContent = {
    name: 'Weekly',
    rows: [
      ['Week', 'Cost', 'Clicks'],
      ...Array.from({ length: 9 }, (_, i) =>
        [{ date: isoDay(i * 7) }, 86.415, 0].map((cell, c) => (c === 2 ? weekClicks(i) : cell)),
      ),
    ],
  };
  const bytes = writeWorkbook([
    { name: 'Notes', rows: [['Prepared for'], ['Example GmbH']] },
    weekly,
    { ...account(), isHidden: true },
    {
      name: 'Pivot',
      rows: [
        ['Quarter', 'Cost'],
        ['Q1 2025', 5],
        ['Q2 2025', 6],
      ],
    },
    { name: 'Empty', rows: [] },
  ]);
  const { report, sheets, sheet } = await read(bytes);
  expect(sheet).toBe(2);
  expect('problem' in report).toBe(false);
  expect(
    sheets.map(({ name, isHidden, content }) => [
      name,
      isHidden,
      'problem' in content ? content.problem.code : content.rows,
    ]),
  ).toEqual([
    ['Notes', false, 'no-table'],
    ['Weekly', false, 9],
    ['Daily', true, 70],
    ['Pivot', false, 'too-coarse'],
    ['Empty', false, 'empty'],
  ]);
  expect(sheets.map(({ content }) => ('problem' in content ? null : content.sameAs))).toEqual([
    null,
    2,
    null,
    null,
    null,
  ]);
  const chosen = await read(bytes, { sheet: 1 });
  expect(chosen.report).toMatchObject({ rows: 9, dates: { granularity: 'week' } });
});

function weekClicks(week: number): number {
  return Array.from({ length: 7 }, (_, day) => 100 + ((week * 7 + day) % 3)).reduce((a, b) => a + b, 0);
}

test('encrypted, old and other workbooks, archives and damaged files have different problems', async () => {
  const container = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  expect(
    await problemIn(
      Buffer.concat([container, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]),
    ),
  ).toBe('locked-workbook');
  expect(
    await problemIn(Buffer.concat([container, Buffer.alloc(600), Buffer.from('Workbook', 'utf16le')])),
  ).toBe('old-workbook');
  expect(await problemIn(zip({ 'xl/workbook.bin': 'x' }))).toBe('workbook');
  expect(await problemIn(zip({ 'content.xml': 'x', mimetype: 'opendocument.spreadsheet' }))).toBe('workbook');
  expect(await problemIn(zip({ 'report.csv': 'Day,Cost\n' }))).toBe('archive');
  const whole = writeWorkbook([account()]);
  expect(await problemIn(whole.subarray(0, whole.length - 100))).toBe('broken-workbook');
  const endless = {
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1"><c r="A1"><v>${'1'.repeat(9 << 20)}`,
  };
  expect(await problemIn(writeWorkbook([account()], { parts: endless }))).toBe('broken-workbook');
});

test('reading stops at the limit of unpacked bytes, whatever sizes the file states', {
  tags: ['sweep'],
}, async () => {
  const bomb = new Uint8Array(501 << 20);
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="1"/></sheets></workbook>',
    'xl/sharedStrings.xml': bomb,
  };
  const lying = zip(parts, { lie: (_, entry) => entry.setUint32(24, 10, true) });
  expect(lying.length).toBeLessThan(1 << 20);
  expect(await problemIn(lying)).toBe('large-workbook');
  const beyond = zip(
    { ...parts, 'xl/sharedStrings.xml': 'x' },
    { lie: (name, entry) => name.includes('shared') && entry.setUint32(42, 1 << 30, true) },
  );
  expect(await problemIn(beyond)).toBe('broken-workbook');
  const encrypted = zip(
    { ...parts, 'xl/sharedStrings.xml': 'x' },
    { lie: (_, entry) => entry.setUint16(8, 1, true) },
  );
  expect(await problemIn(encrypted)).toBe('locked-workbook');
});
