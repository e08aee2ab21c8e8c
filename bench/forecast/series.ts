import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export interface Series {
  id: string;
  values: number[];
}

/** The 359 weekly series of the M4 competition, as its entrants had them. */
export function readHistories(): Series[] {
  return read('m4-weekly.csv.gz');
}

/**
 * The thirteen weeks after each history, which the competition kept back. For reporting only: nothing is tuned on them,
 * and no version of the engine is chosen by them.
 */
export function readHiddenWeeks(): Series[] {
  return read('m4-weekly-test.csv.gz');
}

function read(file: string): Series[] {
  const lines = gunzipSync(readFileSync(join(import.meta.dirname, file)))
    .toString('utf8')
    .trim()
    .split(/\r?\n/);
  return lines.map((line) => {
    const [id = '', ...cells] = line.split(',');
    return { id, values: cells.map(Number) };
  });
}
