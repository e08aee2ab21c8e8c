/** @module-tag sweep */
import { expect, test } from 'vitest';
import { readPages } from './read-pages.ts';
import { judge } from './referee.ts';
import { pageKey, readTruths } from './truth.ts';

const everyNth = 9;

test('the browser confirms the recorded findings on a sample of the pages', async () => {
  const truths = readTruths();
  const sample = readPages().filter((page, i) => page.verdict === null && i % everyNth === 0);
  expect(sample.length).toBeGreaterThan(25);
  const sightings = await judge(sample);
  const seen = sample.map((page, i) => [pageKey(page), sightings[i]?.seen, sightings[i]?.ids]);
  const written = sample.map((page) => {
    const truth = truths.get(pageKey(page));
    return [pageKey(page), truth?.seen, truth?.ids];
  });
  expect(seen).toEqual(written);
});
