import { type Locale, locales } from '../../contract/locales.ts';
import { areaFilter } from './area-filter.ts';
import { type Gazetteer, matchedPlaceId, type TermKind, termKinds, unpackMatch } from './gazetteer.ts';
import type { Interpretation } from './query.ts';
import { hasAnyWord, readTerm, termLength, termsFrom, visitNearTerms } from './terms.ts';

export interface Candidate {
  place: number;
  score: number;
}

export interface Found {
  candidates: readonly Candidate[];
  /** Places with exactly this name. */
  named: Set<number>;
}

/** More than are shown, because some share a label. */
const listed = 48;
const minArea = 4;

/** 100,000 inhabitants. A match with a smaller place may be a coincidence, and a misspelt city likelier. */
const wellKnown = 100;
/** 10,000. */
const smallTown = 80;

/** A town whose name is exactly the input may be smaller. */
export function isWellKnown({ weights }: Gazetteer, place: number, isNamed = false): boolean {
  return (weights[place] ?? 0) >= (isNamed ? smallTown : wellKnown);
}

/** Where most readers of a language live: they more likely mean places near them. */
const homeCountries: Record<Locale, Set<string>> = {
  en: new Set(['US', 'GB', 'CA', 'AU', 'IE', 'NZ']),
  de: new Set(['DE', 'AT', 'CH', 'LI']),
  es: new Set(['ES', 'MX', 'AR', 'CO', 'CL', 'PE']),
  fr: new Set(['FR', 'BE', 'CH', 'LU', 'MC', 'CA']),
};
const homeBonus = 4;

/** Scores are in the unit of the weights: 20 for a population ten times as large. */
const tenfold = 20;
const space = 0x20;
const never = Number.NEGATIVE_INFINITY;

/** The score of a match that is not the whole term. */
const shownBeginning = 0;
const shownWords = tenfold / 2;
const hiddenBeginning = -2 * tenfold;

/** The bonus for matching a whole term, higher for longer queries. */
function completeScore(length: number): number {
  return (Math.min(length, 8) - 2.5) * 0.75 * tenfold;
}

interface Beginning {
  /** The query's length, in letters and in bytes. */
  length: number;
  bytes: number;
  /** How many bytes of the term are left. */
  left: number;
  /** True if the query ends where a word of the term ends. */
  isWord: boolean;
}

/** Scores a term that begins with the query. */
function scoreBeginning(kind: TermKind, isShown: boolean, beginning: Beginning): number {
  const { length, bytes, left, isWord } = beginning;
  if (kind === termKinds.short) {
    if (left === 0) return Math.max(completeScore(length), 3 * tenfold);
    return length < 4 ? never : hiddenBeginning;
  }
  if (kind === termKinds.ending) {
    if (!isShown) return never;
    return (left === 0 ? completeScore(length) : 0) - 2 * tenfold;
  }
  const alias = isShown ? 0 : tenfold;
  if (left === 0) return completeScore(length) - alias;
  // "Pittsburg" is a small town in California, but most people mean the city.
  if (left === 1 && length > 5) return completeScore(length) - tenfold / 2 - alias;
  if (isShown) return isWord ? shownWords : shownBeginning;
  // Two letters begin some alias of every second place.
  return bytes < 3 ? never : hiddenBeginning;
}

/** The maximum score of a match with any term. */
function bestBeginning({ length, left }: Beginning): number {
  return left > 1 ? shownWords : Math.max(completeScore(length), 3 * tenfold);
}

function scoreNear(kind: TermKind, isShown: boolean, edits: number, isAll: boolean): number {
  const penalty = kind === termKinds.name && isShown ? 0 : tenfold;
  return (isAll ? 1 : 0) * tenfold - penalty - edits * 2 * tenfold;
}

/** Places with a name, or a later part of one, that begins with the interpretation's. */
export function findByPrefix(gazetteer: Gazetteer, reading: Interpretation, locale: Locale): Found {
  const { terms, termStarts, matches, matchStarts, weights } = gazetteer;
  const { name, within, isWhole } = reading;
  const area = areaFilter(gazetteer, within);
  const view = viewFrom(gazetteer, locale);
  const list = new Shortlist(listed);
  const named = new Set<number>();
  const [first, end] = termsFrom(gazetteer, name, isWhole);
  // "frankfurt main": a word after the name may belong to the name.
  const isInNames = within.length > 0 && hasAnyWord(gazetteer, first, end, within);
  if (!isInNames && !area.allowsAny()) return { candidates: [], named };
  const beginning = { length: name.length, bytes: Buffer.byteLength(name), left: 0, isWord: false };
  for (let term = first; term < end; term++) {
    beginning.left = termLength(gazetteer, term) - beginning.bytes;
    beginning.isWord = terms[(termStarts[term] ?? 0) + beginning.bytes] === space;
    // A single letter begins tens of thousands of terms: places too small for the list are skipped unread.
    const lightest = list.threshold - bestBeginning(beginning) - homeBonus;
    const lastMatch = matchStarts[term + 1] ?? 0;
    for (let i = matchStarts[term] ?? 0; i < lastMatch; i++) {
      const match = matches[i] ?? 0;
      if ((weights[matchedPlaceId(match)] ?? 0) < lightest) continue;
      const { place, kind, isShown, weight } = view(match);
      const score = weight + scoreBeginning(kind, isShown, beginning);
      if (!list.wants(place, score)) continue;
      const rest = isInNames ? readTerm(gazetteer, term).slice(name.length) : '';
      if (!area.allows(place, rest)) continue;
      list.add(place, score);
      if (beginning.left === 0) named.add(place);
    }
  }
  return { candidates: list.candidates, named };
}

/** The largest places of a region or country. */
export function findByArea(gazetteer: Gazetteer, { name, within }: Interpretation): number[] {
  if (name.length < minArea) return [];
  const area = areaFilter(gazetteer, [...name.split(' '), ...within], true);
  return area.allowsAny() ? area.first(listed) : [];
}

/** Places with a name spelled nearly like the interpretation's, with as few edits as possible. */
export function findBySpelling(
  gazetteer: Gazetteer,
  reading: Interpretation,
  locale: Locale,
): readonly Candidate[] {
  const area = areaFilter(gazetteer, reading.within);
  if (/[^ -~]/.test(reading.name) || !area.allowsAny()) return [];
  const { matches, matchStarts } = gazetteer;
  const view = viewFrom(gazetteer, locale);
  const query = Buffer.from(reading.name);
  const list = new Shortlist(listed);
  for (let edits = 1; edits <= editsAllowed(query.length); edits++) {
    visitNearTerms(gazetteer, query, edits, (term, isAll) => {
      for (const match of matches.subarray(matchStarts[term], matchStarts[term + 1])) {
        const { place, kind, isShown, weight } = view(match);
        // Rarely typed names have to match completely, or too much would be similar.
        const counts = isAll || (kind === termKinds.name && isShown && !reading.isWhole);
        if (counts && area.allows(place)) list.add(place, weight + scoreNear(kind, isShown, edits, isAll));
      }
    });
    const [best] = list.candidates;
    if (best && isWellKnown(gazetteer, best.place)) break;
  }
  return list.candidates;
}

function editsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** How readers of a language see a match. */
function viewFrom({ weights, regions, regionOf }: Gazetteer, locale: Locale) {
  const localeBit = 2 ** locales.indexOf(locale);
  const home = homeCountries[locale];
  return (match: number) => {
    const { place, kind, shownIn } = unpackMatch(match);
    const isHome = home.has(regions[regionOf[place] ?? 0]?.countryCode ?? '');
    const weight = (weights[place] ?? 0) + (isHome ? homeBonus : 0);
    return { place, kind, isShown: (shownIn & localeBit) !== 0, weight };
  };
}

/** Keeps the best of many places, best first. */
class Shortlist {
  readonly candidates: Candidate[] = [];
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** Places with a lower score are not listed. */
  get threshold(): number {
    return this.candidates.length < this.#size ? never : (this.candidates.at(-1)?.score ?? never);
  }

  /** True if a place with this score would be listed, unless it already is. */
  wants(place: number, score: number): boolean {
    if (score === never) return false;
    return this.candidates.length < this.#size || isBehind(this.candidates.at(-1), place, score);
  }

  add(place: number, score: number): void {
    if (!this.wants(place, score)) return;
    const before = this.candidates.findIndex((each) => each.place === place);
    if (before >= 0) {
      if (!isBehind(this.candidates[before], place, score)) return;
      this.candidates.splice(before, 1);
    }
    let at = this.candidates.length;
    while (at > 0 && isBehind(this.candidates[at - 1], place, score)) at--;
    this.candidates.splice(at, 0, { place, score });
    this.candidates.length = Math.min(this.candidates.length, this.#size);
  }
}

/** Of places with equal scores, the more important comes first, which has the lower id. */
function isBehind(other: Candidate | undefined, place: number, score: number): boolean {
  return !other || other.score < score || (other.score === score && other.place > place);
}
