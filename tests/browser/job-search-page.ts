import type { BrowserContextOptions, Page } from 'playwright-core';
import { catalogue } from '../../content/messages/catalogue.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import { browserOf, desk } from './browser-of.ts';
import { serveSite } from './launch.ts';

export const usa = 'Business Manager - USA';
export const uk = 'Business Manager - UK';
export const india = 'Customer Success Manager - IN';

/** The site for tests of the job search, which asks the server for nothing but files. */
export function jobSearchSite() {
  const { site, blankPage, visit } = browserOf(serveSite);

  return {
    site,
    blankPage: () => blankPage(desk),
    async visit(
      query = '',
      { locale = 'en', ...options }: BrowserContextOptions & { locale?: Locale } = desk,
    ): Promise<Page> {
      const page = await visit(localPath(locale, '/careers/search') + query, options);
      if (options.javaScriptEnabled !== false) await awake(page);
      return page;
    },
  };
}

/** React marks what it takes over, step by step, and has done so when the page has nothing left to do. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const field = document.querySelector('#q');
    return field !== null && Object.keys(field).some((key) => key.startsWith('__react'));
  });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

export const titles = (page: Page) => page.locator('section h3 a').allInnerTexts();
export const picker = (page: Page, locale: Locale = 'en') =>
  page.getByRole('combobox', { name: catalogue[locale].careersSearch.refine.country });
export const search = (page: Page) => new URL(page.url()).search;
export const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
