import { expect, test } from 'vitest';
import { loadPlaces } from '../places.ts';
import { isAsExpected, type Query, readQueries } from './corpus.ts';

const places = await loadPlaces();

test('nearly all queries suggest the place a visitor expects', () => {
  const queries = readQueries('queries');
  expect(queries.length).toBeGreaterThanOrEqual(400);
  const misses = queries.filter((query) => !isFound(query));
  const shown = misses.map(({ locale, typed }) => `${locale} ${typed}: ${places.search(typed, locale)[0]}`);
  expect(1 - misses.length / queries.length, shown.join('\n')).toBeGreaterThanOrEqual(0.985);
});

test('nearly all queries get it in first place', () => {
  const queries = readQueries('queries');
  const first = queries.filter((query) => isFound({ ...query, within: 1 }));
  expect(first.length / queries.length).toBeGreaterThanOrEqual(0.97);
});

test('queries that the search was not tuned for do as well', () => {
  const queries = readQueries('held-out');
  expect(queries.length).toBeGreaterThanOrEqual(100);
  expect(queries.filter(isFound).length / queries.length).toBeGreaterThanOrEqual(0.97);
});

function isFound(query: Query): boolean {
  return isAsExpected(places.search(query.typed, query.locale), query);
}
