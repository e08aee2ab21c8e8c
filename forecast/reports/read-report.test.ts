import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createReader, readReport } from './read-report.ts';
import type { Note, ReadOptions, Report } from './report.ts';

const fixture = (file: string) => readFileSync(join(import.meta.dirname, 'fixtures', file));

function read(content: Uint8Array | string, options: ReadOptions = {}): Report {
  const result = readReport(content, options);
  if ('problem' in result) throw new Error(JSON.stringify(result.problem));
  return result;
}

function problemOf(content: Uint8Array | string, options: ReadOptions = {}) {
  const result = readReport(content, options);
  return 'problem' in result ? result.problem : undefined;
}

const noteOf = <Code extends Note['code']>(report: Report, code: Code) =>
  report.notes.find((note): note is Extract<Note, { code: Code }> => note.code === code);
const codes = ({ notes }: Report) => notes.map(({ code }) => code);
const total = (values: readonly number[]) => Math.round(values.reduce((a, b) => a + b, 0) * 100) / 100;
const totals = ({ metrics }: Report) =>
  Object.fromEntries(
    metrics.map(({ name, label, values }) => [name === 'other' ? label : name, total(values)]),
  );

/** A table with one row for each day, from the first on. */
function daily(first: string, count: number, row: (day: string, i: number) => string): string {
  return Array.from({ length: count }, (_, i) =>
    row(new Date(Date.parse(first) + i * 86_400_000).toISOString().slice(0, 10), i),
  ).join('\n');
}

/** The fixtures were written by a script that added up their weeks by itself; those are the totals here. */
const daysOfSpring = { granularity: 'day', first: '2026-04-01', last: '2026-05-20' };
test.each([
  {
    file: 'google-ads.csv',
    is: {
      platform: 'google-ads',
      language: 'en',
      delimiter: ',',
      encoding: 'utf-8',
      rows: 100,
      currency: 'EUR',
    },
    dates: { ...daysOfSpring, column: 0, order: null },
    weeks: ['2026-04-06', '2026-05-11', 6],
    totals: { spend: 26846.65, clicks: 11047, impressions: 168818, conversions: 460.64, value: 42507.34 },
    notes: ['unfinished-week', 'unfinished-week', 'few-weeks', 'sum-rows', 'rows-summed', 'columns-ignored'],
  },
  {
    file: 'google-ads-week-utf16.csv',
    is: {
      platform: 'google-ads',
      language: 'en',
      delimiter: '\t',
      encoding: 'utf-16',
      rows: 64,
      currency: null,
    },
    dates: { granularity: 'week', first: '2025-10-06', last: '2026-05-15', column: 0, order: null },
    weeks: ['2025-10-06', '2026-05-04', 31],
    totals: { spend: 20665.87, clicks: 8615, impressions: 131466, conversions: 362.53, value: 31787.86 },
    notes: ['unfinished-week', 'sum-rows', 'rows-summed'],
  },
  {
    file: 'google-ads-month.csv',
    is: {
      platform: 'google-ads',
      language: 'en',
      delimiter: ',',
      encoding: 'utf-8',
      rows: 16,
      currency: null,
    },
    dates: { granularity: 'month', first: '2025-01-01', last: '2026-04-30', column: 0, order: null },
    weeks: ['2025-01-06', '2026-04-20', 68],
    totals: {
      spend: 280707.77,
      clicks: 106657.07,
      impressions: 1583323.73,
      conversions: 4374.47,
      value: 405536.56,
    },
    notes: ['months-spread'],
  },
  {
    file: 'google-ads-de.csv',
    is: {
      platform: 'google-ads',
      language: 'de',
      delimiter: ',',
      encoding: 'utf-8',
      rows: 100,
      currency: 'EUR',
    },
    dates: { ...daysOfSpring, column: 0, order: null },
    weeks: ['2026-04-06', '2026-05-11', 6],
    totals: { spend: 27671.81, clicks: 11595, impressions: 170609, conversions: 482.87, value: 42978.51 },
    notes: ['unfinished-week', 'unfinished-week', 'few-weeks', 'sum-rows', 'rows-summed', 'columns-ignored'],
  },
  {
    file: 'google-ads-es.csv',
    is: {
      platform: 'google-ads',
      language: 'es',
      delimiter: ';',
      encoding: 'utf-8',
      rows: 100,
      currency: 'EUR',
    },
    dates: { ...daysOfSpring, column: 0, order: 'dmy' },
    weeks: ['2026-04-06', '2026-05-11', 6],
    totals: { spend: 26606.64, clicks: 11113, impressions: 163528, conversions: 468.73, value: 42437.03 },
    notes: ['unfinished-week', 'unfinished-week', 'few-weeks', 'sum-rows', 'rows-summed', 'columns-ignored'],
  },
  {
    file: 'google-ads-fr.csv',
    is: {
      platform: 'google-ads',
      language: 'fr',
      delimiter: ',',
      encoding: 'utf-8',
      rows: 100,
      currency: 'EUR',
    },
    dates: { ...daysOfSpring, column: 0, order: 'dmy' },
    weeks: ['2026-04-06', '2026-05-11', 6],
    totals: { spend: 29779.46, clicks: 12073, impressions: 184057, conversions: 506.17, value: 45241.49 },
    notes: ['unfinished-week', 'unfinished-week', 'few-weeks', 'sum-rows', 'rows-summed', 'columns-ignored'],
  },
  {
    file: 'microsoft-ads.csv',
    is: {
      platform: 'microsoft-ads',
      language: 'en',
      delimiter: ',',
      encoding: 'utf-8',
      rows: 100,
      currency: 'EUR',
    },
    dates: { ...daysOfSpring, column: 0, order: 'mdy' },
    weeks: ['2026-04-06', '2026-05-11', 6],
    totals: { spend: 29383.45, clicks: 12358, impressions: 180091, conversions: 515.07, value: 46534.09 },
    notes: ['unfinished-week', 'unfinished-week', 'few-weeks', 'rows-summed', 'columns-ignored'],
  },
  {
    file: 'ga4-exploration.csv',
    is: { platform: 'ga4', language: 'en', delimiter: ',', encoding: 'utf-8', rows: 100, currency: null },
    dates: { ...daysOfSpring, column: 0, order: null },
    weeks: ['2026-04-06', '2026-05-11', 6],
    totals: { Sessions: 11153, conversions: 469.7, value: 43346.23 },
    notes: ['unfinished-week', 'unfinished-week', 'few-weeks', 'sum-rows', 'rows-summed'],
  },
  {
    file: 'ga4-overview.csv',
    is: { platform: 'ga4', language: 'en', delimiter: ',', encoding: 'utf-8', rows: 50, currency: null },
    dates: { ...daysOfSpring, column: 0, order: null },
    weeks: ['2026-04-06', '2026-05-11', 6],
    totals: { Sessions: 20545 },
    notes: ['unfinished-week', 'unfinished-week', 'few-weeks'],
  },
  {
    file: 'meta.csv',
    is: { platform: 'meta', language: 'en', delimiter: ',', encoding: 'utf-8', rows: 100, currency: 'EUR' },
    dates: { ...daysOfSpring, column: 0, order: null },
    weeks: ['2026-04-06', '2026-05-11', 6],
    totals: { spend: 27857.4, clicks: 11315, impressions: 163387, conversions: 472, value: 43065.81 },
    notes: ['unfinished-week', 'unfinished-week', 'few-weeks', 'sum-rows', 'rows-summed', 'columns-ignored'],
  },
  {
    file: 'amazon-ads.csv',
    is: {
      platform: 'amazon-ads',
      language: 'en',
      delimiter: ',',
      encoding: 'utf-8',
      rows: 100,
      currency: 'USD',
    },
    dates: { ...daysOfSpring, column: 0, order: null },
    weeks: ['2026-04-06', '2026-05-11', 6],
    totals: {
      ...{ spend: 26991.2, clicks: 11434, impressions: 163462, conversions: 482, value: 45099.59 },
      '7 Day Total Units (#)': 566,
    },
    notes: ['unfinished-week', 'unfinished-week', 'few-weeks', 'rows-summed', 'columns-ignored'],
  },
  {
    file: 'pasted-us.tsv',
    is: { platform: 'table', language: 'en', delimiter: '\t', encoding: 'utf-8', rows: 50, currency: 'USD' },
    dates: { ...daysOfSpring, column: 0, order: 'mdy' },
    weeks: ['2026-04-06', '2026-05-11', 6],
    totals: { spend: 33950.7, Visits: 48501 },
    notes: ['unfinished-week', 'unfinished-week', 'few-weeks'],
  },
  {
    file: 'months-windows-1252.csv',
    is: {
      platform: 'table',
      language: 'de',
      delimiter: ';',
      encoding: 'windows-1252',
      rows: 16,
      currency: 'EUR',
    },
    dates: { granularity: 'month', first: '2025-01-01', last: '2026-04-30', column: 0, order: null },
    weeks: ['2025-01-06', '2026-04-20', 68],
    totals: { value: 398163.82, conversions: 4770.83 },
    notes: ['months-spread', 'sum-rows'],
  },
])('$file is read', ({ file, is, dates, weeks, totals: expected, notes }) => {
  const report = read(fixture(file));
  expect(report).toMatchObject({ ...is, dates });
  expect([report.weeks[0], report.weeks.at(-1), report.weeks.length]).toEqual(weeks);
  expect(totals(report)).toEqual(expected);
  expect(codes(report)).toEqual(notes);
});

test('the sizes of the chunks a file comes in change nothing', () => {
  for (const file of ['google-ads.csv', 'google-ads-week-utf16.csv']) {
    const bytes = fixture(file);
    const reader = createReader();
    for (let i = 0, size = 1; i < bytes.length; i += size, size = (size * 7) % 101)
      reader.push(bytes.subarray(i, i + size));
    expect(reader.progress().bytes).toBe(bytes.length);
    expect(reader.end()).toEqual(read(bytes));
  }
});

test('a campaign’s own sum and the totals are left out by line', () => {
  const report = read(fixture('google-ads.csv'));
  expect(noteOf(report, 'sum-rows')).toEqual({ code: 'sum-rows', count: 4, lines: [4, 55, 106, 107] });
  expect(noteOf(report, 'columns-ignored')?.names).toEqual(['Campaign status', 'CTR', 'Avg. CPC']);
});

test('columns have their roles, with samples and the reason why one is left out', () => {
  const { columns } = read(fixture('amazon-ads.csv'));
  expect(columns.map(({ role }) => role)).toEqual([
    ...['date', 'end', 'ignored', 'currency', 'campaign', 'impressions', 'clicks', 'ignored', 'ignored'],
    ...['spend', 'value', 'ignored', 'ignored', 'conversions', 'other', 'ignored'],
  ]);
  expect(columns[7]).toMatchObject({ name: 'Click-Thru Rate (CTR)', why: 'rate' });
  expect(columns[4]).toMatchObject({
    values: 2,
    samples: ['Search | Brand', 'Search | Brand', 'Search | Brand'],
  });
});

test('what a dimension’s values add up to is the whole', () => {
  const report = read(fixture('google-ads.csv'));
  const [campaign] = report.dimensions;
  expect(campaign).toMatchObject({ name: 'campaign', column: 1, count: 2 });
  expect(campaign?.values.map(({ label, weeks }) => [label, weeks])).toEqual([
    ['Search, generic', 6],
    ['Search | Brand', 6],
  ]);
  report.metrics.forEach(({ values }, m) => {
    expect(total(campaign?.values.flatMap(({ metrics }) => metrics[m] ?? []) ?? [])).toBe(total(values));
  });
});

test('only rows that match the filter count', () => {
  const bytes = fixture('google-ads.csv');
  const brand = read(bytes, { only: { campaign: ['Search | Brand'] } });
  const value = read(bytes).dimensions[0]?.values.find(({ label }) => label === 'Search | Brand');
  expect(brand.metrics.map(({ values }) => values.map(Math.round))).toEqual(
    value?.metrics.map((values) => values.map(Math.round)),
  );
  expect(problemOf(bytes, { only: { campaign: ['No such campaign'] } })).toMatchObject({ code: 'no-rows' });
});

test('of many values the fifty largest are kept and the rest is joined', () => {
  const rows = daily('2025-01-06', 70, (day, i) => `${day},Campaign ${i},${i + 1}`);
  const report = read(`Day,Campaign,Cost\n${rows}`);
  const [campaign] = report.dimensions;
  expect(campaign).toMatchObject({ count: 70 });
  expect(campaign?.values).toHaveLength(50);
  expect(campaign?.values[0]?.label).toBe('Campaign 69');
  expect(total(campaign?.rest?.metrics[0] ?? [])).toBe(210);
  expect(noteOf(report, 'values-grouped')).toMatchObject({ dimension: 'campaign', shown: 50, count: 70 });
});

test('weeks start on Monday, or on Sunday if chosen; weeks of a file stay as they are', () => {
  const rows = `Date,Clicks\n${daily('2025-01-01', 30, (day) => `${day},1`)}`;
  expect(read(rows).weeks).toEqual(['2025-01-06', '2025-01-13', '2025-01-20']);
  expect(read(rows, { weekStart: 0 })).toMatchObject({
    weeks: ['2025-01-05', '2025-01-12', '2025-01-19'],
    weekStart: 0,
  });
  const sundays = `Week,Clicks\n${['2025-01-05', '2025-01-12', '2025-01-19'].map((day) => `${day},7`).join('\n')}`;
  const report = read(sundays);
  expect(report.weeks[0]).toBe('2025-01-05');
  expect(noteOf(report, 'own-weeks')).toEqual({ code: 'own-weeks', weekday: 0 });
});

test('the current week and the future are left out', () => {
  const rows = `Date,Clicks\n${daily('2025-01-06', 28, (day) => `${day},1`)}`;
  const report = read(rows, { today: '2025-01-22' });
  expect(report.weeks).toEqual(['2025-01-06', '2025-01-13']);
  expect(noteOf(report, 'unfinished-week')).toMatchObject({
    at: 'end',
    first: '2025-01-20',
    last: '2025-01-26',
    days: 3,
  });
  expect(noteOf(report, 'future-rows')).toEqual({ code: 'future-rows', count: 11, first: '2025-01-23' });
});

test('a report that says which days it covers has no unfinished week where nothing happened', () => {
  const rows = daily('2025-01-06', 12, (day) => `${day},a,1`);
  const table = `Day,Campaign,Clicks\n${rows}`;
  expect(read(table).weeks).toHaveLength(1);
  expect(read(`Report\n"January 6, 2025 - January 19, 2025"\n${table}`).weeks).toHaveLength(2);
});

test('gaps of up to three weeks are bridged with a straight line', () => {
  const rows = daily('2025-01-06', 77, (day, i) => (i >= 28 && i < 49 ? '' : `${day},${i < 28 ? 10 : 50}`));
  const report = read(`Date,Clicks\n${rows}`);
  expect(report.metrics[0]?.values).toEqual([70, 70, 70, 70, 140, 210, 280, 350, 350, 350, 350]);
  expect(noteOf(report, 'gaps-bridged')).toEqual({
    code: 'gaps-bridged',
    count: 3,
    weeks: ['2025-02-03', '2025-02-10', '2025-02-17'],
  });
});

test('a longer gap splits the history, and the latest part is used', () => {
  const rows = daily('2025-01-06', 84, (day, i) => (i >= 28 && i < 56 ? '' : `${day},1`));
  const report = read(`Date,Clicks\n${rows}`);
  expect(report.weeks).toEqual(['2025-03-03', '2025-03-10', '2025-03-17', '2025-03-24']);
  expect(noteOf(report, 'history-split')).toEqual({
    ...{ code: 'history-split', missing: 4, first: '2025-02-03', last: '2025-03-02', dropped: 4 },
  });
});

test('too few weeks say when there will be enough', () => {
  const rows = daily('2026-02-16', 133, (day) => `${day},1`);
  expect(noteOf(read(`Date,Clicks\n${rows}`), 'few-weeks')).toEqual({
    ...{ code: 'few-weeks', count: 19, least: 26, enoughOn: '2026-08-17' },
  });
});

test('of several currencies the most frequent is read, or the chosen one', () => {
  const rows = daily('2025-01-06', 28, (day, i) => `${day},EUR,10\n${i % 2 ? '' : `${day},USD,3`}`);
  const table = `Day,Currency code,Cost\n${rows}`;
  expect(totals(read(table))).toEqual({ spend: 280 });
  expect(noteOf(read(table), 'several-currencies')).toEqual({
    ...{ code: 'several-currencies', used: 'EUR', others: ['USD'], count: 14 },
  });
  expect(read(table, { currency: 'USD' })).toMatchObject({ currency: 'USD', rows: 14 });
  const marked = `Day,Cost\n${daily('2025-01-06', 28, (day, i) => `${day},${i % 4 ? '€10' : '$3'}`)}`;
  expect(read(marked)).toMatchObject({ currency: 'EUR', rows: 21 });
});

test('dates that fit both orders are read one way, or in the chosen order', () => {
  const rows = ['3/4/2025', '4/5/2025', '5/6/2025', '6/7/2025', '7/8/2025']
    .map((day) => `${day};10`)
    .join('\n');
  const table = `Datum neu;Menge\n${rows}`;
  const report = read(table);
  expect(noteOf(report, 'date-order-open')).toEqual({
    ...{ code: 'date-order-open', used: 'dmy', example: '3/4/2025', dmy: '2025-04-03', mdy: '2025-03-04' },
  });
  expect(report.dates).toMatchObject({ order: 'dmy', first: '2025-04-03' });
  const other = read(table, { dateOrder: 'mdy' });
  expect(other.dates).toMatchObject({ order: 'mdy', first: '2025-03-04' });
  expect(codes(other)).not.toContain('date-order-open');
});

test('one day after the twelfth decides the order of the whole column', () => {
  const rows = daily('2025-01-02', 40, (day) => day.replace(/(\d+)-0?(\d+)-0?(\d+)/, '$2/$3/$1,5'));
  expect(read(`Date,Clicks\n${rows}`).dates).toMatchObject({ order: 'mdy', first: '2025-01-02' });
});

test('weeks and months that are regular in one order only have that order', () => {
  const months = Array.from({ length: 12 }, (_, i) => `01/${String(i + 1).padStart(2, '0')}/2024,310`).join(
    '\n',
  );
  expect(read(`When,Clicks\n${months}`).dates).toMatchObject({ order: 'dmy', granularity: 'month' });
});

test('a visitor can correct date column, metrics and what is left out', () => {
  const rows = daily('2025-01-06', 28, (day) => `2024-05-01,${day},4,9,7`);
  const table = `Date,Invoiced,Cost,Clicks,Budget\n${rows}`;
  expect(problemOf(table)).toMatchObject({ code: 'one-period', first: '2024-05-01' });
  const report = read(table, { columns: { 1: 'date', 2: 'ignored', 4: 'spend' } });
  expect(totals(report)).toEqual({ spend: 196, clicks: 252 });
  expect(report.columns.map(({ role, why }) => why ?? role)).toEqual([
    'date',
    'date',
    'chosen',
    'clicks',
    'spend',
  ]);
  expect(problemOf(table, { columns: { 3: 'date' } })).toEqual({
    code: 'bad-dates',
    column: 'Clicks',
    line: 2,
    text: '9',
  });
});

test('rows without a valid date are shown with their neighbours', () => {
  const rows = daily('2025-01-06', 28, (day, i) => `${i === 3 ? '31.04.2025' : day},a,10,1`);
  const report = read(`Day,Campaign,Cost,Clicks\n${rows}\n--,b,0,0\n`);
  expect(noteOf(report, 'unreadable-rows')).toMatchObject({ count: 2, lines: [5, 30], column: 'Cost' });
  expect(noteOf(report, 'unreadable-rows')?.share).toBeCloseTo(10 / 280);
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

test('negative, absurd and unreadable numbers are counted and named', () => {
  const odd: Record<number, string> = { 3: '-5', 4: '(2.50)', 5: '1e20', 6: 'oops', 7: '=SUM(A1)' };
  const rows = daily('2025-01-06', 28, (day, i) => `${day},${odd[i] ?? '10'}`);
  const report = read(`Date,Cost\n${rows}`);
  expect(totals(report)).toEqual({ spend: 222.5 });
  expect(noteOf(report, 'negative-values')).toEqual({
    code: 'negative-values',
    count: 2,
    column: 'Cost',
    line: 5,
  });
  expect(noteOf(report, 'absurd-values')).toEqual({
    code: 'absurd-values',
    count: 1,
    column: 'Cost',
    line: 7,
  });
  expect(noteOf(report, 'unreadable-numbers')).toMatchObject({ count: 2, line: 8, text: 'oops' });
});

test('a week of many times the usual is pointed out', () => {
  const rows = daily('2025-01-06', 84, (day, i) => `${day},${i === 40 ? 90_000 : 100}`);
  expect(noteOf(read(`Date,Cost\n${rows}`), 'unusual-week')).toMatchObject({
    column: 'Cost',
    week: '2025-02-10',
  });
});

test('a table without a header, or with one in another language, is read by what is in it', () => {
  const rows = daily('2025-01-06', 14, (day, i) => `${day}\t${100 + i}`);
  const bare = read(rows);
  expect(bare.columns.map(({ name, role }) => [name, role])).toEqual([
    ['A', 'date'],
    ['B', 'other'],
  ]);
  const italian = read(`Resoconto\n\nGiorno\tVisite\n${rows}`);
  expect(italian.metrics.map(({ label }) => label)).toEqual(['Visite']);
  expect(total(italian.metrics[0]?.values ?? [])).toBe(1491);
});

test.each([
  ['1.034', '998', '2.500', 4532],
  ['1,034', '998', '2,500', 4532],
  ['1.034,5', '998', '2.500', 4532.5],
  ['1,034.5', '998', '2,500', 4532.5],
  ['0.812', '1.034', '2.500', 4.35],
  ['1 034', '998', '2 500', 4532],
])('%s, %s and %s are read in one way', (a, b, c, sum) => {
  const cells = [a, b, c, '0', '0', '0', '0'];
  const rows = daily('2025-01-06', 14, (day, i) => `${day}\t${cells[i] ?? 0}`);
  expect(total(read(`When\tHow many\n${rows}`).metrics[0]?.values ?? [])).toBe(sum);
});

test.each([
  [
    'Reporting starts,Reporting ends,Campaign name,Amount spent (USD)',
    'meta',
    'en',
    ['date', 'end', 'campaign', 'spend'],
  ],
  [
    'Tag,Kampagnenname,Ausgegebener Betrag (EUR),Link-Klicks',
    'meta',
    'de',
    ['date', 'campaign', 'spend', 'clicks'],
  ],
  [
    'Día,Nombre de la campaña,Importe gastado (EUR),Impresiones',
    'meta',
    'es',
    ['date', 'campaign', 'spend', 'impressions'],
  ],
  [
    'Jour,Nom de la campagne,Montant dépensé (EUR),Achats',
    'meta',
    'fr',
    ['date', 'campaign', 'spend', 'conversions'],
  ],
  [
    'Startdatum,Kampagnenname,Ausgaben,"7 Tage, Umsatz gesamt (€)"',
    'amazon-ads',
    'de',
    ['date', 'campaign', 'spend', 'value'],
  ],
  [
    'TimePeriod,CampaignName,Spend,CurrencyCode',
    'microsoft-ads',
    'en',
    ['date', 'campaign', 'spend', 'currency'],
  ],
])('the columns of "%s" are known', (header, platform, language, roles) => {
  const width = roles.length;
  const rows = daily('2025-01-06', 14, (day) =>
    roles
      .map((role) =>
        role === 'date' || role === 'end'
          ? day
          : role === 'campaign'
            ? 'a'
            : role === 'currency'
              ? 'EUR'
              : '5',
      )
      .join(','),
  );
  const report = read(`${header}\n${rows}`);
  expect(report).toMatchObject({ platform, language });
  expect(report.columns.slice(0, width).map(({ role }) => role)).toEqual(roles);
});

test('of similar columns the plain one is taken, and quotients are left out', () => {
  const names = [
    'Conv. value (by conv. time)',
    'Conv. value',
    'Conv. value / cost',
    'Conv.-Wert/Kosten',
    'All conv.',
  ];
  const rows = daily('2025-01-06', 14, (day) => `${day},1,2,3,4,5`);
  const { columns } = read(`Day,${names.join(',')}\n${rows}`);
  expect(columns.map(({ role, why }) => why ?? role)).toEqual([
    'date',
    'other',
    'value',
    'rate',
    'rate',
    'other',
  ]);
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
  [
    'three days',
    'Day,Cost\n2025-01-01,5\n2025-01-02,5\n2025-01-03,5',
    { code: 'no-whole-week', first: '2025-01-01', last: '2025-01-03' },
  ],
])('%s: says why it cannot be read', (_, content, problem) => {
  expect(problemOf(content)).toEqual(problem);
});

test('a file that cannot be read is shown as it begins', () => {
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
