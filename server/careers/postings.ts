import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '../../contract/calendar.ts';
import { defaultLocale } from '../../contract/locales.ts';

/** What the server knows of a job posting. */
export interface Posting {
  /** Its path without slash and language. */
  name: string;
  /** The same in every language. */
  title: string;
  /** City and how the work is done, in English. */
  place: string;
  posted: Day;
  /** The last day on which applications are read. */
  validThrough: Day;
}

const projectContent = join(import.meta.dirname, '../../content');
let current: readonly Posting[] = readPostings(projectContent);

/** The postings of the site that is served, in the order in which they went up. */
export function currentPostings(): readonly Posting[] {
  return current;
}

/** From now on the postings of another version of the content. */
export function applyPostingsBelow(content: string): void {
  current = readPostings(content);
}

export function findPosting(name: string): Posting | undefined {
  return current.find((posting) => posting.name === name);
}

/** Titles by the name of the posting. */
export function readJobTitles(): ReadonlyMap<string, string> {
  return new Map(current.map(({ name, title }) => [name, title]));
}

/** The last days by the name of the posting. */
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

/** The build has checked the front matter: one line for each of these. An editor may put a value in quotation marks. */
function readValue(text: string, key: string, file: string): string {
  const [, value] = new RegExp(`^${key}: +(.+?)\\s*$`, 'm').exec(text) ?? [];
  if (!value) throw new Error(`content/jobs/${defaultLocale}/${file} has no ${key}`);
  const [, quoted] = /^"(.*)"$|^'(.*)'$/.exec(value) ?? [];
  if (value.startsWith("'")) return value.slice(1, -1).replaceAll("''", "'");
  return quoted === undefined ? value : JSON.parse(value);
}
