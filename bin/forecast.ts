/**
 * `npm run forecast -- <report.csv|.xlsx> [--weeks 13] [--metric clicks] [--json]`: forecasts a metric of an advertising report.
 * `npm run forecast -- --series <file.csv[.gz]>`: forecasts each line `id,v1,v2,…` and prints a line of JSON for it.
 */
import { readFileSync } from 'node:fs';
import { readFile as readBytes } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { describeNote, describeProblem, platformNames } from '../content/describe-report.ts';
import { formatter } from '../content/format.ts';
import { forecastNotes as words } from '../content/messages/en/forecast-notes.ts';
import { type Forecast, forecast, maxHorizon } from '../forecast/forecast.ts';
import { defaultHorizon, type Metric, outlooks, withCostPerConversion } from '../forecast/outlook.ts';
import { coverages } from '../forecast/prediction-intervals.ts';
import { readFile } from '../forecast/reports/read-file.ts';
import type { Report } from '../forecast/reports/report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    series: { type: 'string' },
    weeks: { type: 'string', default: '13' },
    metric: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
// `| head` closes the pipe early.
process.stdout.on('error', () => process.exit());
const dayMs = 86_400_000;
const pausedWeeks = 4;
const today = new Date().toLocaleDateString('sv');
const [file] = positionals;
const weeksAhead = Number(values.weeks);

if (values.series !== undefined) forecastSeries(values.series);
else if (file !== undefined) await forecastReport(file);
else
  fail(
    'Usage: npm run forecast -- <report.csv> [--weeks 13] [--metric clicks] [--json]\n       npm run forecast -- --series <file.csv[.gz]> [--weeks 13]',
  );

function forecastSeries(path: string): void {
  for (const line of readLines(path)) {
    const [id = '', ...cells] = line.split(',');
    const result = forecast(cells.map(parseCell), weeksAhead);
    print(JSON.stringify({ id, ...('refused' in result ? result : intervalFields(result)) }));
  }
}

async function forecastReport(path: string): Promise<void> {
  const report = await readReport(path);
  const metric = findMetric(report);
  const few = report.notes.find(({ code }) => code === 'few-weeks');
  if (!(Number.isInteger(weeksAhead) && weeksAhead >= 1 && weeksAhead <= maxHorizon))
    fail(`--weeks takes a number from 1 to ${maxHorizon}.`);
  const result = few ? undefined : forecastMetric(report, metric);
  const ahead = weeksAfter(report.weeks.at(-1) ?? '');

  if (values.json)
    print(JSON.stringify({ report, metric: metric.label, weeks: ahead, forecast: result ?? null }, null, 2));
  else {
    printSummary(path, report);
    if (result) {
      printTable(metric, ahead, result, isEnded(ahead[0]));
      printCautions(metric, report, result);
    }
  }
  if (few) fail(describeNote(few, words, 'en').title);
}

async function readReport(path: string): Promise<Report> {
  const bytes = await readBytes(path).catch((error: Error) =>
    fail(`${path} cannot be read: ${error.message}`),
  );
  const { report, sheets, sheet } = await readFile(new Blob([bytes]), { today });
  if ('problem' in report) {
    const { title, detail } = describeProblem(report.problem, words, 'en', report.platform);
    return fail(`${basename(path)}: ${title} ${detail}`);
  }
  const read = sheets.find(({ index }) => index === sheet);
  if (read && sheets.length > 1 && !values.json)
    print(`Sheet "${read.name}", the one of ${sheets.length} with the longest history`);
  return report;
}

/** The same numbers as on the page, where conversions follow spend and a ratio is that of two forecasts. */
function forecastMetric({ weeks, metrics }: Report, { name, label, values, days }: Metric): Forecast {
  const horizon = Math.max(defaultHorizon, weeksAhead);
  const own = forecast(values, horizon, { weeks, days });
  if ('refused' in own) return fail(`This metric can’t be forecast: ${own.refused}.`);
  const outlook = outlooks({ weeks, metrics }, weeksAhead).find(
    (each) => each.name === name && (name === 'cpa' || each.label === label),
  );
  const mean = outlook?.mean ?? own.mean.slice(0, weeksAhead);
  const around = (edges: readonly number[]) =>
    mean.map((value, week) => {
      const [edge = 0, center = 0] = [edges[week], own.mean[week]];
      return center > 0 ? (value * edge) / center : edge;
    });
  const ranges = Object.fromEntries(
    coverages.map((coverage) => {
      const { low, high } = own.ranges[coverage];
      return [coverage, { low: around(low), high: around(high) }];
    }),
  ) as Forecast['ranges'];
  return { ...own, mean, ranges };
}

/** The requested metric, by its kind or column name; conversions by default. */
function findMetric(report: Report): Metric {
  const metrics = withCostPerConversion(report.metrics).map((metric) =>
    metric.name === 'cpa' ? { ...metric, label: 'Cost per conversion' } : metric,
  );
  const wanted = values.metric?.toLowerCase();
  const found = wanted
    ? metrics.find(({ name, label }) => name === wanted || label.toLowerCase() === wanted)
    : (metrics.find(({ name }) => name === 'conversions') ?? metrics[0]);
  const names = metrics.map(({ name, label }) => (name === 'other' ? `"${label}"` : name));
  return found ?? fail(`There is no metric "${values.metric}" in this file. There are: ${names.join(', ')}.`);
}

function printSummary(
  path: string,
  { platform, rows, dates, currency, weeks, metrics, notes }: Report,
): void {
  const { number } = formatter('en');
  const from = platform === 'table' ? 'a table' : `a report from ${platformNames[platform]}`;
  print(
    `${basename(path)}: ${from}, ${number(rows)} rows by ${dates.granularity}, ${dates.first} to ${dates.last}`,
  );
  print(`${number(weeks.length)} whole weeks from ${weeks[0]}${currency ? `, amounts in ${currency}` : ''}`);
  for (const { label, values: weekly } of metrics)
    print(`  ${label}: ${number(weekly.reduce((sum, value) => sum + value, 0))}`);
  if (notes.length > 0) print('\nNotes');
  for (const note of notes) {
    const { title, detail } = describeNote(note, words, 'en');
    print(`  ${title} ${detail}`);
  }
}

/** True if whole weeks have passed since the data ended. */
function isEnded(firstWeek: string | undefined): boolean {
  return firstWeek !== undefined && isOver(firstWeek);
}

function isOver(week: string): boolean {
  return Date.parse(week) + 7 * dayMs <= Date.parse(today);
}

function printTable(
  { name, label }: Metric,
  weeks: string[],
  { mean, ranges }: Forecast,
  hasEnded: boolean,
): void {
  const { low, high } = ranges[80];
  const digits = name === 'cpa' ? 2 : Math.max(...mean) < 100 ? 1 : 0;
  const cell = (value: number | undefined) => (value ?? 0).toFixed(digits).padStart(12);
  const which = hasEnded
    ? `the ${weeks.length} weeks after the data ended`
    : `the next ${weeks.length} weeks`;
  print(`\n${label}, ${which}; in four of five cases between low and high`);
  print(`${'week'.padEnd(10)}${['mean', 'low', 'high'].map((name) => name.padStart(12)).join('')}`);
  weeks.forEach((week, i) => {
    print(week + cell(mean[i]) + cell(low[i]) + cell(high[i]) + (isOver(week) ? '  over' : ''));
  });
}

/** Prints how the forecast adjusted the history. */
function printCautions(
  metric: Metric,
  { weeks, dates, metrics }: Report,
  { pause, cleaning }: Forecast,
): void {
  if (isEnded(weeksAfter(weeks.at(-1) ?? '')[0]))
    print(
      `\nThe file ends on ${dates.last}: weeks that are over are forecast, too, and nothing says what came.`,
    );
  if (pause?.kind === 'paused') {
    const isPaused = metrics.every(({ values }) => values.slice(-pausedWeeks).every((value) => value === 0));
    const what = isPaused ? 'the account looks paused' : 'the rest of the account goes on';
    const until = isPaused ? 'while it stays paused' : 'until something is counted again';
    print(`\nNothing since ${weeks[pause.since]}: ${what}, so 0 is forecast ${until}.`);
  }
  if (pause?.kind === 'yearly') print('\nClosed at the same time every year: those weeks are forecast as 0.');
  for (const { week, used } of cleaning.outliers)
    print(
      `\nLeft out: the week of ${weeks[week]} with ${metric.values[week]} instead of about ${Math.round(used)}.`,
    );
}

/** The first days of the weeks to forecast. */
function weeksAfter(last: string): string[] {
  const length = Number.isInteger(weeksAhead) && weeksAhead <= maxHorizon ? Math.max(0, weeksAhead) : 0;
  return Array.from({ length }, (_, i) =>
    new Date(Date.parse(last) + (i + 1) * 7 * dayMs).toISOString().slice(0, 10),
  );
}

function readLines(path: string): string[] {
  try {
    const bytes = readFileSync(path);
    const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return (isZipped ? gunzipSync(bytes) : bytes).toString('utf8').split(/\r?\n/).filter(Boolean);
  } catch (error) {
    return fail(`${path} cannot be read: ${(error as Error).message}`);
  }
}

/** An empty cell is not a number, rather than 0. */
function parseCell(cell: string): number {
  return cell.trim() === '' ? Number.NaN : Number(cell);
}

/** `mean`, `low50`, `high50` … `low95`, `high95`. */
function intervalFields({ mean, ranges }: Forecast): Record<string, number[]> {
  const bounds = coverages.flatMap((coverage) => [
    [`low${coverage}`, ranges[coverage].low],
    [`high${coverage}`, ranges[coverage].high],
  ]);
  return { mean, ...Object.fromEntries(bounds) };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
