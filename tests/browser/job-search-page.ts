import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { catalogue } from '../../content/messages/catalogue.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import { browseSite, desktop } from './browse-site.ts';
import { serveSite } from './launch.ts';

export const usa = 'Business Manager - USA';
export const uk = 'Business Manager - UK';
export const india = 'Customer Success Manager - IN';

/** German and French titles end with the genders they address. */
const endings: Record<Locale, string> = { en: '', de: ' (m/w/d)', es: '', fr: ' (F/H)' };

export function titlesIn(locale: Locale, ...jobs: string[]): string[] {
  return jobs.map((job) => job + endings[locale]);
}

/** The site for tests of the job search, which only needs files from the server. */
export function jobSearchSite() {
  const { site, blankPage, visit } = browseSite(serveSite);

  return {
    site,
    blankPage: (options: BrowserContextOptions = desktop) => blankPage(options),
    async visit(
      query = '',
      { locale = 'en', ...options }: BrowserContextOptions & { locale?: Locale } = desktop,
    ): Promise<Page> {
      const page = await visit(localPath(locale, '/careers/search') + query, options);
      if (options.javaScriptEnabled !== false) await searchReady(page);
      return page;
    },
  };
}

/** Waits for hydration: React marks elements first, and has hydrated them once the page is idle. */
export async function searchReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const field = document.querySelector('#q');
    return field !== null && Object.keys(field).some((key) => key.startsWith('__react'));
  });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })));
}

/** The titles of the jobs in the list, with plain spaces. */
export async function titles(page: Page): Promise<string[]> {
  const texts = await page.locator('section h3 a').allInnerTexts();
  return texts.map((text) => text.replaceAll('\u00a0', ' '));
}
/** The picker in its chip, which may be closed. */
export const picker = (page: Page, locale: Locale = 'en') =>
  page.getByRole('combobox', { name: catalogue[locale].careersSearch.refine.country, includeHidden: true });
export const search = (page: Page) => new URL(page.url()).search;
export const box = (page: Page, name: string) => page.getByRole('checkbox', { name, includeHidden: true });

/** Opens the chip around a control unless it is open. */
export async function openChip(control: Locator): Promise<void> {
  const chip = control.locator('xpath=ancestor::details');
  if ((await chip.getAttribute('open')) === null) await chip.locator('summary').click();
}

export async function tick(page: Page, name: string): Promise<void> {
  await openChip(box(page, name));
  await box(page, name).check();
}
