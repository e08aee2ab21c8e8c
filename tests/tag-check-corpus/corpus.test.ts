import { expect, test } from 'vitest';
import { measure } from './measure.ts';
import { readPages } from './read-pages.ts';

const pages = readPages();

test('the corpus has at least sixty pages with Analytics and sixty without, and no duplicates', () => {
  expect(pages.filter(({ found }) => found).length).toBeGreaterThanOrEqual(60);
  expect(pages.filter(({ found }) => !found).length).toBeGreaterThanOrEqual(60);
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
  expect(pages.every(({ found, file }) => found === file.startsWith('with/'))).toBe(true);
});

test('every page of the corpus gets the right ids, state, consent and warnings', () => {
  expect(measure(pages)).toMatchObject({ precision: 1, recall: 1, wrong: [] });
});

test('a wrong result lowers precision and recall', () => {
  const [first] = pages.filter(({ found }) => found);
  const [last] = pages.filter(({ found }) => !found);
  if (!first || !last) throw new Error('the corpus is empty');
  const swapped = [
    { ...first, html: last.html },
    { ...last, html: first.html, url: first.url },
  ];
  const { precision, recall, wrong } = measure([...pages, ...swapped]);
  expect(precision).toBeLessThan(1);
  expect(recall).toBeLessThan(1);
  expect(wrong).toHaveLength(2);
});
