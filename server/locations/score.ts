import { type MatchKind, matchKinds } from './gazetteer.ts';

/** Scores count in the unit of the weights: 20 for a population ten times as large. */
const tenfold = 20;
const longestThatCounts = 8;

/** What a term that begins as the query is worth; the longer the query, the more it means to match all of the term. */
export function scoreBeginning(kind: MatchKind, queryLength: number, isAll: boolean): number {
  if (isAll) return scoreKind(kind) + (Math.min(queryLength, longestThatCounts) - 1.5) * tenfold;
  return kind === matchKinds.foreign ? -3 * tenfold : scoreKind(kind);
}

/** What a term that is spelled nearly as the query is worth. */
export function scoreNear(kind: MatchKind, isAll: boolean): number {
  return scoreKind(kind) + (isAll ? 2 * tenfold : 0);
}

function scoreKind(kind: MatchKind): number {
  return kind === matchKinds.name ? 0 : -2 * tenfold;
}
