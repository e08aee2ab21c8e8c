import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, localDay, toMonth, weekStart } from '../contract/calendar.ts';
import { outlooks } from '../forecast/outlook.ts';
import { writeWorkbook } from '../forecast/reports/testing/write-workbook.ts';

const program = join(import.meta.dirname, '../bin/forecast.ts');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecast-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function runForecast(file: string, content: string | Buffer, ...options: string[]) {
  await writeFile(join(folder, file), content);
  const run = promisify(execFile)(process.execPath, [program, '--series', join(folder, file), ...options]);
  return (await run).stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const series = `W1,${Array.from({ length: 60 }, (_, i) => 100 + (i % 5)).join(',')}\r\nW2,1,2,3\nW3,1,,3,4,5,6,7,8,9\n`;

test('a line of a series file becomes a line of JSON, or says why not', async () => {
  const [first, second, third] = await runForecast('series.csv', series);
  expect(first.id).toBe('W1');
  expect(Object.keys(first)).toEqual([
    ...['id', 'mean', 'low50', 'high50', 'low80', 'high80', 'low90', 'high90', 'low95', 'high95'],
  ]);
  expect(first.mean).toHaveLength(13);
  expect(first.low95[0]).toBeLessThan(first.mean[0]);
  expect(second).toEqual({ id: 'W2', refused: 'too-short', least: 8 });
  expect(third).toEqual({ id: 'W3', refused: 'not-a-number', at: 1 });
});

test('a gzipped file is read too, and the weeks ahead can be chosen', { tags: ['sweep'] }, async () => {
  const [first] = await runForecast('series.csv.gz', gzipSync(series), '--weeks', '4');
  expect(first.mean).toHaveLength(4);
});

test('a file that is not there is named', { tags: ['sweep'] }, async () => {
  for (const given of [['--series', '/nowhere.csv'], ['/nowhere.csv']]) {
    const run = promisify(execFile)(process.execPath, [program, ...given]);
    await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('/nowhere.csv') });
  }
});

/** A Google Ads report of 40 weeks and two days. */
const report = ['Campaign report', '"January 2, 2023 - October 10, 2023"', 'Day,Campaign,Clicks,Cost,CTR']
  .concat(
    Array.from({ length: 282 }, (_, i) => {
      const day = new Date(Date.UTC(2023, 0, 2 + i)).toISOString().slice(0, 10);
      return `${day},"Search, generic",${100 + (i % 7)},"1,0${10 + (i % 5)}.50",2.5%`;
    }),
  )
  .join('\n');

async function forecastReport(content: string | Uint8Array, ...options: readonly string[]) {
  await writeFile(join(folder, 'report.csv'), content);
  return promisify(execFile)(process.execPath, [program, join(folder, 'report.csv'), ...options]);
}

test('a report becomes a table of the coming weeks, preceded by how it was read', async () => {
  const { stdout } = await forecastReport(report, '--weeks', '3', '--metric', 'clicks');
  expect(stdout).toContain('report.csv: a report from Google Ads, 282 rows by day, 2023-01-02 to 2023-10-10');
  expect(stdout).toContain('40 whole weeks from 2023-01-02');
  expect(stdout).toContain(
    'An incomplete week was left out. October 9, 2023 to October 15, 2023; days in the file: 2 of 7.',
  );
  expect(stdout).toContain('1 column was left out. CTR.');
  expect(stdout).toContain('Less than a year of data: each day counts. 40 weekly totals say little');
  const table = stdout.slice(stdout.indexOf('Clicks, the 3 weeks after the data ended')).split('\n');
  expect(stdout).toContain(
    'The file ends on 2023-10-10: weeks that are over are forecast, too, and nothing says what came.',
  );
  expect(table[1]?.split(/ +/)).toEqual(['week', 'mean', 'low', 'high']);
  expect(table[2]).toMatch(/^2023-10-09 +721 +7\d\d +7\d\d {2}over$/);
});

test('a workbook is read from its sheet with the longest history, and TikTok is called TikTok', {
  tags: ['sweep'],
}, async () => {
  const day = (i: number) => ({ date: new Date(Date.UTC(2023, 0, 2 + i)).toISOString().slice(0, 10) });
  const header = ['Campaign name', 'By Day', 'Cost', 'Clicks (destination)', 'Conversions'];
  const rows = Array.from({ length: 210 }, (_, i) => ['Brand', day(i), 50.25, 100 + (i % 7), 5]);
  const sheets = [
    { name: 'Short', rows: [header, ...rows.slice(0, 70)] },
    { name: 'Long', rows: [header, ...rows] },
  ];
  const { stdout } = await forecastReport(writeWorkbook(sheets), '--weeks', '2');
  expect(stdout).toContain('Sheet "Long", the one of 2 with the longest history');
  expect(stdout).toContain('report.csv: a report from TikTok, 210 rows by day, 2023-01-02 to 2023-07-30');
});

test('conversions and their cost are forecast as on the page, for any number of weeks', async () => {
  const weeks = Array.from({ length: 80 }, (_, i) => addDays('2023-01-02', 7 * i));
  const spend = weeks.map((_, i) => 1000 + 90 * (i % 5) + 4 * i);
  const conversions = spend.map((cost, i) => Math.round(cost / 20) + (i % 3));
  const rows = weeks.map((week, i) => `${week},${spend[i]},${conversions[i]}`).join('\n');
  const metrics = [
    { name: 'spend', label: 'Cost (EUR)', values: spend },
    { name: 'conversions', label: 'Conversions', values: conversions },
  ];
  const page = outlooks({ weeks, metrics });
  for (const [name, horizon] of [
    ['conversions', 3],
    ['cpa', 20],
  ] as const) {
    const { mean } = page.find((outlook) => outlook.name === name) ?? { mean: [] };
    const options = ['--json', '--weeks', `${horizon}`, '--metric', name];
    const { stdout } = await forecastReport(`Week,Cost (EUR),Conversions\n${rows}`, ...options);
    const { forecast } = JSON.parse(stdout);
    expect(forecast.mean).toHaveLength(horizon);
    expect(forecast.mean[2]).toBeCloseTo(mean[2] ?? 0, horizon === 3 ? 9 : 0);
    expect(forecast.ranges[90].low[2]).toBeLessThan(forecast.mean[2]);
  }
});

test('a report as JSON has everything', async () => {
  const { stdout } = await forecastReport(report, '--json', '--metric', 'Cost');
  const result = JSON.parse(stdout);
  expect(result).toMatchObject({ metric: 'Cost', report: { platform: 'google-ads', rows: 282 } });
  expect(result.weeks).toHaveLength(13);
  expect(result.forecast.ranges[80].low).toHaveLength(13);
  expect(result.forecast.members.map(({ name }: { name: string }) => name)).toContain('level-of-days');
});

test.each([
  ['a metric that is not there', report, ['--metric', 'sales'], 'There are: spend, clicks.'],
  ['a horizon of 99 weeks', report, ['--weeks', '99'], 'from 1 to 53'],
  ['no dates', 'Keyword,Cost\ntable,5\n', [], 'report.csv: We found no dates in this file.'],
  ['a damaged workbook', 'PK\x03\x04 xl/workbook.xml', [], 'This workbook is damaged.'],
  [
    ...(['a report from Meta without days', 'Campaign name,Amount spent (EUR)\nBrand,5\n', []] as const),
    'In Meta’s Ads Reporting, choose Breakdown, then Time, then Day',
  ],
  [
    'too few weeks',
    report.split('\n').slice(0, 80).join('\n'),
    [],
    '11 weeks are too few for an honest range.',
  ],
])('%s: exit code 1 and the reason', { tags: ['sweep'] }, async (_, content, options, reason) => {
  await expect(forecastReport(content, ...options)).rejects.toMatchObject({
    ...{ code: 1, stderr: expect.stringContaining(reason) },
  });
});

test.each(['Week', 'Month'])(
  'of a file by %s that has ended, every week that is over is marked as over',
  async (period) => {
    const isMonth = period === 'Month';
    const first = isMonth ? '2020-01' : '2020-01-06';
    const now = localDay();
    const last = isMonth ? toMonth(addDays(`${toMonth(now)}-01`, -40)) : addDays(weekStart(now, 1), -28);
    const rows: string[] = [];
    for (let at = first, i = 0; at <= last; i++) {
      rows.push(`${at},${900 + (i % 5) * 10}`);
      at = isMonth ? toMonth(addDays(`${at}-01`, 31)) : addDays(at, 7);
    }
    const { stdout } = await forecastReport(`${period},Clicks\n${rows.join('\n')}\n`);
    expect(stdout).toContain('Clicks, the 13 weeks after the data ended');
    expect(stdout).toContain('weeks that are over are forecast, too');
    const weeks = [...stdout.matchAll(/^(\d{4}-\d\d-\d\d) .*?( {2}over)?$/gm)];
    expect(weeks).toHaveLength(13);
    for (const [row, week = '', over] of weeks) expect(over !== undefined, row).toBe(addDays(week, 6) < now);
    expect(weeks.filter(([, , over]) => over).length).toBeGreaterThan(1);
  },
);

test('conversions that stopped while clicks go on do not make the account look paused', async () => {
  const rows = (clicks: (i: number) => number) =>
    Array.from({ length: 80 }, (_, i) => {
      const conversions = i < 68 ? 40 + (i % 5) : 0;
      return `${addDays('2023-01-02', 7 * i)},${clicks(i)},${conversions}`;
    }).join('\n');
  const stopped = await forecastReport(`Week,Clicks,Conversions\n${rows((i) => 900 + (i % 7))}`);
  expect(stopped.stdout).toContain(
    'Nothing since 2024-04-22: the rest of the account goes on, so 0 is forecast until something is counted again.',
  );
  const paused = await forecastReport(
    `Week,Clicks,Conversions\n${rows((i) => (i < 68 ? 900 + (i % 7) : 0))}`,
  );
  expect(paused.stdout).toContain(
    'Nothing since 2024-04-22: the account looks paused, so 0 is forecast while it stays paused.',
  );
});
