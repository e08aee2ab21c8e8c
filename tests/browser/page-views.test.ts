import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageViewPath } from '../../contract/visit.ts';
import { sql } from '../../server/db/sql.ts';
import { deleteRows } from '../../server/testing/delete-rows.ts';
import { browseSite, phone } from './browse-site.ts';
import { launchBrowser, newPage } from './launch.ts';
import { serveWholeSite } from './whole-site.ts';

const { site, blankPage } = browseSite(serveWholeSite, ({ db }) =>
  deleteRows(db, 'page_views', 'source_visits', 'page_speeds'),
);

const userAgent =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** A browser that does not identify as automated, not even when leaving a page. */
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser([
    `--user-agent=${userAgent}`,
    '--disable-blink-features=AutomationControlled',
  ]);
});
afterAll(() => browser.close());

const views = () =>
  site.db.query(sql`select page, source, language, device, views, visits from page_views order by page`);

test('a visit from a campaign is counted with its pages and their speed, without a cookie', async () => {
  const page = await newPage(browser, phone);
  const written: string[] = [];
  page.on('console', (message) => written.push(message.text()));
  await page.goto(`${site.url}/de/pricing?utm_source=Letter`);
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/visit-')).length > 1,
  );
  await page.waitForTimeout(500);
  await page.goto(`${site.url}/de/imprint`);
  await page.waitForTimeout(1_000);
  await page.goto('about:blank');
  await expect.poll(views, { timeout: 30_000 }).toEqual([
    { page: '/imprint', source: 'letter', language: 'de', device: 'phone', views: 1, visits: 0 },
    { page: '/pricing', source: 'letter', language: 'de', device: 'phone', views: 1, visits: 1 },
  ]);
  const speeds = await site.db.query(
    sql`select distinct metric from page_speeds where page = '/pricing' order by metric`,
  );
  expect(speeds).toEqual([{ metric: 'cls' }, { metric: 'lcp' }]);
  expect(await page.context().cookies()).toEqual([]);
  expect(written).toEqual([]);
  await page.context().close();
});

test.each([
  ['asks not to be tracked', { doNotTrack: '1', webdriver: false }],
  ['uses Global Privacy Control', { globalPrivacyControl: true, webdriver: false }],
  ['is driven by a program', { webdriver: true }],
])('a browser that %s sends nothing', async (_what, signal: object) => {
  const page = await blankPage();
  await page.addInitScript((shown) => {
    for (const [name, value] of Object.entries(shown))
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
  }, signal);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto(site.url);
  await page.waitForTimeout(500);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await page.waitForTimeout(200);
  expect(sent.filter((path) => path.includes('/assets/visit-')).length).toBeGreaterThan(0);
  expect(sent).not.toContain(pageViewPath);
});

test('a program that only says in its name that it is one is not counted', { tags: ['sweep'] }, async () => {
  const page = await blankPage();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
  await page.goto(site.url);
  await page.waitForTimeout(500);
  const received = page.waitForResponse((response) => response.url().endsWith(pageViewPath));
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect((await received).status()).toBe(200);
  await page.waitForTimeout(3_000);
  expect(await views()).toEqual([]);
});
