import { groupLetters, type Terms } from './gazetteer.ts';
import { termLength, termsFrom } from './terms.ts';

/** Takes a term, and whether all of it is near to the query or only a beginning. */
type Visit = (term: number, isAll: boolean) => void;

/**
 * Visits the terms that begin as the query does, but for some edits: a letter added, dropped, changed, or two
 * swapped. The terms are sorted, so what is worked out for one holds for all the letters that the next one shares.
 */
export function visitNearTerms(sorted: Terms, query: Uint8Array, maxEdits: number, visit: Visit): void {
  const { terms, termStarts, shared, groups } = sorted;
  const tooMany = maxEdits + 1;
  const width = query.length + 1;
  const deepest = query.length + tooMany;
  // At depth * width + i: the edits between the first i letters of the query and the first letters of the term.
  const edits = new Uint8Array((deepest + 1) * width).fill(tooMany);
  for (let i = 0; i <= Math.min(query.length, maxEdits); i++) edits[i] = i;
  // At each depth: the fewest edits between the query and a beginning of the term that is no longer.
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

  // Who errs more than once has the first letter right.
  const certain = maxEdits > 1 ? String.fromCharCode(query[0] ?? 0) : '';
  const [first, end] = termsFrom(sorted, certain, false);
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
