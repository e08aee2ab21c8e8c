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
/** Times depend on the machine, so they are not compared. */
const timeKey = 'ms';

const file = join(import.meta.dirname, '../../content/forecast-accuracy.json');
const published: Record<string, unknown> & { weeks: number } = JSON.parse(readFileSync(file, 'utf8'));
const record = buildRecord(published.weeks, { forespan, lastValue, lastYear });
printRecord(record);

const figures = new Map(listFigures(published));
const found = listFigures(JSON.parse(writeRecord(record)));
const different = found.filter(([path, value]) => !isSame(value, figures.get(path)));
print('');
for (const [path, value] of different) print(`${path}: ${value}, published ${figures.get(path)}`);
print(
  different.length === 0
    ? `All ${found.length} figures are as published.`
    : `${different.length} of ${found.length} figures are not as published.`,
);
process.exitCode = different.length === 0 ? 0 : 1;

/** Every number with its path, such as `hiddenWeeks.totals.mean`. Methods go by their name instead of an index. */
function listFigures(value: unknown, path = ''): [path: string, value: number][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === timeKey) return [];
    const name = typeof child === 'object' && child !== null && 'name' in child ? String(child.name) : key;
    return listFigures(child, path ? `${path}.${name}` : name);
  });
}

function isSame(value: number, other: number | undefined): boolean {
  return other !== undefined && Math.abs(value - other) <= tolerance * Math.max(1e-6, Math.abs(other));
}
