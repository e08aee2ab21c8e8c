import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '../report.ts';
import { buildRecord, writeRecord } from './build-record.ts';
import { printRecord } from './print-record.ts';
import { forespan, lastValue, lastYear } from './simple-methods.ts';

/**
 * The command of the download on `/forecast-accuracy`, which runs without this repository: measures the engine on the
 * public series and compares what it finds with the published figures.
 */
const tolerance = 1e-4;
/** It depends on the machine. */
const timeKey = 'ms';

const file = join(import.meta.dirname, '../../content/forecast-accuracy.json');
const published: Record<string, unknown> & { weeks: number } = JSON.parse(readFileSync(file, 'utf8'));
const record = buildRecord(published.weeks, { forespan, lastValue, lastYear });
printRecord(record);

const figures = new Map(listFigures(published));
const found = listFigures(JSON.parse(writeRecord(record)));
const different = found.filter(([place, value]) => !isSame(value, figures.get(place)));
print('');
for (const [place, value] of different) print(`${place}: ${value}, published ${figures.get(place)}`);
print(
  different.length === 0
    ? `All ${found.length} figures are as published.`
    : `${different.length} of ${found.length} figures are not as published.`,
);
process.exitCode = different.length === 0 ? 0 : 1;

/** Every number with its place, such as `hiddenWeeks.totals.mean`; methods have their names in place of an index. */
function listFigures(value: unknown, place = ''): [place: string, value: number][] {
  if (typeof value === 'number') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === timeKey) return [];
    const name = typeof child === 'object' && child !== null && 'name' in child ? String(child.name) : key;
    return listFigures(child, place ? `${place}.${name}` : name);
  });
}

function isSame(value: number, other: number | undefined): boolean {
  return other !== undefined && Math.abs(value - other) <= tolerance * Math.max(1e-6, Math.abs(other));
}
