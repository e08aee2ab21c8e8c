import { expect, test } from 'vitest';
import { measure } from './measure.ts';
import { readPages } from './read-pages.ts';

const pages = readPages();

test('the corpus has at least sixty pages with Analytics and sixty without, and no duplicates', () => {
  const count = (verdict: string) => pages.filter((page) => page.verdict === verdict).length;
  expect(count('found')).toBeGreaterThanOrEqual(60);
  expect(count('none')).toBeGreaterThanOrEqual(60);
  expect(count('unknown')).toBeGreaterThanOrEqual(40);
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
});

test('every page of the corpus gets the right verdict, ids, consent, warnings and unread parts', async () => {
  expect(await measure(pages)).toMatchObject({ falseNone: [], falseFound: [], wrong: [] });
});

test('a wrong result is noticed', async () => {
  const found = pages.find(({ verdict }) => verdict === 'found');
  const none = pages.find(({ verdict }) => verdict === 'none');
  if (!found || !none) throw new Error('the corpus is empty');
  const swapped = [
    { ...found, html: none.html },
    { ...none, html: found.html, url: found.url },
  ];
  const { falseNone, falseFound, wrong } = await measure(swapped);
  expect([falseNone.length, falseFound.length, wrong.length]).toEqual([1, 1, 2]);
});
