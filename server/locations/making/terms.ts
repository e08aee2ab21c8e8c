import { locales } from '../../../contract/locales.ts';
import { type MatchKind, matchKinds } from '../gazetteer.ts';
import type { Place } from './places.ts';
import { endings, spellings } from './spellings.ts';

/** Every form of every name, sorted, with the places it stands for. */
export function indexTerms(places: Place[]) {
  const matches = new Map<string, number[]>();
  for (const [i, place] of places.entries()) {
    for (const [term, kind] of termsOf(place)) {
      const found = matches.get(term) ?? [];
      found.push(i * 4 + kind);
      matches.set(term, found);
    }
  }
  const sorted = [...matches.keys()].sort();
  return {
    ...packTerms(sorted),
    matchCounts: Uint16Array.from(sorted, (term) => matches.get(term)?.length ?? 0),
    matches: Uint32Array.from(sorted.flatMap((term) => matches.get(term) ?? [])),
  };
}

export function packTerms(sorted: string[]) {
  return {
    terms: new TextEncoder().encode(sorted.map((term) => `${term}\n`).join('')),
    shared: Uint8Array.from(sorted, (term, i) => sharedLength(term, sorted[i - 1] ?? '')),
  };
}

function termsOf({ names, otherNames, foreignNames }: Place): Map<string, MatchKind> {
  const own = [...locales.map((locale) => names[locale]), ...otherNames].flatMap(spellings);
  const foreign = foreignNames
    .flatMap(spellings)
    .filter((term) => !own.some((name) => term.startsWith(`${name} `)));
  // What is said last counts.
  return new Map<string, MatchKind>([
    ...foreign.map((term) => [term, matchKinds.foreign] as const),
    ...own.flatMap(endings).map((term) => [term, matchKinds.ending] as const),
    ...own.map((term) => [term, matchKinds.name] as const),
  ]);
}

function sharedLength(term: string, other: string): number {
  let length = 0;
  while (length < term.length && term[length] === other[length]) length++;
  return length;
}
