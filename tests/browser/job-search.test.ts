import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { axeViolations } from './axe.ts';
import { desktop, holdRequests, phone } from './browse-site.ts';
import {
  box,
  india,
  jobSearchSite,
  openChip,
  picker,
  search,
  searchReady,
  tick,
  titles,
  titlesIn,
  uk,
  usa,
} from './job-search-page.ts';
import { testInEachLanguage } from './languages.ts';
import { countLayoutShift } from './layout.ts';
import { brotliSize } from './script-bytes.ts';

const { site, blankPage, visit } = jobSearchSite();

testInEachLanguage('in %s the search works on a phone and passes axe in every state', async (locale) => {
  const { careers, careersSearch: t, job } = catalogue[locale];
  const page = await visit('', { locale, ...phone });
  expect(await titles(page)).toEqual(titlesIn(locale, usa, uk, india));
  await page.getByRole('heading', { name: `${t.count(3)} ${t.everywhere}` }).waitFor();
  expect(await box(page, job.modes.hybrid).isVisible()).toBe(false);
  await openChip(box(page, job.modes.hybrid));
  expect(await axeViolations(page)).toEqual([]);
  await box(page, job.modes.hybrid).click();
  expect(await titles(page)).toEqual(titlesIn(locale, usa));
  await openChip(picker(page, locale));
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
  expect(await titles(page)).toEqual(titlesIn(locale, usa, uk, india));
});

testInEachLanguage('the search in the URL is applied in %s', async (locale) => {
  const query = '?q=manager&country=gb&city=London&category=business-management&experience=5%2B&mode=on-site';
  const page = await visit(query, { locale, ...desktop });
  expect(await titles(page)).toEqual(titlesIn(locale, uk));
  expect(await page.getByRole('searchbox').inputValue()).toBe('manager');
  expect(await picker(page, locale).inputValue()).toBe(
    new Intl.DisplayNames(locale, { type: 'region' }).of('GB'),
  );
  expect(await page.locator('aside :checked').count()).toBe(4);
  expect(await page.getByRole('button', { name: catalogue[locale].careersSearch.remove }).count()).toBe(6);
});

test('nothing moves when a search is opened by its URL, on a phone and on a desktop', {
  tags: ['sweep'],
}, async () => {
  for (const options of [phone, desktop]) {
    const page = await blankPage(options);
    const shift = await countLayoutShift(page, site.url);
    for (const query of ['?mode=hybrid', '?q=nobody&country=de&city=London']) {
      await page.goto(`${site.url}/careers/search${query}`, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Clear All' }).first().waitFor();
      expect(await shift(), query).toBe(0);
    }
  }
});

test('invalid values in the URL are ignored, and what is found fits on one printed page', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('?country=Saudi&city=Atlantis&mode=<b>&mode=&q=%20&utm_source=x');
  expect(await titles(page)).toEqual([usa, uk, india]);
  const printed = await page.pdf({ format: 'A4' });
  expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(await page.locator('aside :checked').count()).toBe(0);
  await tick(page, 'Hybrid');
  expect(search(page)).toBe('?utm_source=x&mode=hybrid');
});

test('a title is found by any part of it when Search is pressed, and each search is one history entry', async () => {
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

test('the banner of the careers page searches, and the language picker keeps the search', {
  tags: ['sweep'],
}, async () => {
  const page = await blankPage();
  await page.goto(`${site.url}/careers`);
  await page.getByRole('searchbox').fill('customer');
  await page.keyboard.press('Enter');
  await page.waitForURL(/careers\/search/);
  await searchReady(page);
  await tick(page, 'Work From Home');
  expect([search(page), await titles(page)]).toEqual(['?q=customer&mode=home', [india]]);
  await page.getByRole('button', { name: catalogue.en.layout.nav.language }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await page.waitForURL(/\/fr\/careers\/search\?q=customer&mode=home/);
  await searchReady(page);
  expect(await titles(page)).toEqual(titlesIn('fr', india));
  expect(await box(page, catalogue.fr.job.modes.home).isChecked()).toBe(true);
});

test('each card describes its own job and links to its posting', async () => {
  const page = await visit('', { locale: 'de', ...desktop });
  const paths = ['/business-manager-usa', '/business-manager-uk', '/customer-success-manager'];
  const links = page.getByRole('link', { name: catalogue.de.job.applyNow });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(paths.map((path) => `/de${path}`));
  const texts = await page.locator('section > ul > li > p').allInnerTexts();
  expect(new Set(texts).size).toBe(3);
  await links.nth(1).click();
  await page.getByRole('heading', { level: 1, name: uk }).waitFor();
});

test('boxes checked before the script loads count', { tags: ['sweep'] }, async () => {
  const page = await blankPage();
  const go = await holdRequests(page, '**/assets/islands-*');
  await page.goto(`${site.url}/careers/search?q=manager`, { waitUntil: 'domcontentloaded' });
  for (const name of ['Hybrid', 'London']) await tick(page, name);
  go();
  await searchReady(page);
  await page.waitForURL(/mode=hybrid/);
  expect(search(page)).toBe('?q=manager&city=London&mode=hybrid');
  await page.getByRole('heading', { name: 'No data found !' }).waitFor();
});

test('each row says which hours of the job are also the visitor’s', async () => {
  const page = await visit('', { ...desktop, timezoneId: 'Asia/Kolkata' });
  await page.getByText('In your time zone, GMT+5:30. We assume a working day of 09:00–17:00').waitFor();
  expect(await page.locator('section li > div > div > span').allInnerTexts()).toEqual([
    'No hours shared with your day',
    expect.stringMatching(/^(2\.5|3\.5) hours shared with your day, 1[34]:30–17:00$/),
    '8 hours shared with your day, 09:00–17:00',
  ]);
});

test('a page that is never idle hydrates anyway', { tags: ['sweep'] }, async () => {
  const page = await blankPage();
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const end = performance.now() + 20;
      while (performance.now() < end);
      port2.postMessage('again');
    };
    port2.postMessage('begin');
  });
  await page.goto(`${site.url}/careers/search?q=success`, { waitUntil: 'commit' });
  await expect.poll(() => titles(page), { timeout: 30_000 }).toEqual([india]);
});

test('the search loads at most 80 KB of script', async () => {
  const page = await blankPage();
  const { bytes } = await brotliSize(page, `${site.url}/careers/search`, async () => {
    await searchReady(page);
    await openChip(picker(page));
    await picker(page).click();
    await page.getByRole('option').first().waitFor();
  });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(80 * 1024);
});
