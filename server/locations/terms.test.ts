import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasAnyWord, packTerms, readTerm, readTerms, termsFrom, visitNearTerms } from './terms.ts';

const word = fc.string({ unit: fc.constantFrom(...'abc '), minLength: 1, maxLength: 9 });
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 60 });

test('the terms that are found nearly begin as the query, and no other does', () => {
  fc.assert(
    fc.property(words, word, fc.constantFrom(1, 2), (given, query, maxEdits) => {
      const { sorted, terms } = index(given);
      const found: [string, boolean][] = [];
      visitNearTerms(terms, Buffer.from(query), maxEdits, (term, isAll) =>
        found.push([sorted[term] ?? '', isAll]),
      );
      const expected = sorted
        .filter((term) => maxEdits === 1 || term[0] === query[0])
        .filter((term) => beginnings(term).some((beginning) => editsBetween(query, beginning) <= maxEdits))
        .map((term) => [term, editsBetween(query, term) <= maxEdits]);
      expect(found).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

test('the terms that begin with a text are found, and no other', () => {
  fc.assert(
    fc.property(words, word, (given, query) => {
      const { sorted, terms } = index(given);
      const [first, end] = termsFrom(terms, query, false);
      expect(sorted.slice(first, end)).toEqual(sorted.filter((term) => term.startsWith(query)));
      const matching = sorted.slice(first, end);
      expect(matching.map((_, i) => readTerm(terms, first + i))).toEqual(matching);
      expect(hasAnyWord(terms, first, end, ['b', 'c'])).toBe(matching.some((term) => / [bc]/.test(term)));
      const [firstWhole, endWhole] = termsFrom(terms, query, true);
      expect(sorted.slice(firstWhole, endWhole)).toEqual(
        sorted.filter((term) => term === query || term.startsWith(`${query} `)),
      );
    }),
  );
});

function index(given: string[]) {
  const sorted = given.toSorted();
  const { terms, shared } = packTerms(sorted);
  return { sorted, terms: readTerms(terms, shared) };
}

function beginnings(term: string): string[] {
  return Array.from({ length: term.length + 1 }, (_, length) => term.slice(0, length));
}

/** The textbook algorithm: letters added, dropped, changed, or two swapped. */
function editsBetween(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return editsBetween(restOfA, restOfB);
  const choices = [editsBetween(restOfA, b), editsBetween(a, restOfB), editsBetween(restOfA, restOfB)];
  if (a[0] === b[1] && a[1] === b[0]) choices.push(editsBetween(a.slice(2), b.slice(2)));
  return 1 + Math.min(...choices);
}
