/** Folded forms of names in the order of their bytes. */
export interface Terms {
  /** A line for each, in UTF-8. */
  terms: Uint8Array<ArrayBuffer>;
  termStarts: Uint32Array;
  /** How many leading bytes a term shares with the one before. */
  shared: Uint8Array;
  /** The terms that share fewer than `groupLetters` with the one before, and the end. */
  groups: Uint32Array;
}

const groupLetters = 3;
const newline = 10;
/** Sorts after the end of a term and a space but before letters; after every ASCII letter; after everything. */
const [afterWord, afterAscii, afterAll] = [0x21, 0x7f, 0xff];

export function readTerms(terms: Uint8Array<ArrayBuffer>, shared: Uint8Array): Terms {
  const groups: number[] = [];
  for (let i = 0; i < shared.length; i++) if ((shared[i] ?? 0) < groupLetters) groups.push(i);
  return {
    terms,
    termStarts: lineStarts(terms, shared.length),
    shared,
    groups: Uint32Array.from([...groups, shared.length]),
  };
}

/** Where each line starts, and where one after the last would. */
export function lineStarts(text: Uint8Array, lines: number): Uint32Array {
  const starts = new Uint32Array(lines + 1);
  let line = 0;
  for (let i = 0; i < text.length; i++) if (text[i] === newline) starts[++line] = i + 1;
  return starts;
}

export function packTerms(sorted: string[]) {
  const encoded = sorted.map((term) => Buffer.from(`${term}\n`));
  return {
    terms: new Uint8Array(Buffer.concat(encoded)),
    shared: Uint8Array.from(encoded, (term, i) => sharedLength(term, encoded[i - 1] ?? Buffer.alloc(0))),
  };
}

function sharedLength(term: Buffer, other: Buffer): number {
  let length = 0;
  while (length < Math.min(term.length - 1, 255) && term[length] === other[length]) length++;
  return length;
}

/** The first of the terms that begin with a text, or with whole words of it, and the end of the range. */
export function termsFrom(terms: Terms, text: string, isWhole: boolean): [first: number, end: number] {
  const bytes = Buffer.from(text);
  return [
    firstAtOrAfter(terms, bytes),
    firstAtOrAfter(terms, Buffer.from([...bytes, isWhole ? afterWord : afterAll])),
  ];
}

/** The length in bytes. */
export function termLength({ termStarts }: Terms, term: number): number {
  return (termStarts[term + 1] ?? 0) - (termStarts[term] ?? 0) - 1;
}

/** True if a word other than the first begins with one of these in some of the terms. */
export function hasAnyWord(
  { terms, termStarts }: Terms,
  first: number,
  end: number,
  words: string[],
): boolean {
  const [from, to] = [termStarts[first] ?? 0, termStarts[end] ?? 0];
  const text = Buffer.from(terms.buffer, terms.byteOffset + from, to - from);
  return words.some((word) => text.includes(` ${word}`));
}

export function readTerm({ terms, termStarts }: Terms, term: number): string {
  const [from, to] = [termStarts[term] ?? 0, (termStarts[term + 1] ?? 0) - 1];
  return Buffer.from(terms.buffer, terms.byteOffset + from, to - from).toString();
}

function firstAtOrAfter({ terms, termStarts }: Terms, wanted: Uint8Array): number {
  let low = 0;
  let high = termStarts.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(terms, termStarts[middle] ?? 0, wanted)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBefore(terms: Uint8Array, start: number, wanted: Uint8Array): boolean {
  for (let i = 0; i < wanted.length; i++) {
    const difference = (terms[start + i] ?? 0) - (wanted[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Called with a term, and whether all of it is near the query or only its beginning. */
type Visit = (term: number, isAll: boolean) => void;

/**
 * Visits the ASCII terms that begin like the query, give or take some edits: a letter added, dropped, changed, or two
 * swapped. The terms are sorted, so results for the letters that two neighbors share are reused.
 */
export function visitNearTerms(sorted: Terms, query: Uint8Array, maxEdits: number, visit: Visit): void {
  const { terms, termStarts, shared, groups } = sorted;
  const tooMany = maxEdits + 1;
  const width = query.length + 1;
  const deepest = query.length + tooMany;
  // At depth * width + i: the edits between the first i letters of the query and the first letters of the term.
  const edits = new Uint8Array((deepest + 1) * width).fill(tooMany);
  for (let i = 0; i <= Math.min(query.length, maxEdits); i++) edits[i] = i;
  // At each depth: the fewest edits between the query and any prefix of the term up to there.
  const fewest = new Uint8Array(deepest + 1).fill(tooMany);

  function goDeeper(start: number, depth: number): boolean {
    const row = depth * width;
    const letter = terms[start + depth - 1];
    const from = Math.max(1, depth - maxEdits);
    const to = Math.min(query.length, depth + maxEdits);
    let least = depth;
    edits[row + from - 1] = from === 1 ? Math.min(depth, tooMany) : tooMany;
    for (let i = from; i <= to; i++) {
      const changed = (edits[row - width + i - 1] ?? tooMany) + (query[i - 1] === letter ? 0 : 1);
      const dropped = (edits[row + i - 1] ?? tooMany) + 1;
      const added = i < depth + maxEdits ? (edits[row - width + i] ?? tooMany) + 1 : tooMany;
      let best = Math.min(changed, dropped, added, tooMany);
      if (i > 1 && depth > 1 && query[i - 2] === letter && query[i - 1] === terms[start + depth - 2]) {
        best = Math.min(best, (edits[row - 2 * width + i - 2] ?? tooMany) + 1);
      }
      edits[row + i] = best;
      if (best < least) least = best;
    }
    const complete = to === query.length && from <= to ? (edits[row + to] ?? tooMany) : tooMany;
    fewest[depth] = Math.min(fewest[depth - 1] ?? tooMany, complete);
    return least <= maxEdits;
  }

  // People who make more than one mistake get the first letter right.
  const certain = maxEdits > 1 ? [query[0] ?? 0] : [];
  const first = firstAtOrAfter(sorted, Buffer.from(certain));
  const end = firstAtOrAfter(sorted, Buffer.from([...certain, afterAscii]));
  let depth = 0;
  let hasHope = true;
  for (let group = 0; group < groups.length - 1; group++) {
    const groupEnd = groups[group + 1] ?? 0;
    if (groupEnd <= first) continue;
    if (groupEnd > end) break;
    for (let term = groups[group] ?? 0; term < groupEnd; term++) {
      const common = shared[term] ?? 0;
      if (hasHope || common < depth) {
        const start = termStarts[term] ?? 0;
        const length = termLength(sorted, term);
        depth = Math.min(common, depth);
        hasHope = true;
        while (hasHope && depth < length) hasHope = goDeeper(start, ++depth);
      }
      if ((fewest[depth] ?? tooMany) <= maxEdits) {
        visit(term, hasHope && (edits[depth * width + query.length] ?? tooMany) <= maxEdits);
      } else if (!hasHope && depth <= groupLetters) {
        break;
      }
    }
  }
}
