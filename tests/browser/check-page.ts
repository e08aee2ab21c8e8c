import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { catalogue } from '../../content/messages/catalogue.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import { browseSite, formReady, phone } from './browse-site.ts';
import { serveWebsites } from './serve-websites.ts';
import { serveWholeSite } from './whole-site.ts';

const filler = '<p>Welcome to our shop.</p>\n'.repeat(60);
const shopPages: Record<string, string> = {
  '/with': `<!doctype html><html><head><title>Shop</title>
<script async src="https://www.googletagmanager.com/gtag/js?id=G-7K2M4Q9XTB"></script>
<script>gtag('consent', 'default', { ad_storage: 'denied' }); gtag('config', 'G-7K2M4Q9XTB');</script></head>
<body>${filler}<script>ga('create', 'UA-12345678-1', 'auto');</script></body></html>`,
  '/retired': `<!doctype html><html><head><title>Shop</title></head><body>${filler}<script>ga('create', 'UA-12345678-1', 'auto');</script></body></html>`,
  '/unseen': `<!doctype html><html><head><title>Shop</title>
<script src="/bundle.js"></script></head><body>${filler}</body></html>`,
  '/without': `<!doctype html><html><head><title>Shop</title></head><body>${filler}</body></html>`,
};

/**
 * The site for tests of the tag check, and a shop that it may fetch: `/with` Analytics, `/without`, `/retired` tags
 * only, `/unseen` with a script that is denied, and 403 elsewhere.
 */
export async function checkSite() {
  const pages = { ...shopPages };
  const { at, tagCheck } = await serveWebsites((request, response) => {
    const page = pages[request.url ?? ''];
    response.writeHead(page ? 200 : 403, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  const { site, blankPage, visit } = browseSite(() => serveWholeSite({}, { tagCheck }));

  return {
    site,
    shopUrl: new URL(at('www.shop.example')).origin,
    blankPage,
    /** Makes a shop page available that returned 403. */
    openInShop(path: string) {
      pages[path] = shopPages['/without'] ?? '';
    },
    /** Opens the tag check, hydrated if scripts are enabled. */
    async visit(locale: Locale, options: BrowserContextOptions = phone): Promise<Page> {
      const page = await visit(checkPath(locale), options);
      if (options.javaScriptEnabled !== false) await formReady(page, 'main form');
      return page;
    },
  };
}

export function checkPath(locale: Locale): string {
  return localPath(locale, '/check-GA-tag');
}

export function urlField(page: Page, locale: Locale): Locator {
  return page.getByRole('textbox', { name: catalogue[locale].checkGaTag.form.label });
}

export async function check(page: Page, locale: Locale, address: string): Promise<void> {
  await urlField(page, locale).fill(address);
  const { submit, again } = catalogue[locale].checkGaTag.form;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(submit).or(button(again)).click();
}

/** The row of the map with this text. */
export function findRow(page: Page, text: string): Locator {
  return page.getByRole('main').getByRole('figure').getByRole('listitem').filter({ hasText: text }).first();
}

export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { name });
}
