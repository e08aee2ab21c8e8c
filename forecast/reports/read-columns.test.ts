import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { daily, read, readProblem, total, totals } from './testing/reading.ts';

const fixture = (file: string) => readFileSync(join(import.meta.dirname, 'fixtures', file));

test('columns have roles, samples and the reason why they are ignored', () => {
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

test('a visitor can change the roles of columns', () => {
  const rows = daily('2025-01-06', 28, (day) => `2024-05-01,${day},4,9,7`);
  const table = `Date,Invoiced,Cost,Clicks,Budget\n${rows}`;
  expect(readProblem(table)).toMatchObject({ code: 'one-period', first: '2024-05-01' });
  const report = read(table, { columns: { 1: 'date', 2: 'ignored', 4: 'spend' } });
  expect(totals(report)).toEqual({ spend: 196, clicks: 252 });
  expect(report.columns.map(({ role, why }) => why ?? role)).toEqual([
    'date',
    'date',
    'chosen',
    'clicks',
    'spend',
  ]);
  expect(readProblem(table, { columns: { 3: 'date' } })).toEqual({
    code: 'bad-dates',
    column: 'Clicks',
    line: 2,
    text: '9',
  });
});

test('a table without a header, or with one in an unknown language, is read by its content', () => {
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
])('%s, %s and %s are read with the same decimal mark', (a, b, c, sum) => {
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
])('the columns of "%s" are recognized', (header, platform, language, roles) => {
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

test('of similar columns the one without additions is used, and quotients are ignored', () => {
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
