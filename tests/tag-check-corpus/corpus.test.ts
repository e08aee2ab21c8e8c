import { expect, test } from 'vitest';
import { measure } from './measure.ts';
import { readPages } from './read-pages.ts';
import { fingerprint, isExcerpt, pageKey, readTruths, readVerdict } from './truth.ts';

const pages = readPages();
const truths = readTruths();
const measured = measure(pages);

test('the corpus has at least sixty pages with Analytics and sixty without, and no duplicates', () => {
  const count = (verdict: string) => pages.filter((page) => page.verdict === verdict).length;
  expect(count('found')).toBeGreaterThanOrEqual(60);
  expect(count('none')).toBeGreaterThanOrEqual(60);
  expect(count('unknown')).toBeGreaterThanOrEqual(40);
  expect(new Set(pages.map(pageKey)).size).toBe(pages.length);
});

test('the browser has judged every page as it is now', () => {
  const stale = pages.filter((page) => truths.get(pageKey(page))?.of !== fingerprint(page));
  expect(stale.map(pageKey)).toEqual([]);
  expect(truths.size).toBe(pages.length);
});

test('the browser decides at least 300 pages, and contradicts no expected result', () => {
  const decided = pages.filter((page) => readVerdict(page, truths) === truths.get(pageKey(page))?.seen);
  expect(decided.length).toBeGreaterThanOrEqual(300);
  const contradicted = pages.filter(
    (page) => !decided.includes(page) && !isExcerpt(page, truths) && readVerdict(page, truths) !== 'unknown',
  );
  expect(contradicted.map(pageKey)).toEqual([]);
});

test('no page is wrongly reported with or without Analytics', async () => {
  const { falseFound, falseNone } = await measured;
  expect({ falseFound, falseNone }).toEqual({ falseFound: [], falseNone: [] });
});

test('the check can say what a person could say, on all but two pages in a hundred', async () => {
  const { cannotSay, scores } = await measured;
  const sayable = scores.filter(({ truth }) => truth !== 'unknown');
  expect(cannotSay.length / sayable.length, cannotSay.join('\n')).toBeLessThanOrEqual(0.02);
});

test('every page gets the right ids, state, consent, warnings and unread parts', async () => {
  expect((await measured).wrong).toEqual([]);
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
