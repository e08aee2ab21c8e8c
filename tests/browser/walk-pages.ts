import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLocale, type Locale, localPath } from '../../contract/locales.ts';
import { addressedPages, manifest } from '../built-site.ts';
import { readCanonical } from '../checks/alternates.ts';
import { axeViolations } from './axe.ts';
import { newPage, sharedBrowser } from './launch.ts';
import { countLateFontShift, horizontalOverflow } from './layout.ts';
import { serveWholeSite, type WholeSite } from './whole-site.ts';

const allWidths = [320, 390, 768, 1100, 1440, 1920];
const firstWindow = { width: 412, height: 823 };
/** About a line of a headline. With the test browser’s fallback fonts, pages shift by up to 0.03. */
const maxShift = 0.05;
const axeWidths = { phone: 390, desktop: 1440 };

interface PageWalk {
  /** The widths at which horizontal scrolling is checked. */
  widths?: number[];
  /** A subset of the widths. On a phone, word lengths matter; contrast and markup are the same in every language. */
  axeAt?: number[];
}

/** Checks every page of a language; each language has a separate test file, so that they run in parallel. */
export function walkPages(
  locale: Locale,
  {
    widths = allWidths,
    axeAt = locale === defaultLocale ? Object.values(axeWidths) : [axeWidths.phone],
  }: PageWalk = {},
): void {
  let site: WholeSite;

  beforeAll(async () => {
    site = await serveWholeSite();
  });
  afterAll(() => site.close());

  const nowhere = localPath(locale, '/nowhere');
  const canonical = addressedPages.filter(
    ({ page, path, html }) => page.locale === locale && readCanonical(html) === manifest.origin + path,
  );

  const passAxe = axeAt.length > 0 ? 'pass axe, ' : '';
  test(`the pages in ${locale} ${passAxe}never scroll horizontally and stay in place when fonts come late`, {
    timeout: 1_800_000,
  }, async () => {
    const problems: string[] = [];
    // With reduced motion the whole page is laid out at once, even below the fold.
    const page = await newPage(await sharedBrowser(), { reducedMotion: 'reduce' });
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${page.url()}: console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    const shift = await countLateFontShift(page);
    for (const { path = '/' } of [...canonical, { path: nowhere }]) {
      await page.setViewportSize(firstWindow);
      const response = await page.goto(site.url + path);
      let shifted = await shift();
      if (shifted > maxShift) {
        // On a busy machine an island may start just as a font arrives: only a repeated shift is the page's own.
        await page.goto(site.url + path);
        shifted = await shift();
      }
      if (shifted > maxShift) problems.push(`${path}: shifts by ${shifted}`);
      const status = path === nowhere ? 404 : 200;
      if (response?.status() !== status) problems.push(`${path}: status ${response?.status()}`);
      problems.push(...(await check(page, widths, axeAt)).map((what) => `${path} at ${what}`));
    }
    await page.context().close();
    // Chromium logs the 404 that we request on purpose, and that it keeps no file while we delay the fonts.
    const expected = /nowhere: console: .*404|forecast: console: .*ERR_CACHE_MISS$/;
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  });
}

async function check(page: Page, widths: number[], axeAt: number[]): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = await horizontalOverflow(page);
    if (axeAt.includes(width)) found.push(...(await axeViolations(page, { inEveryLanguage: true })));
    problems.push(...found.map((what) => `${width}: ${what}`));
  }
  return problems;
}
