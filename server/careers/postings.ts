import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '../../contract/calendar.ts';
import { defaultLocale } from '../../contract/locales.ts';

/** A job posting as the server sees it. */
export interface Posting {
  /** Its path without slash or language. */
  name: string;
  /** The same in every language. */
  title: string;
  /** City and work model, in English. */
  place: string;
  posted: Day;
  /** The last day on which applications are read. */
  validThrough: Day;
}

const projectContent = join(import.meta.dirname, '../../content');
let current: readonly Posting[] = readPostings(projectContent);

/** The postings of the published site, in the order of publication. */
export function currentPostings(): readonly Posting[] {
  return current;
}

/** Switches to the postings of another version of the content. */
export function applyPostingsBelow(content: string): void {
  current = readPostings(content);
}

export function findPosting(name: string): Posting | undefined {
  return current.find((posting) => posting.name === name);
}

/** Maps posting names to titles. */
export function readJobTitles(): ReadonlyMap<string, string> {
  return new Map(current.map(({ name, title }) => [name, title]));
}

/** Maps posting names to their last days. */
export function readLastDays(): ReadonlyMap<string, Day> {
  return new Map(current.map(({ name, validThrough }) => [name, validThrough]));
}

function readPostings(content: string): readonly Posting[] {
  const folder = join(content, 'jobs', defaultLocale);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const read = (key: string) => readValue(text, key, file);
      return {
        name: file.slice(0, -'.md'.length),
        title: read('title'),
        place: `${read('city')}, ${read('mode')}`,
        posted: read('posted'),
        validThrough: read('validThrough'),
      };
    })
    .toSorted((a, b) => a.posted.localeCompare(b.posted) || a.name.localeCompare(b.name));
}

/** The build has already checked the front matter: one line per key. Editors may quote values. */
function readValue(text: string, key: string, file: string): string {
  const [, value] = new RegExp(`^${key}: +(.+?)\\s*$`, 'm').exec(text) ?? [];
  if (!value) throw new Error(`content/jobs/${defaultLocale}/${file} has no ${key}`);
  const [, quoted] = /^"(.*)"$|^'(.*)'$/.exec(value) ?? [];
  if (value.startsWith("'")) return value.slice(1, -1).replaceAll("''", "'");
  return quoted === undefined ? value : JSON.parse(value);
}
