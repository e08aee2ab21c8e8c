import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { type Locale, locales, localPath } from '../../contract/locales.ts';
import { axeViolations } from './axe.ts';
import { launchBrowser, newPage } from './launch.ts';
import { brotliSize } from './script-bytes.ts';
import { serveWholeSite, type WholeSite } from './whole-site.ts';

let site: WholeSite;
let browser: Browser;
const open: Page[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveWholeSite(), launchBrowser()]);
});
afterAll(() => Promise.all([browser.close(), site.close()]));
afterEach(async () => {
  for (const page of open.splice(0)) await page.context().close();
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };
const usa = 'Business Manager - USA';
const uk = 'Business Manager - UK';
const india = 'Customer Success Manager - IN';

async function visit(
  query = '',
  { locale = 'en', ...options }: BrowserContextOptions & { locale?: Locale } = desk,
) {
  const page = await newPage(browser, options);
  open.push(page);
  await page.goto(`${site.url}${localPath(locale, '/careers/search')}${query}`);
  if (options.javaScriptEnabled !== false) await awake(page);
  return page;
}

/** React marks what it has taken over. */
function awake(page: Page) {
  return page.waitForFunction(() => {
    const field = document.querySelector('#q');
    return field !== null && Object.keys(field).some((key) => key.startsWith('__react'));
  });
}

const titles = (page: Page) => page.locator('section h3 a').allInnerTexts();
const picker = (page: Page, locale: Locale = 'en') =>
  page.getByRole('combobox', { name: catalogue[locale].careersSearch.refine.country });
const search = (page: Page) => new URL(page.url()).search;
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

test.each(locales)(
  'in %s the search works on a phone and passes axe in each of its states',
  async (locale) => {
    const { careers, careersSearch: t, job } = catalogue[locale];
    const page = await visit('', { locale, ...phone });
    expect(await titles(page)).toEqual([usa, uk, india]);
    await page.getByRole('heading', { name: `${t.count(3)} ${t.everywhere}` }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await box(page, job.modes.hybrid).isVisible()).toBe(false);
    await page.getByText(t.refine.title).first().click();
    expect(await axeViolations(page)).toEqual([]);
    await box(page, job.modes.hybrid).click();
    expect(await titles(page)).toEqual([usa]);
    await picker(page, locale).click();
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option').count()).toBe(249);
    expect(await axeViolations(page)).toEqual([]);
    await picker(page, locale).fill('xyz');
    await page.getByText(t.picker.none, { exact: true }).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await picker(page, locale).fill(new Intl.DisplayNames(locale, { type: 'region' }).of('SA') ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: t.empty.title }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('searchbox', { name: careers.search.label }).fill('director');
    await page.getByRole('button', { name: careers.search.submit }).click();
    expect(search(page)).toBe('?q=director&country=SA&mode=hybrid');
    await page.getByText(`${t.term.open}director${t.term.close}`).waitFor();
    await page.getByRole('button', { name: t.clear }).first().click();
    expect(search(page)).toBe('');
    expect(await titles(page)).toEqual([usa, uk, india]);
  },
);

test('what the address says is shown, in whatever language it is opened', async () => {
  const query = '?q=manager&country=gb&city=London&category=business-management&experience=5%2B&mode=on-site';
  for (const locale of locales) {
    const page = await visit(query, { locale, ...desk });
    expect(await titles(page)).toEqual([uk]);
    expect(await page.getByRole('searchbox').inputValue()).toBe('manager');
    expect(await picker(page, locale).inputValue()).toBe(
      new Intl.DisplayNames(locale, { type: 'region' }).of('GB'),
    );
    expect(await page.locator('aside :checked').count()).toBe(4);
    expect(await page.getByRole('button', { name: catalogue[locale].careersSearch.remove }).count()).toBe(6);
  }
});

test('nonsense in the address counts for nothing', async () => {
  const page = await visit('?country=Saudi&city=Atlantis&mode=<b>&mode=&q=%20&utm_source=x');
  expect(await titles(page)).toEqual([usa, uk, india]);
  expect(await page.locator('aside :checked').count()).toBe(0);
  await box(page, 'Hybrid').check();
  expect(search(page)).toBe('?utm_source=x&mode=hybrid');
});

test('a title is found by any part of it, once Search is pressed, and each search is one step back', async () => {
  const page = await visit();
  const field = page.getByRole('searchbox');
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await field.fill('SUCCESS');
  expect(await titles(page)).toHaveLength(3);
  await page.keyboard.press('Enter');
  expect(await titles(page)).toEqual([india]);
  await page.keyboard.press('Enter');
  expect(await steps()).toBe(before + 1);
  await field.fill('ness man');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  expect(await titles(page)).toEqual([usa, uk]);
  await page.goBack();
  expect([await field.inputValue(), await titles(page)]).toEqual(['SUCCESS', [india]]);
  await page.goBack();
  expect([await field.inputValue(), search(page)]).toEqual(['', '']);
  await page.goForward();
  expect(await titles(page)).toEqual([india]);
});

test('Back undoes a filter, however many of its boxes were ticked', async () => {
  const page = await visit();
  for (const name of ['Hybrid', 'On-Site']) await box(page, name).check();
  expect(await titles(page)).toEqual([usa, uk]);
  await box(page, 'London').check();
  expect(await titles(page)).toEqual([uk]);
  await page.goBack();
  expect(await titles(page)).toEqual([usa, uk]);
  expect(await box(page, 'London').isChecked()).toBe(false);
  await page.goBack();
  expect(search(page)).toBe('');
  expect(await box(page, 'Hybrid').isChecked()).toBe(false);
});

test('each box says how many jobs it would show beside the other filters', async () => {
  const page = await visit();
  const counts = async () =>
    Object.fromEntries(
      (await page.locator('aside label').allInnerTexts()).map((text) => {
        const [label = '', count] = text.split('\n').filter(Boolean);
        return [label, Number(count)];
      }),
    );
  expect(await counts()).toEqual({
    Bengaluru: 1,
    London: 1,
    'New York': 1,
    'Business management': 2,
    'Customer success': 1,
    '2–4 years': 1,
    '5+ years': 2,
    'On-Site': 1,
    'Work From Home': 1,
    Hybrid: 1,
  });
  await box(page, 'Business management').check();
  expect(await counts()).toMatchObject({
    Bengaluru: 0,
    London: 1,
    'Business management': 2,
    'Customer success': 1,
    '2–4 years': 0,
    'Work From Home': 0,
  });
});

test('the country is the job’s own: Saudi Arabia is not a part of USA', async () => {
  const page = await visit();
  for (const [typed, found] of [
    ['Saudi Arabia', []],
    ['United States', [usa]],
    ['usa', [usa]],
    ['UK', [uk]],
    ['india', [india]],
  ] as const) {
    await picker(page).fill(typed);
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    expect(await titles(page)).toEqual(found);
  }
});

test('the country picker is worked with the keyboard alone', async () => {
  const page = await visit();
  const field = picker(page);
  const active = () =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.querySelector('span')?.textContent;
    });
  expect(await field.getAttribute('placeholder')).toBe('Select a country');
  await field.focus();
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe('Afghanistan');
  await page.keyboard.press('PageDown');
  expect(await active()).toBe('Andorra');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe('Zimbabwe');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe('Afghanistan');
  await page.keyboard.type('uni');
  expect(await page.getByRole('option').locator('span').allInnerTexts()).toEqual([
    'United Arab Emirates',
    'United Kingdom',
    'United States',
  ]);
  expect(await page.getByRole('option').locator('i').allInnerTexts()).toEqual(['0', '1', '1']);
  await page.keyboard.press('Escape');
  expect([await field.inputValue(), await page.getByRole('option').count()]).toEqual(['', 0]);
  await page.keyboard.type('united k');
  await page.keyboard.press('Enter');
  expect([await field.inputValue(), search(page)]).toEqual(['United Kingdom', '?country=GB']);
  await page.keyboard.type('nowhere');
  await page.keyboard.press('Tab');
  expect([await field.inputValue(), search(page)]).toEqual(['United Kingdom', '?country=GB']);
  await field.fill('');
  await page.keyboard.press('Tab');
  expect(search(page)).toBe('');
  expect(await titles(page)).toHaveLength(3);
});

test('the list of countries is 300 pixels high, less in a low window, and always in sight', async () => {
  for (const [height, listHeight] of [
    [900, 300],
    [400, 200],
    [240, 140],
  ] as const) {
    const page = await visit('', { viewport: { width: 1440, height } });
    await picker(page).click();
    await picker(page).fill('a');
    const list = page.getByRole('listbox');
    expect((await list.boundingBox())?.height).toBe(listHeight);
    await page.keyboard.press('End');
    for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowDown');
    const option = page.locator('[aria-selected=true]');
    const { y = 0, height: own = 0 } = (await option.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + own).toBeLessThan(height + 1);
  }
});

test('while the countries are on their way the picker says so, and when they do not come it says that', async () => {
  const page = await visit();
  let go = () => {};
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/countries[^/]*$/, async (route) => {
    await wait;
    await route.abort();
  });
  await picker(page).click();
  const { loading, none } = catalogue.en.careersSearch.picker;
  await page.getByText(loading, { exact: true }).first().waitFor();
  go();
  await page.getByText(none, { exact: true }).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('what narrows the list down can be taken away one by one or all at once', async () => {
  const page = await visit('?q=manager&country=GB&mode=on-site');
  const heading = page.getByRole('heading', { level: 2, name: /job/ });
  const hasFocus = () => heading.evaluate((element) => element === document.activeElement);
  await page.getByRole('button', { name: 'Country/Region: United Kingdom. Remove' }).click();
  expect([search(page), await picker(page).inputValue(), await hasFocus()]).toEqual([
    '?q=manager&mode=on-site',
    '',
    true,
  ]);
  await page.getByRole('button', { name: 'Mode: On-Site. Remove' }).click();
  await page.getByRole('button', { name: 'Search: “manager”. Remove' }).click();
  expect([search(page), await page.getByRole('searchbox').inputValue()]).toEqual(['', '']);
  await page.goto(`${page.url()}?q=director&city=London`);
  await page.getByRole('heading', { name: 'No data found !' }).waitFor();
  expect(await page.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toMatch(/^mailto:/);
  await page.getByRole('button', { name: 'Clear All' }).last().click();
  expect([search(page), await titles(page), await hasFocus()]).toEqual(['', [usa, uk, india], true]);
});

test('each card tells of its own job and leads to its own posting', async () => {
  const page = await visit('', { locale: 'de', ...desk });
  const paths = ['/business-manager-usa', '/business-manager-uk', '/customer-success-manager'];
  const links = page.getByRole('link', { name: catalogue.de.job.applyNow });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(paths.map((path) => `/de${path}`));
  const texts = await page.locator('section > ul > li > p').allInnerTexts();
  expect(new Set(texts).size).toBe(3);
  await links.nth(1).click();
  await page.getByRole('heading', { level: 1, name: uk }).waitFor();
});

test('the banner of the careers page searches, and the language picker keeps what was searched', async () => {
  const page = await newPage(browser, desk);
  open.push(page);
  await page.goto(`${site.url}/careers`);
  await page.getByRole('searchbox').fill('customer');
  await page.keyboard.press('Enter');
  await page.waitForURL(/careers\/search/);
  await awake(page);
  await box(page, 'Work From Home').check();
  expect([search(page), await titles(page)]).toEqual(['?q=customer&mode=home', [india]]);
  await page.getByRole('button', { name: catalogue.en.layout.nav.language }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await page.waitForURL(/\/fr\/careers\/search\?q=customer&mode=home/);
  await awake(page);
  expect(await titles(page)).toEqual([india]);
  expect(await box(page, catalogue.fr.job.modes.home).isChecked()).toBe(true);
});

test('boxes ticked before the script arrives count', async () => {
  const page = await newPage(browser, desk);
  open.push(page);
  let go = () => {};
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/job-search\.island/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(`${site.url}/careers/search?q=manager`, { waitUntil: 'domcontentloaded' });
  for (const name of ['Hybrid', 'London']) await box(page, name).check();
  go();
  await awake(page);
  await page.waitForURL(/mode=hybrid/);
  expect(search(page)).toBe('?q=manager&city=London&mode=hybrid');
  await page.getByRole('heading', { name: 'No data found !' }).waitFor();
});

test.each(locales)('without JavaScript all jobs are listed in %s, and the page says why', async (locale) => {
  const page = await visit('?q=success', { locale, ...desk, javaScriptEnabled: false });
  const { careers, careersSearch: t } = catalogue[locale];
  expect(await titles(page)).toEqual([usa, uk, india]);
  const note = page.locator('noscript p');
  expect([await note.innerText(), await note.isVisible()]).toEqual([t.noScript, true]);
  expect(await page.locator('aside').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: t.clear }).count()).toBe(0);
  await page.getByRole('searchbox').fill('uk');
  await page.getByRole('button', { name: careers.search.submit }).click();
  expect(search(page)).toBe('?q=uk');
  expect(await titles(page)).toHaveLength(3);
  await page
    .getByRole('link', { name: `${catalogue[locale].job.applyNow}` })
    .nth(2)
    .click();
  await page.getByRole('heading', { level: 1, name: india }).waitFor();
});

test('the search costs less than 80 KB of script', async () => {
  const page = await newPage(browser, desk);
  open.push(page);
  const { bytes } = await brotliSize(page, `${site.url}/careers/search`, () => picker(page).click());
  expect(bytes).toBeLessThanOrEqual(80 * 1024);
});
