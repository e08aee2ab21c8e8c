import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

const program = join(import.meta.dirname, '../bin/forecast.ts');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecast-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function forecastOf(file: string, content: string | Buffer, ...options: string[]) {
  await writeFile(join(folder, file), content);
  const run = promisify(execFile)(process.execPath, [program, '--series', join(folder, file), ...options]);
  return (await run).stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const series = `W1,${Array.from({ length: 60 }, (_, i) => 100 + (i % 5)).join(',')}\r\nW2,1,2,3\nW3,1,,3,4,5,6,7,8,9\n`;

test('a line of a series file becomes a line of JSON, or says why not', async () => {
  const [first, second, third] = await forecastOf('series.csv', series);
  expect(first.id).toBe('W1');
  expect(Object.keys(first)).toEqual([
    ...['id', 'mean', 'low50', 'high50', 'low80', 'high80', 'low90', 'high90', 'low95', 'high95'],
  ]);
  expect(first.mean).toHaveLength(13);
  expect(first.low95[0]).toBeLessThan(first.mean[0]);
  expect(second).toEqual({ id: 'W2', refused: 'too-short', least: 8 });
  expect(third).toEqual({ id: 'W3', refused: 'not-a-number', at: 1 });
});

test('a gzipped file is read too, and the weeks ahead can be chosen', async () => {
  const [first] = await forecastOf('series.csv.gz', gzipSync(series), '--weeks', '4');
  expect(first.mean).toHaveLength(4);
});

test('a file that is not there is named', async () => {
  const run = promisify(execFile)(process.execPath, [program, '--series', '/nowhere.csv']);
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('/nowhere.csv') });
});
