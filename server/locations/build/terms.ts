import { locales } from '../../../contract/locales.ts';
import { packMatch, type TermKind, termKinds } from '../gazetteer.ts';
import { endings, spellings } from '../spelling.ts';
import { packTerms } from '../terms.ts';
import type { Place } from './places.ts';

/** Every form of every name, sorted, with the places it may mean. */
export function indexTerms(places: Place[]) {
  const matches = new Map<string, number[]>();
  for (const [i, place] of places.entries()) {
    for (const [term, { kind, shownIn }] of listTerms(place)) {
      const found = matches.get(term) ?? [];
      found.push(packMatch(i, kind, shownIn));
      matches.set(term, found);
    }
  }
  const sorted = [...matches.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return {
    ...packTerms(sorted),
    matchCounts: Uint16Array.from(sorted, (term) => matches.get(term)?.length ?? 0),
    matches: Uint32Array.from(sorted.flatMap((term) => matches.get(term) ?? [])),
  };
}

/** If a term relates to a place in several ways, the best one counts. */
const order: TermKind[] = [termKinds.ending, termKinds.name, termKinds.short];

function listTerms({ names, otherNames, foreignNames, shortNames }: Place) {
  const terms = new Map<string, { kind: TermKind; shownIn: number }>();
  const add = (kind: TermKind, shownIn: number) => (term: string) => {
    const before = terms.get(term);
    if (before && before.kind === kind) before.shownIn |= shownIn;
    else if (!before || order.indexOf(kind) > order.indexOf(before.kind)) terms.set(term, { kind, shownIn });
  };
  for (const [i, locale] of locales.entries()) {
    const typed = spellings(names[locale]);
    typed.forEach(add(termKinds.name, 2 ** i));
    typed.flatMap(endings).forEach(add(termKinds.ending, 2 ** i));
  }
  const others = otherNames.flatMap(spellings);
  for (const term of others) {
    // "Newcastle" is part of what is shown as "Newcastle upon Tyne".
    const isShown = (name: string) => spellings(name).some((each) => each.startsWith(`${term} `));
    const shownIn = locales.reduce((bits, locale, i) => bits | (isShown(names[locale]) ? 2 ** i : 0), 0);
    add(termKinds.name, shownIn)(term);
  }
  foreignNames.flatMap(spellings).forEach(add(termKinds.name, 0));
  shortNames.flatMap(spellings).forEach(add(termKinds.short, 0));
  return terms;
}
