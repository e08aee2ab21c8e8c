import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { minFillMs } from '../../contract/forms.ts';
import { newPage, type RunningSite, sharedBrowser } from './launch.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

/** A site and a browser for the tests of a file. After each test its pages are closed, then `tidy` resets the site. */
export function browseSite<S extends RunningSite>(
  serve: () => Promise<S>,
  tidy: (site: S) => Promise<unknown> = async () => {},
) {
  // Tests are collected before the site runs, so the object is filled in later.
  const site = {} as S;
  const open: Page[] = [];

  beforeAll(async () => {
    Object.assign(site, await serve());
  });
  afterAll(() => site.close());
  afterEach(async () => {
    for (const page of open.splice(0)) await page.context().close();
    await tidy(site);
  });

  /** A page in its own context, without a URL yet. */
  async function blankPage(options: BrowserContextOptions = phone): Promise<Page> {
    const page = await newPage(await sharedBrowser(), options);
    open.push(page);
    return page;
  }

  /** A page in its own context, at a path of the site. */
  async function visit(path: string, options?: BrowserContextOptions): Promise<Page> {
    const page = await blankPage(options);
    await page.goto(site.url + path);
    return page;
  }

  return { site, blankPage, visit };
}

/** Waits until a form's script has loaded: from then on it validates the fields itself. */
export async function formReady(page: Page, form = 'form'): Promise<void> {
  await page.waitForFunction((at) => document.querySelector(at)?.hasAttribute('data-hydrated'), form);
}

/** Advances the page's clock: no person fills in a form as fast as a test. */
export function skipSpamDelay(page: Page): Promise<void> {
  return page.evaluate((ms) => {
    const { now } = Date;
    Date.now = () => now() + ms;
  }, minFillMs);
}

/** Holds requests back until the returned function is called. */
export async function holdRequests(page: Page, url: Parameters<Page['route']>[0]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
