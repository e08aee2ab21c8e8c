import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TagVerdict } from '../../contract/tag-check.ts';
import type { CorpusPage } from './read-pages.ts';
import type { Sighting } from './referee.ts';

/** What the referee saw, and a hash of the page it saw. */
export interface Truth extends Sighting {
  of: string;
}

const path = join(import.meta.dirname, 'truth.json');

export const pageKey = (page: CorpusPage) => `${page.file}: ${page.name}`;

/** A hash of everything that the browser gets of a page. */
export function fingerprint({
  html,
  headers,
  scripts,
  files,
  status,
  encoding,
  charset,
}: CorpusPage): string {
  const parts = [html, headers, [...scripts], [...files], status, encoding, charset];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

export function readTruths(): Map<string, Truth> {
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, Truth>));
}

export function writeTruths(pages: readonly CorpusPage[], sightings: readonly Sighting[]): void {
  const lines = pages.map((page, i) => {
    const truth = { ...sightings[i], of: fingerprint(page) };
    return `  ${JSON.stringify(pageKey(page))}: ${JSON.stringify(truth)}`;
  });
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}

/** The correct verdict: what the browser saw, or unknown where a person could not tell. */
export function readVerdict(page: CorpusPage, truths: ReadonlyMap<string, Truth>): TagVerdict {
  if (page.verdict) return page.verdict;
  if (page.hidden) return 'unknown';
  const truth = truths.get(pageKey(page));
  if (!truth)
    throw new Error(`The referee has not seen ${pageKey(page)}: npm run bench tag-check -- --referee`);
  return truth.seen;
}

/** True if a page is an excerpt of a page with Analytics, reduced so far that browsers no longer run the tag. */
export function isExcerpt(page: CorpusPage, truths: ReadonlyMap<string, Truth>): boolean {
  const seen = truths.get(pageKey(page))?.seen;
  return seen === 'none' && (page.verdict === 'found' || page.verdict === 'retired');
}
