import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { facts } from '../contract/facts.ts';
import { coverages } from '../forecast/forecast.ts';
import { sum } from '../forecast/numeric.ts';
import { engineHash } from './forecast/engine-hash.ts';
import { compareDays } from './forecast/less-than-a-year.ts';
import {
  computeMeasures,
  computeTotals,
  type HoldoutForecast,
  type Totals,
  totalAccuracy,
} from './forecast/measures.ts';
import { forespan, loadMethods, type Method } from './forecast/methods.ts';
import { print } from './report.ts';

const weeks = facts.forecastWeeks;
/** So many weeks at the end of each series are hidden; the first thirteen of them are forecast. */
const stretches = [13, 26, 39];
/** The engine was tuned on the series before this one. */
const firstUnseen = 180;
const worstShown = 3;
const worstHistory = 39;
const recordFile = join(import.meta.dirname, '../content/forecast-accuracy.json');

/**
 * How far our forecasts of public series are off, beside other methods. Writes the figures that `/forecast-accuracy` shows.
 * Takes about three minutes.
 */
export async function bench(): Promise<void> {
  const all = readSeries();
  const byStretch = stretches.map((hidden) => ({
    hidden,
    checks: all.map((s) => check(s, hidden, forespan)),
  }));
  const everything = byStretch.flatMap(({ checks }) => checks);
  const isClaimed = ({ history }: HoldoutForecast) => history.length >= facts.forecastAccuracyLeastWeeks;
  const unseen = byStretch.flatMap(({ checks }) => checks.slice(firstUnseen)).filter(isClaimed);
  const methods = compare(all.slice(firstUnseen), await loadMethods());
  const record = {
    engine: engineHash(),
    weeks,
    series: all.length,
    totals: {
      claimed: computeTotals(everything.filter(isClaimed)),
      unseen: computeTotals(unseen),
      shorter: computeTotals(everything.filter((each) => !isClaimed(each))),
      all: computeTotals(everything),
    },
    stretches: byStretch.map(({ hidden, checks }) => ({ hidden, ...computeTotals(checks) })),
    unseenSeries: all.length - firstUnseen,
    /** How often the total was off by less than 1 %, by 1 to 2 % and so on; the last count is of everything from 25 %. */
    histogram: buildHistogram(everything),
    methods,
    worst: byStretch
      .flatMap(({ hidden, checks }) => checks.map((each) => ({ hidden, ...each })))
      .sort((a, b) => totalAccuracy(a) - totalAccuracy(b))
      // One stretch of each series, its worst.
      .filter(({ id }, i, sorted) => sorted.findIndex((other) => other.id === id) === i)
      .slice(0, worstShown)
      .map(({ id, hidden, history, actual, answer }) => ({
        id,
        hidden,
        historyWeeks: history.length,
        off: sum(answer.mean) / sum(actual) - 1,
        history: history.slice(-worstHistory),
        actual,
        mean: answer.mean,
        low: answer.ranges[90].low,
        high: answer.ranges[90].high,
      })),
  };
  writeFileSync(recordFile, `${JSON.stringify(record, rounded, 2).replace(/\[[^[{]*?\]/g, oneLine)}\n`);
  print(`${record.series} series, the total of ${weeks} weeks: accuracy`);
  for (const [name, totals] of Object.entries(record.totals)) printTotals(name, totals);
  for (const stretch of record.stretches) printTotals(`${stretch.hidden} weeks hidden`, stretch);
  print(`off by   ${record.histogram.map((count, percent) => `${percent}%: ${count}`).join('  ')}`);
  for (const { id, hidden, off } of record.worst)
    print(`worst    ${id} with ${hidden} weeks hidden: forecast ${percent(off)} off`);
  print(`\n${record.unseenSeries} series the engine was not tuned on, the last ${weeks} weeks hidden`);
  print(`${'method'.padEnd(12)}  sMAPE   MASE    OWA   MSIS  held at ${coverages.join(' / ')} %         ms`);
  for (const { name, smape, mase, owa, msis, held, ms, totals } of methods) {
    const figures = [smape, mase, owa, msis].map((value) => value.toFixed(3).padStart(6)).join(' ');
    const shares = coverages.map((coverage) => percent(held[coverage])).join(' / ');
    print(`${name.padEnd(12)} ${figures}  ${shares}  ${ms.toFixed(0).padStart(4)}`);
    printTotals('', totals);
  }
  print('\ninvented accounts with less than a year, from their weeks and from their days, too');
  for (const { weeks: known, from, measures, totals } of compareDays(weeks)) {
    const shares = coverages.map((coverage) => percent(measures.held[coverage])).join(' / ');
    const figures = `sMAPE ${measures.smape.toFixed(2)}  MSIS ${measures.msis.toFixed(1)}`;
    print(`${known} ${from.padEnd(5)}  ${figures}  held at ${coverages.join(' / ')} %: ${shares}`);
    printTotals('', totals);
  }
}

interface Series {
  id: string;
  values: number[];
}

function readSeries(): Series[] {
  const file = join(import.meta.dirname, 'forecast/m4-weekly.csv.gz');
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split(/\r?\n/);
  return lines.map((line) => {
    const [id = '', ...cells] = line.split(',');
    return { id, values: cells.map(Number) };
  });
}

function check({ id, values }: Series, hidden: number, method: Method): HoldoutForecast {
  const history = values.slice(0, -hidden);
  const actual = values.slice(history.length, history.length + weeks);
  return { id, history, actual, answer: method(history, weeks) };
}

function compare(series: readonly Series[], methods: Record<string, Method>) {
  const measured = Object.entries(methods).map(([name, method]) => {
    const began = performance.now();
    const checks = series.map((each) => check(each, weeks, method));
    const ms = (performance.now() - began) / series.length;
    return { name, ms, ...computeMeasures(checks), totals: computeTotals(checks) };
  });
  const naive = measured.find(({ name }) => name === 'lastValue');
  return measured.map((each) => ({
    ...each,
    /** The competition's overall score: both errors beside those of repeating the last value. */
    owa: (each.smape / (naive?.smape ?? 1) + each.mase / (naive?.mase ?? 1)) / 2,
  }));
}

function buildHistogram(checks: readonly HoldoutForecast[]): number[] {
  const counts = new Array<number>(26).fill(0);
  for (const each of checks) {
    const column = Math.min(25, Math.floor(100 * (1 - totalAccuracy(each))));
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return counts;
}

function printTotals(label: string, { checks, mean, median, tenth, under90, within5 }: Totals): void {
  print(
    `${label.padEnd(16)} ${String(checks).padStart(4)} checks  mean ${percent(mean)}  median ${percent(median)}  a tenth below ${percent(tenth)}  under 90 %: ${percent(under90)}  within 5 %: ${percent(within5)}`,
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/** To six digits: the same on every machine. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(6)) : value;
}

function oneLine(list: string): string {
  return list.replace(/\s+/g, ' ');
}

if (import.meta.main) await bench();
