import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '../../contract/calendar.ts';
import { defaultLocale } from '../../contract/locales.ts';

const folder = join(import.meta.dirname, '../../content/jobs', defaultLocale);

/** Job titles by the path of the posting, without its slash. A title is the same in every language. */
export function readJobTitles(): ReadonlyMap<string, string> {
  return readPostings('title');
}

/** The last day on which applications are read, by the path of the posting. */
export function readLastDays(): ReadonlyMap<string, Day> {
  return readPostings('validThrough');
}

function readPostings(key: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return new Map(files.map((file) => [file.slice(0, -'.md'.length), valueIn(file, key)]));
}

function valueIn(file: string, key: string): string {
  const [, value] = new RegExp(`^${key}: (.+)$`, 'm').exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  if (!value) throw new Error(`content/jobs/${defaultLocale}/${file} has no ${key}`);
  return value.trim();
}
