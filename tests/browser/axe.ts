import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { defaultLocale } from '../../contract/locales.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/**
 * Lists the violations that axe finds on the current page, one per line, in English and German; `walkPages` checks
 * every language. Contrast takes most of axe's time and is the same in every language: it is checked where all pages or
 * views are walked, and in journeys in German, so with the sweeps.
 */
export async function axeViolations(page: Page, { inEveryLanguage = false } = {}): Promise<string[]> {
  const language = await page.locator('html').getAttribute('lang');
  if (!inEveryLanguage && language !== defaultLocale && language !== 'de') return [];
  const rules = { 'color-contrast': { enabled: inEveryLanguage || language === 'de' } };
  // `;0`, because returning the script's own value would take longer than running it.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`${source};0`);
  // Text that is still fading in would have too little contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finish())));
  const results = (await page.evaluate(
    (run) => {
      const { axe } = window as unknown as { axe: { run: (o: unknown) => Promise<unknown> } };
      return axe.run(run);
    },
    { ...options, rules },
  )) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary.split('\n')[1]}`,
    ),
  );
}
