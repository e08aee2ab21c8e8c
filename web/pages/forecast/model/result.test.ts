import { expect, test } from 'vitest';
import { catalogue } from '../../../../content/messages/catalogue.ts';
import { forecast } from '../../../../content/messages/en/forecast.ts';
import { locales } from '../../../../contract/locales.ts';
import { readReport } from '../../../../forecast/reports/read-report.ts';
import { accountDays, toWeeks } from '../../../../forecast/testing/account-days.ts';
import { forecastCsv } from '../export/forecast-csv.ts';
import { templateCsv } from '../report/input.tsx';
import { accountFormat } from '../text/account-format.ts';
import { formatAmount } from '../text/forecast-messages.ts';
import { weeksShown } from './data-end.ts';
import { visitorResult } from './result.ts';
import { accountInLink, shareUrl } from './share-link.ts';

const mondays = (last: string, count: number) =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(last) - (count - 1 - i) * 7 * 86_400_000).toISOString().slice(0, 10),
  );

test.each([
  // The data ends with last week; the last week shown starts in the current month.
  ['2026-06-22', '2026-07-02', 5],
  ['2026-07-20', '2026-07-31', 1],
  ['2026-07-27', '2026-08-03', 5],
  ['2026-11-09', '2026-11-17', 3],
  // A file that ended up to four complete weeks ago is also forecast to the end of the month.
  ['2026-10-19', '2026-11-18', 6],
  ['2026-10-12', '2026-11-18', 7],
  // After older data, only past weeks.
  ['2026-10-05', '2026-11-18', 5],
  ['2026-08-10', '2026-11-18', 13],
  ['2026-03-23', '2026-11-17', 13],
])('for data up to the week of %s, a visitor on %s sees %i weeks', (last, today, shown) => {
  expect(weeksShown(mondays(last, 30), today)).toBe(shown);
});

function account(label = '') {
  const weeks = mondays('2026-11-09', 60);
  const values = weeks.map((_, i) => 100 + ((i * 7) % 13));
  return { weeks, currency: 'EUR', metrics: [{ name: label ? 'other' : 'clicks', label, values }] };
}

test('a link restores the same account', async () => {
  const result = visitorResult(account(), { kind: 'pasted', rows: 420 }, '2026-11-17');
  const link = (await shareUrl(result, 'https://x.example/forecast')) ?? '';
  expect(link).toMatch(/^https:\/\/x\.example\/forecast#w=[\w-]+$/);
  expect(await accountInLink(new URL(link).hash)).toEqual(account());
});

test('a link to less than a year of data includes its days if they fit', async () => {
  const [, days = []] = accountDays(2, 40);
  const weeks = mondays('2026-11-09', 40);
  const metric = { name: 'clicks', label: '', values: toWeeks(days), days };
  const short = { weeks, currency: 'EUR', metrics: [metric] };
  const pasted = { kind: 'pasted', rows: 280 } as const;
  const result = visitorResult(short, pasted, '2026-11-17');
  const link = (await shareUrl(result, 'https://x.example/forecast')) ?? '';
  expect(await accountInLink(new URL(link).hash)).toEqual(short);

  const many = Array.from({ length: 12 }, (_, m) => {
    const large = days.map((_, i) => Math.round(1e6 * Math.abs(Math.sin(i * 97 + m * 31))));
    return { name: 'other', label: `Column ${m}`, values: toWeeks(large), days: large };
  });
  const wide = visitorResult({ ...short, metrics: many }, pasted, '2026-11-17');
  const withWeeks = (await shareUrl(wide, 'https://x.example/forecast')) ?? '';
  const carried = await accountInLink(new URL(withWeeks).hash);
  expect(carried?.metrics).toEqual(many.map(({ days: _, ...weekly }) => weekly));
});

test('a link preserves small numbers', async () => {
  const weeks = mondays('2026-11-09', 30);
  const values = weeks.map((_, i) => (i % 2 === 0 ? 0.041 : 0.38));
  const rates = { weeks, currency: null, metrics: [{ name: 'other', label: 'Rate', values }] };
  const result = visitorResult(rates, { kind: 'pasted', rows: 30 }, '2026-11-17');
  const link = (await shareUrl(result, 'https://x.example/forecast')) ?? '';
  expect((await accountInLink(new URL(link).hash))?.metrics[0]?.values).toEqual(values);
});

test.each(locales)('the template in %s is read as intended', (locale) => {
  const [head, row = ''] = templateCsv(catalogue[locale].forecast.tool.paste.example).split('\r\n');
  const rows = mondays('2026-11-09', 30).map((day) => row.replace('2026-06-01', day));
  const report = readReport([head, ...rows].join('\r\n'));
  expect(report).toMatchObject({
    columns: [{ role: 'date' }, { role: 'spend' }, { role: 'conversions' }],
    metrics: [{ name: 'spend' }, { name: 'conversions' }],
  });
  expect('metrics' in report && report.metrics.map(({ values }) => values[0])).toEqual([5412.2, 41]);
});

test('there is no link if the numbers do not fit', async () => {
  const weeks = mondays('2026-11-09', 150);
  const metrics = Array.from({ length: 15 }, (_, m) => ({
    name: 'other',
    label: `Column ${m}`,
    values: weeks.map((_, i) => Math.round(1e6 * Math.abs(Math.sin(i * 97 + m * 31)))),
  }));
  const result = visitorResult({ currency: null, weeks, metrics }, { kind: 'link' }, '2026-11-17');
  expect(await shareUrl(result, 'https://x.example/forecast')).toBeNull();
});

test('a truncated, overlong or unrelated fragment is ignored', async () => {
  for (const fragment of ['', '#', '#w=', '#w=%%%', '#w=AAAA', '#other', `#w=${'A'.repeat(9_000)}`]) {
    expect(await accountInLink(fragment)).toBeUndefined();
  }
});

test('wrong types, endless lists and long names in a link are rejected or replaced', async () => {
  async function linked(data: unknown): Promise<unknown> {
    const packed = new Blob([JSON.stringify(data)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(packed).arrayBuffer());
    return accountInLink(`#w=${bytes.toString('base64url')}`);
  }
  const steps = [1, 2, 3];
  expect(await linked(['2026-01-05', 'EUR', [['clicks', '', steps]]])).toMatchObject({
    weeks: ['2026-01-05', '2026-01-12', '2026-01-19'],
    metrics: [{ name: 'clicks', values: [1, 3, 6] }],
  });
  const week = [['clicks', '', [1, 0, 0, 0, 0, 0, 0]]];
  expect(await linked(['2026-01-05', 'EUR', week, 7])).toMatchObject({ metrics: [{ values: [7] }] });
  expect(await linked(['2026-01-05', 'EUR', [['clicks', '', steps]], 7])).toBeUndefined();
  for (const data of [
    null,
    {},
    ['2026-13-45', 'EUR', [['clicks', '', steps]]],
    ['2026-01-05', 'EUR', 'clicks'],
    ['2026-01-05', 'EUR', [['clicks', '', ['1', 2]]]],
    ['2026-01-05', 'EUR', [['clicks', '', [1, null]]]],
    ['2026-01-05', 'EUR', [['clicks', '', Array(5_000).fill(0)]]],
    [
      '2026-01-05',
      'EUR',
      [
        ['clicks', '', steps],
        ['spend', '', [1]],
      ],
    ],
    ['2026-01-05', 'EUR', []],
  ]) {
    expect([data, await linked(data)]).toEqual([data, undefined]);
  }
  const foreign = await linked(['2026-01-05', '<b>', [['constructor', 'y'.repeat(999), steps]]]);
  expect(foreign).toMatchObject({
    currency: null,
    metrics: [{ name: 'other', label: 'y'.repeat(60) }],
  });
});

test('the table has every week, and no name is run as a formula', () => {
  const result = visitorResult(account('=HYPERLINK("x")'), { kind: 'link' }, '2026-11-17');
  const [head = '', ...rows] = forecastCsv(result, forecast.tool, 'en').split('\r\n');
  expect(head.split(',')[1]).toBe(`"'=HYPERLINK(""x"")"`);
  expect(rows).toHaveLength(63);
  expect(rows[0]).toMatch(/^2025-09-22,100,,,$/);
  expect(rows.at(-1)).toMatch(/^2026-11-30,,[\d.]+,[\d.]+,[\d.]+$/);
  const german = forecastCsv(result, forecast.tool, 'de').split('\r\n');
  expect(german.at(-1)).toMatch(/^2026-11-30;;[\d,]+;[\d,]+;[\d,]+$/);
});

test.each([
  ['en', ['0 clicks', '1 click', '1.5 clicks', '2 clicks']],
  ['de', ['0 Klicks', '1 Klick', '1,5 Klicks', '2 Klicks']],
  ['es', ['0 clics', '1 clic', '1,5 clics', '2 clics']],
  ['fr', ['0 clic', '1 clic', '1,5 clic', '2 clics']],
] as const)('one click is singular in %s', (locale, said) => {
  const [clicks] = visitorResult(account(), { kind: 'link' }, '2026-11-17').metrics;
  if (!clicks) throw new Error('no metric');
  const { tool } = catalogue[locale].forecast;
  const amounts = [0, 1.0004, 1.5, 2].map((n) => formatAmount(clicks, n, tool, accountFormat(locale, null)));
  expect(amounts).toEqual(said);
});
