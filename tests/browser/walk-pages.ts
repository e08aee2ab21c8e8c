import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Locale, localPath } from '../../contract/locales.ts';
import { addressedPages, manifest } from '../built-site.ts';
import { canonicalOf } from '../checks/alternates.ts';
import { axeViolations } from './axe.ts';
import { launchBrowser, newPage } from './launch.ts';
import { sideways } from './sideways.ts';
import { serveWholeSite, type WholeSite } from './whole-site.ts';

const widths = [320, 390, 768, 1100, 1440, 1920];
const axeWidths = [390, 1440];

/** Looks at every page of a language in every width; a file for each language, so that they share the cores. */
export function walkPages(locale: Locale): void {
  let site: WholeSite;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([serveWholeSite(), launchBrowser()]);
  });
  afterAll(() => Promise.all([browser.close(), site.close()]));

  const nowhere = localPath(locale, '/nowhere');
  const canonical = addressedPages.filter(
    ({ page, path, html }) => page.locale === locale && canonicalOf(html) === manifest.origin + path,
  );

  test(`the pages in ${locale} pass axe and never scroll sideways`, { timeout: 1_800_000 }, async () => {
    const problems: string[] = [];
    // With less motion a page is laid out at once, the parts below the view too.
    const page = await newPage(browser, { reducedMotion: 'reduce' });
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${page.url()}: console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    for (const { path = '/' } of [...canonical, { path: nowhere }]) {
      const answer = await page.goto(site.url + path);
      const status = path === nowhere ? 404 : 200;
      if (answer?.status() !== status) problems.push(`${path}: status ${answer?.status()}`);
      problems.push(...(await lookAt(page)).map((what) => `${path} at ${what}`));
    }
    await page.close();
    // Chromium reports the status of the page we asked for on purpose.
    expect(problems.filter((problem) => !/nowhere: console: .*404/.test(problem))).toEqual([]);
  });
}

async function lookAt(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = await sideways(page);
    if (axeWidths.includes(width)) found.push(...(await axeViolations(page)));
    problems.push(...found.map((what) => `${width}: ${what}`));
  }
  return problems;
}
