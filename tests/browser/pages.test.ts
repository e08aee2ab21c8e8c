import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '../../contract/locales.ts';
import { addressedPages, manifest } from '../built-site.ts';
import { canonicalOf } from '../checks/alternates.ts';
import { axeViolations } from './axe.ts';
import { launchBrowser, newPage, type RunningSite, serveSite } from './launch.ts';

let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), launchBrowser()]);
});
afterAll(() => Promise.all([browser.close(), site.close()]));

const widths = [320, 390, 768, 1100, 1440, 1920];

for (const locale of locales) {
  const canonical = addressedPages.filter(
    ({ page, path, html }) => page.locale === locale && canonicalOf(html) === manifest.origin + path,
  );
  test(`the pages in ${locale} pass axe and never scroll sideways`, { timeout: 1_800_000 }, async () => {
    const problems: string[] = [];
    const page = await newPage(browser);
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${page.url()}: console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    for (const { path = '/' } of [...canonical, { path: `${locale === 'en' ? '' : `/${locale}`}/nowhere` }]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      const answer = await page.goto(site.url + path);
      const status = path.endsWith('/nowhere') ? 404 : 200;
      if (answer?.status() !== status) problems.push(`${path}: status ${answer?.status()}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        problems.push(...(await sideways(page)).map((what) => `${path} at ${width}: ${what}`));
        if (width === 390 || width === 1440) {
          problems.push(...(await axeViolations(page)).map((what) => `${path} at ${width}: ${what}`));
        }
      }
    }
    await page.close();
    // Chromium reports the status of the page we asked for on purpose.
    expect(problems.filter((problem) => !/nowhere: console: .*404/.test(problem))).toEqual([]);
  });
}

test('a page that scrolls sideways is found', async () => {
  const page = await newPage(browser, { viewport: { width: 390, height: 800 } });
  await page.setContent('<body style="margin:0"><div style="width:800px">x</div></body>');
  expect(await sideways(page)).toEqual(['scrolls to 800']);
  await page.close();
});

/** How far the page reaches beyond the window. `overflow: clip` on the body hides it from the scroll bar only. */
async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reach = document.documentElement.scrollWidth;
    const room = document.documentElement.clientWidth;
    return reach > room ? [`scrolls to ${reach}`] : [];
  });
}
