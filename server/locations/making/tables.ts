import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The rows below the heading of a table whose cells are separated by tabs. */
export function readTable(path: string): string[][] {
  return readRows(path).slice(1);
}

export function readRows(path: string): string[][] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8'));
}
