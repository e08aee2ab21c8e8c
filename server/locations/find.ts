import { type Gazetteer, type MatchKind, matchKinds } from './gazetteer.ts';
import { narrowTo } from './narrowing.ts';
import { visitNearTerms } from './near-terms.ts';
import type { Reading } from './readings.ts';
import { scoreBeginning, scoreNear } from './score.ts';
import { Shortlist } from './shortlist.ts';
import { termLength, termsFrom, textsOf } from './terms.ts';

/** More than are shown, because some read the same. */
const listed = 24;
const shortestArea = 4;

export interface Found {
  places: readonly number[];
  /** Whether the name that is read is all of a name of one of them. */
  isNamed: boolean;
}

/** Places with a name, or a later part of one, that begins as it is read. */
export function findByBeginning(gazetteer: Gazetteer, { name, narrowing, isWhole }: Reading): Found {
  const narrowed = narrowTo(gazetteer, narrowing);
  const list = new Shortlist(listed);
  let isNamed = false;
  let isAll = false;
  let rest = '';
  function consider(place: number, kind: MatchKind, weight: number): void {
    const score = weight + scoreBeginning(kind, name.length, isAll);
    if (!list.wants(place, score) || !narrowed.allows(place, rest)) return;
    list.add(place, score);
    isNamed ||= isAll;
  }
  const [first, end] = termsFrom(gazetteer, name, isWhole);
  const texts = narrowing.length > 0 ? textsOf(gazetteer, first, end) : [];
  for (let term = first; term < end; term++) {
    isAll = termLength(gazetteer, term) === name.length;
    rest = texts[term - first]?.slice(name.length) ?? '';
    visitPlaces(gazetteer, term, consider);
  }
  return { places: list.places, isNamed };
}

/** The largest places of a region or country. */
export function findByArea(gazetteer: Gazetteer, { name, narrowing }: Reading): readonly number[] {
  const places: number[] = [];
  if (name.length < shortestArea) return places;
  const narrowed = narrowTo(gazetteer, [...name.split(' '), ...narrowing]);
  if (!narrowed.allowsAny()) return places;
  for (let place = 0; place < gazetteer.weights.length && places.length < listed; place++) {
    if (narrowed.allows(place)) places.push(place);
  }
  return places;
}

/** Places with a name that is read but for some letters, the fewest possible. */
export function findBySpelling(gazetteer: Gazetteer, reading: Reading): readonly number[] {
  const narrowed = narrowTo(gazetteer, reading.narrowing);
  if (!narrowed.allowsAny()) return [];
  const query = Buffer.from(reading.name);
  for (let edits = 1; edits <= editsAllowed(query.length); edits++) {
    const list = new Shortlist(listed);
    visitNearTerms(gazetteer, query, edits, (term, isAll) => {
      visitPlaces(gazetteer, term, (place, kind, weight) => {
        // Of what is seldom typed only all of it counts, or anything would be near to something.
        if ((isAll || (kind === matchKinds.name && !reading.isWhole)) && narrowed.allows(place)) {
          list.add(place, weight + scoreNear(kind, isAll));
        }
      });
    });
    if (list.places.length > 0) return list.places;
  }
  return [];
}

function editsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function visitPlaces(
  { matches, matchStarts, weights }: Gazetteer,
  term: number,
  visit: (place: number, kind: MatchKind, weight: number) => void,
): void {
  const end = matchStarts[term + 1] ?? 0;
  for (let i = matchStarts[term] ?? 0; i < end; i++) {
    const match = matches[i] ?? 0;
    const place = match >>> 2;
    visit(place, (match & 3) as MatchKind, weights[place] ?? 0);
  }
}
