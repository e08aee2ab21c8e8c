import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The weekly series of the M4 competition, oldest week first. */
export function readPublicSeries(): { id: string; values: number[] }[] {
  const file = join(import.meta.dirname, '../m4-weekly.csv.gz');
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split(/\r?\n/);
  return lines.map((line) => {
    const [id = '', ...cells] = line.split(',');
    return { id, values: cells.map(Number) };
  });
}
