import { beforeAll, describe, expect, test } from 'vitest';
import { measure } from './measure.ts';
import { readPages } from './read-pages.ts';
import { fingerprint, isExcerpt, pageKey, readTruths, readVerdict } from './truth.ts';

const pages = readPages();
const truths = readTruths();

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

for (const { which, tested, tags } of [
  { which: 'every fourth page', tested: pages.filter((_, i) => i % 4 === 0), tags: [] },
  { which: 'every page', tested: pages, tags: ['sweep'] },
]) {
  describe(which, { tags }, () => {
    let measured: Awaited<ReturnType<typeof measure>>;
    beforeAll(async () => {
      measured = await measure(tested);
    });

    test('none is wrongly reported with or without Analytics', () => {
      const { falseFound, falseNone } = measured;
      expect({ falseFound, falseNone }).toEqual({ falseFound: [], falseNone: [] });
    });

    test('the check can say what a person could say, on all but two pages in a hundred', () => {
      const { cannotSay, scores } = measured;
      const sayable = scores.filter(({ truth }) => truth !== 'unknown');
      expect(cannotSay.length / sayable.length, cannotSay.join('\n')).toBeLessThanOrEqual(0.02);
    });

    test('each gets the right ids, state, consent, warnings and unread parts', () => {
      expect(measured.wrong).toEqual([]);
    });
  });
}

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
