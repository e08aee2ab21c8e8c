import { expect, test } from 'vitest';
import { readReport } from './read-report.ts';
import { codes, daily, findNote, read, readProblem, totals } from './testing/reading.ts';

/** Half a year of days, with columns of unknown names: an average, a share, a quotient and an amount. */
const rates = daily('2025-01-06', 182, (day, i) => {
  const clicks = 80 + ((i * 37) % 60);
  const orders = 4 + ((i * 11) % 7);
  const basket = 45 + ((i * 29) % 23) + 0.37;
  return `${day},${(clicks * 1.5).toFixed(2)},${clicks},${orders},${basket},${(0.3 + (i % 9) / 50).toFixed(2)},${(clicks / orders).toFixed(2)},${(clicks * 0.4).toFixed(1)}`;
});
const rateTable = `Date,Cost,Clicks,Orders,Basket size,Stickiness,Effort,Extra fees\n${rates}`;

test('unknown columns with averages, shares or quotients are ignored with a note; amounts are summed', () => {
  const report = read(rateTable);
  expect(report.columns.map(({ name, role, why }) => `${name}: ${why ?? role}`)).toEqual([
    ...['Date: date', 'Cost: spend', 'Clicks: clicks', 'Orders: conversions'],
    ...['Basket size: maybe-rate', 'Stickiness: maybe-rate', 'Effort: maybe-rate', 'Extra fees: other'],
  ]);
  expect(findNote(report, 'maybe-rates')).toEqual({
    code: 'maybe-rates',
    count: 3,
    names: ['Basket size', 'Stickiness', 'Effort'],
  });
  expect(Object.keys(totals(read(rateTable, { columns: { 4: 'other' } })))).toContain('Basket size');
});

test.each([
  'AOV',
  'Bounce',
  'Absprungrate',
  'Panier moyen',
  'Tasa de rebote',
  'Conversion rate',
  'Prezzo medio',
  'Wskaźnik CTR',
  '直帰率',
])('a column called %s is not summed', (name) => {
  const report = read(
    `Date,Clicks,${name}\n${daily('2025-01-06', 28, (day, i) => `${day},${100 + i},${40 + (i % 3)}`)}`,
  );
  expect(report.metrics.map(({ label }) => label)).toEqual(['Clicks']);
});

const rows = Array.from({ length: 210 }, (_, i) => {
  const day = new Date(Date.UTC(2025, 0, 6 + i)).toISOString().slice(0, 10);
  return ['Brand', 'Generic'].map(
    (campaign, c) => `${day},${campaign},${100 + ((i * 7 + c) % 13)},${10 + (i % 4)}`,
  );
}).flat();
const header = 'Day,Campaign,Cost,Clicks';

test('repeated rows count once, and their sums are known; an option counts them each time', () => {
  const clean = totals(read([header, ...rows].join('\n')));
  const doubled = [header, ...rows, ...rows.slice(100, 131)].join('\n');
  const report = read(doubled);
  expect(totals(report)).toEqual(clean);
  expect(report.repeats).toMatchObject({
    count: 31,
    counted: 'once',
    first: '2025-02-25',
    last: '2025-03-12',
    alike: 0,
  });
  expect(report.repeats?.lines[0]).toBe(422);
  expect(report.repeats?.preview[0]?.cells).toEqual(rows[100]?.split(','));
  expect(findNote(report, 'repeats-left-out')).toEqual({
    code: 'repeats-left-out',
    count: 31,
    rows: 451,
    alike: 0,
  });
  const added = read(doubled, { repeats: 'all' });
  const extra = report.repeats?.values.map((weeks) => weeks.reduce((a, b) => a + b, 0)) ?? [];
  expect(totals(added)).toEqual({
    spend: (clean.spend ?? 0) + (extra[0] ?? 0),
    clicks: (clean.clicks ?? 0) + (extra[1] ?? 0),
  });
  expect(added.repeats).toMatchObject({ count: 31, counted: 'all' });
});

test('rows that repeat by chance all count: zeros, and small numbers if many rows share a day', () => {
  const zeros = [
    header,
    ...rows,
    ...rows.map((row) => row.replace(/,\d+,\d+$/, ',0,0')),
    ...rows.map((row) => row.replace(/,\d+,\d+$/, ',0,0')),
  ];
  expect(read(zeros.join('\n')).repeats).toBeNull();
  const small = rows.flatMap((row, i) => [1, 2, 1 + (i % 3)].map((n) => row.replace(/,\d+,\d+$/, `,${n},1`)));
  const report = read([header, ...small].join('\n'));
  expect(report.repeats).toBeNull();
  expect(codes(report)).not.toContain('repeats-left-out');
});

test('an ambiguous form of date is guessed, and read once it is selected', () => {
  const weeks = Array.from(
    { length: 60 },
    (_, i) => `${24 + Math.floor((i + 44) / 52)}.w${((i + 44) % 52) + 1},${100 + i}`,
  );
  const table = `Period,Spend\n${weeks.join('\n')}\nTotal,99`;
  const result = readReport(table);
  expect(result).toMatchObject({
    problem: { code: 'no-dates' },
    guess: { column: 0, form: 'year-week', example: '24.w45', year: 2024, number: 45 },
  });
  const report = read(table, { columns: { 0: 'date' }, dateForm: 'year-week' });
  expect(report.weeks[0]).toBe('2024-11-04');
  expect(report.weeks).toHaveLength(60);
});

test('quarters are not guessed to be months', () => {
  const rows = Array.from({ length: 8 }, (_, i) => `${2024 + Math.floor(i / 4)}-Q${(i % 4) + 1},${100 + i}`);
  expect(readReport(`Quarter,Cost\n${rows.join('\n')}`)).toMatchObject({
    problem: { code: 'too-coarse', column: 'Quarter' },
    guess: null,
  });
});

test('amounts such as 20.15 are not guessed to be dates', () => {
  const table = `Keyword,Price\n${Array.from({ length: 20 }, (_, i) => `k${i},2${i % 7}.1${(i * 3) % 8}`).join('\n')}`;
  expect(readReport(table)).toMatchObject({ problem: { code: 'no-dates' }, guess: null });
});

test('a header of dates is reported as a pivot table', () => {
  const months = Array.from({ length: 12 }, (_, i) => `2025-${String(i + 1).padStart(2, '0')}`);
  expect(readProblem(`Campaign,${months.join(',')}\nBrand,${months.map(() => 5).join(',')}\n`)).toEqual({
    code: 'pivot',
    line: 1,
    text: '2025-01',
  });
});

const ga4 = [
  '# ----------',
  '# Reports snapshot',
  '# Start date: 20250105',
  '# End date: 20250802',
  '# ----------',
  '',
  'Country,Users',
  'Germany,5',
  '',
  '# ----------',
  '# Start date: 20250105',
  '# End date: 20250802',
  'Nth week,Sessions',
  ...Array.from({ length: 30 }, (_, i) => `${String(i).padStart(4, '0')},${i + 1}`),
  '',
  '# ----------',
  '# Start date: 20250105',
  '# End date: 20250802',
  'Nth day,Key events',
  ...Array.from({ length: 210 }, (_, i) => `${String(i).padStart(4, '0')},2`),
].join('\n');

test('every table of a GA4 file is listed and can be read, with the line numbers of the file', () => {
  const best = read(ga4);
  expect(best.tables).toEqual([
    { line: 9, header: ['Nth week', 'Sessions'] },
    { line: 44, header: ['Nth day', 'Key events'] },
  ]);
  expect(best).toMatchObject({
    platform: 'ga4',
    fromLine: 44,
    dates: { granularity: 'day', first: '2025-01-05' },
  });
  const weeks = read(ga4, { fromLine: 9 });
  expect(weeks).toMatchObject({ fromLine: 9, weeks: { length: 30 }, dates: { granularity: 'week' } });
  expect(totals(weeks)).toEqual({ Sessions: 465 });
  expect(weeks.tables).toEqual(best.tables);
  expect(readReport(ga4, { fromLine: 44 })).toEqual(best);
});
