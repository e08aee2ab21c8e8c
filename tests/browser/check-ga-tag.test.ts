import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { settings } from '../../content/settings.ts';
import { type Locale, locales, localPath } from '../../contract/locales.ts';
import { checkTag } from '../../contract/tag-check.ts';
import { createTagCheck } from '../../server/tag-check/check.ts';
import { loopbackFetcher } from '../../server/tag-check/testing/loopback.ts';
import { axeViolations } from './axe.ts';
import { launchBrowser, newPage } from './launch.ts';
import { brotliSize } from './script-bytes.ts';
import { serveWholeSite, type WholeSite } from './whole-site.ts';

const filler = '<p>Welcome to our shop.</p>\n'.repeat(60);
const pages: Record<string, string> = {
  '/with': `<!doctype html><html><head><title>Shop</title>
<script async src="https://www.googletagmanager.com/gtag/js?id=G-7K2M4Q9XTB"></script>
<script>gtag('consent', 'default', { ad_storage: 'denied' }); gtag('config', 'G-7K2M4Q9XTB');</script></head>
<body>${filler}<script>ga('create', 'UA-12345678-1', 'auto');</script></body></html>`,
  '/without': `<!doctype html><html><head><title>Shop</title></head><body>${filler}</body></html>`,
};

let shop: Server;
let shopUrl: string;
let site: WholeSite;
let browser: Browser;
const open: Page[] = [];

beforeAll(async () => {
  shop = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    response.writeHead(page ? 200 : 403, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const { port } = shop.address() as AddressInfo;
  shopUrl = `http://www.shop.example:${port}`;
  const at = (path: string) => new URL(path, shopUrl);
  const tagCheck = createTagCheck({
    ports: [port],
    budgetMs: 60_000,
    remembersMs: 0,
    fetchPage: loopbackFetcher({ port, at }),
    addressOf: () => at('/script'),
  });
  [site, browser] = await Promise.all([serveWholeSite({}, { tagCheck }), launchBrowser()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
  shop.close();
});
afterEach(async () => {
  for (const page of open.splice(0)) await page.context().close();
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function visit(url: string, options: BrowserContextOptions = phone): Promise<Page> {
  const page = await newPage(browser, options);
  open.push(page);
  await page.goto(url);
  if (options.javaScriptEnabled !== false)
    await page.waitForFunction(() => document.querySelector<HTMLFormElement>('main form')?.noValidate);
  return page;
}

function pathOf(locale: Locale): string {
  return localPath(locale, '/check-GA-tag');
}

function fieldOf(page: Page, locale: Locale): Locator {
  return page.getByRole('textbox', { name: catalogue[locale].checkGaTag.form.label });
}

async function check(page: Page, locale: Locale, address: string): Promise<void> {
  await fieldOf(page, locale).fill(address);
  await page.getByRole('button', { name: catalogue[locale].checkGaTag.form.submit, exact: true }).click();
}

function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { name });
}

async function isNarrow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

test.each(locales)('a site with Analytics is praised in %s, with the evidence', async (locale) => {
  const { answer, looksFor } = catalogue[locale].checkGaTag;
  const page = await visit(site.url + pathOf(locale));
  expect(await axeViolations(page)).toEqual([]);
  await check(page, locale, `${shopUrl}/with`);
  const title = heading(page, answer.titles.found);
  await title.waitFor();
  expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole('status').textContent()).toContain(answer.nextSteps.none);
  const table = page.getByRole('table', { name: answer.evidence.title });
  expect(await table.getByRole('row').allTextContents()).toEqual([
    expect.anything(),
    expect.stringContaining(
      `G-7K2M4Q9XTB${answer.section.replace('{where}', answer.places['script-url']).replace('{section}', 'head')}`,
    ),
    expect.stringContaining(answer.places['inline-script']),
    expect.stringContaining(`UA-12345678-1`),
  ]);
  expect(await page.getByRole('listitem').allTextContents()).toEqual(
    expect.arrayContaining([answer.warnings.retired.replace('{id}', 'UA-12345678-1'), answer.consent.seen]),
  );
  expect(await heading(page, looksFor.title).isVisible()).toBe(false);
  expect(await isNarrow(page)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
});

test.each(locales)('a site without Analytics gets a ticket begun in %s', async (locale) => {
  const { answer } = catalogue[locale].checkGaTag;
  const page = await visit(site.url + pathOf(locale));
  await check(page, locale, `${shopUrl}/without`);
  await heading(page, answer.titles.missing).waitFor();
  const { before, after } = answer.ticket;
  const sentence = `${answer.titles.missing} ${before}${settings.email}${after}`;
  expect(await page.getByRole('status').textContent()).toContain(sentence);
  const mail = page.getByRole('main').getByRole('link', { name: settings.email });
  const link = new URL((await mail.getAttribute('href')) ?? '');
  expect(link.searchParams.get('subject')).toContain('www.shop.example');
  expect(link.searchParams.get('body')).toContain(`${shopUrl}/without`);
  expect(link.searchParams.get('body')).toContain(answer.ticket.nothing);
  expect(await isNarrow(page)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
});

test.each(locales)('a site that refuses us is not called one without Analytics in %s', async (locale) => {
  const { answer } = catalogue[locale].checkGaTag;
  const page = await visit(site.url + pathOf(locale));
  const path = `/private-${locale}`;
  await check(page, locale, shopUrl + path);
  await heading(page, answer.titles.refused).waitFor();
  const said = await page.getByRole('status').textContent();
  expect(said).toContain('403');
  expect(said).not.toContain(answer.titles.missing);
  expect(await axeViolations(page)).toEqual([]);

  pages[path] = pages['/without'] ?? '';
  await page.getByRole('button', { name: answer.again }).click();
  await heading(page, answer.titles.missing).waitFor();
});

test('in English the sentences are those of the specification', async () => {
  const page = await visit(site.url + pathOf('en'));
  await check(page, 'en', `${shopUrl}/with`);
  await page.getByText('Good! GA code is added.', { exact: true }).waitFor();
  await check(page, 'en', `${shopUrl}/without`);
  await page.getByText('We detected that your website does not have a GA code.').waitFor();
  expect(await page.getByRole('status').textContent()).toContain(
    `We detected that your website does not have a GA code. Please submit a ticket on this ID: ${settings.email} to add the GA code.`,
  );
});

test('by the rules of the server this machine may not be checked', async () => {
  const strict = await serveWholeSite();
  try {
    const page = await visit(strict.url + pathOf('en'));
    await check(page, 'en', 'http://127.0.0.1');
    await heading(page, catalogue.en.checkGaTag.answer.titles['not-allowed']).waitFor();
  } finally {
    await strict.close();
  }
});

test('after a check the address of the page leads to the same answer', async () => {
  const { answer } = catalogue.en.checkGaTag;
  const page = await visit(site.url + pathOf('en'));
  await check(page, 'en', `${shopUrl}/with`);
  await heading(page, answer.titles.found).waitFor();
  const link = page.url();
  expect(new URL(link).searchParams.get('url')).toBe(`${shopUrl}/with`);

  const asked: string[] = [];
  const friend = await newPage(browser, phone);
  open.push(friend);
  friend.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  await friend.goto(link);
  await heading(friend, answer.titles.found).waitFor();
  expect(await fieldOf(friend, 'en').inputValue()).toBe(`${shopUrl}/with`);
  expect(asked).toEqual([site.url + checkTag.path]);
});

test('while it is checked a spinner stands there; when no answer comes it goes, and the page says so', async () => {
  const { form } = catalogue.en.checkGaTag;
  const page = await visit(site.url + pathOf('en'), { ...phone, reducedMotion: 'reduce' });
  let fail = () => {};
  await page.route(`**${checkTag.path}`, async (route) => {
    await new Promise<void>((resolve) => {
      fail = resolve;
    });
    await route.abort();
  });
  await check(page, 'en', `${shopUrl}/with`);
  const reading = page.getByRole('status').getByText(form.reading.replace('{host}', 'www.shop.example'));
  await reading.waitFor();
  expect(await page.getByRole('button', { name: form.submitting }).isDisabled()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  fail();
  await page.getByRole('alert').getByText(form.failed).waitFor();
  expect(await page.getByRole('status').textContent()).toBe('');
  expect(await fieldOf(page, 'en').inputValue()).toBe(`${shopUrl}/with`);
  await page.unroute(`**${checkTag.path}`);
  await check(page, 'en', `${shopUrl}/with`);
  await heading(page, catalogue.en.checkGaTag.answer.titles.found).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('an empty field is asked for, by keyboard alone too', async () => {
  const { forms, checkGaTag } = catalogue.en;
  const page = await visit(site.url + pathOf('en'), { viewport: { width: 1440, height: 900 } });
  const field = fieldOf(page, 'en');
  await field.focus();
  await page.keyboard.press('Enter');
  await page.getByText(forms.field.required).waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type(`${shopUrl}/without`);
  await page.keyboard.press('Enter');
  await heading(page, checkGaTag.answer.titles.missing).waitFor();
  expect(await page.getByText(forms.field.required).isVisible()).toBe(false);
  await page.keyboard.press('Tab');
  const mail = page.getByRole('main').getByRole('link', { name: settings.email });
  expect(await mail.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.each(locales)('without JavaScript the page itself answers in %s', async (locale) => {
  const { answer, looksFor } = catalogue[locale].checkGaTag;
  const page = await visit(site.url + pathOf(locale), { ...phone, javaScriptEnabled: false });
  await check(page, locale, `${shopUrl}/with`);
  await heading(page, answer.titles.found).waitFor();
  expect(await heading(page, looksFor.title).count()).toBe(0);
  expect(await page.getByRole('table', { name: answer.evidence.title }).getByRole('row').count()).toBe(4);
  expect(await page.getByText(answer.consent.seen).isVisible()).toBe(true);
  expect(await fieldOf(page, locale).inputValue()).toBe(`${shopUrl}/with`);
  expect(await isNarrow(page)).toBe(true);

  await check(page, locale, `${shopUrl}/without`);
  await heading(page, answer.titles.missing).waitFor();
  const mail = page.getByRole('main').getByRole('link', { name: settings.email });
  expect(await mail.getAttribute('href')).toContain('www.shop.example');
  expect(await page.getByRole('table', { name: answer.evidence.title }).count()).toBe(0);

  await check(page, locale, `${shopUrl}/private`);
  await heading(page, answer.titles.refused).waitFor();
  expect(await page.getByText(answer.facts.answered, { exact: true }).isVisible()).toBe(true);
  await page.getByRole('button', { name: answer.again }).click();
  await heading(page, answer.titles.refused).waitFor();
});

test('a page that was posted before its script came goes on with it', async () => {
  const { answer } = catalogue.en.checkGaTag;
  const page = await newPage(browser, phone);
  open.push(page);
  await page.route('**/*.js', (route) => route.abort());
  await Promise.all([page.waitForEvent('pageerror'), page.goto(site.url + pathOf('en'))]);
  await page.unroute('**/*.js');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await check(page, 'en', `${shopUrl}/with`);
  await heading(page, answer.titles.found).waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('main form')?.noValidate);
  expect(await fieldOf(page, 'en').inputValue()).toBe(`${shopUrl}/with`);
  await check(page, 'en', `${shopUrl}/without`);
  await heading(page, answer.titles.missing).waitFor();
  expect(await heading(page, answer.titles.found).isVisible()).toBe(false);
  expect(errors).toEqual([]);
});

test('its script has at most 75 KB', async () => {
  const page = await newPage(browser, phone);
  open.push(page);
  const { bytes } = await brotliSize(page, site.url + pathOf('en'));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(75 * 1024);
});
