import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createReportReader } from './read-report.ts';
import { codes, daily, findNote, read, total, totals } from './testing/reading.ts';

const fixture = (file: string) => readFileSync(join(import.meta.dirname, 'fixtures', file));

/** The script that wrote the fixtures summed their weeks independently; these are its totals. */
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

test('the report does not depend on the sizes of chunks', () => {
  for (const file of ['google-ads.csv', 'google-ads-week-utf16.csv']) {
    const bytes = fixture(file);
    const reader = createReportReader();
    for (let i = 0, size = 1; i < bytes.length; i += size, size = (size * 7) % 101)
      reader.push(bytes.subarray(i, i + size));
    expect(reader.progress().bytes).toBe(bytes.length);
    expect(reader.end()).toEqual(read(bytes));
  }
});

test('totals of campaigns and of the account are left out, with their lines', () => {
  const report = read(fixture('google-ads.csv'));
  expect(findNote(report, 'sum-rows')).toEqual({ code: 'sum-rows', count: 4, lines: [4, 55, 106, 107] });
  expect(findNote(report, 'columns-ignored')?.names).toEqual(['Campaign status', 'CTR', 'Avg. CPC']);
});

test('a dimension has its values, with the number of their weeks', () => {
  const report = read(fixture('google-ads.csv'));
  const [campaign] = report.dimensions;
  expect(campaign).toMatchObject({ name: 'campaign', column: 1, count: 2 });
  expect(campaign?.values.map(({ label, weeks }) => [label, weeks])).toEqual([
    ['Search, generic', 6],
    ['Search | Brand', 6],
  ]);
});

test('of many values the largest are listed and the others summed', () => {
  const rows = daily('2025-01-06', 224, (day, i) => `${day},Campaign ${i},${i + 1}`);
  const report = read(`Day,Campaign,Cost\n${rows}`);
  const [campaign] = report.dimensions;
  expect(campaign).toMatchObject({ count: 224 });
  expect(campaign?.values).toHaveLength(200);
  expect(campaign?.values[0]?.label).toBe('Campaign 223');
  expect(total(campaign?.rest?.metrics[0] ?? [])).toBe(300);
  expect(findNote(report, 'values-grouped')).toMatchObject({ dimension: 'campaign', shown: 200, count: 224 });
});

test('a row whose date is missing is unreadable rather than a total, unless it has none by design', () => {
  const rows = daily('2026-01-05', 70, (day, i) => `${day},${10 + (i % 3)},20`)
    .trim()
    .split('\n');
  const withRow = (row: string) =>
    read(['Day,Clicks,Cost', ...rows.slice(0, 30), row, ...rows.slice(30)].join('\n'));
  expect(codes(withRow('n/a,11,20'))).toContain('unreadable-rows');
  expect(codes(withRow('n/a,11,20'))).not.toContain('sum-rows');
  expect(codes(withRow('--,700,1400'))).toContain('sum-rows');
});
