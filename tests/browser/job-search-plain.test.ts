import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { localPath } from '../../contract/locales.ts';
import { browseSite, desktop, holdRequests, phone } from './browse-site.ts';
import { india, openChip, search, searchReady, titles, titlesIn, uk, usa } from './job-search-page.ts';
import { testInEachLanguage } from './languages.ts';
import { serveWholeSite } from './whole-site.ts';

const { site, blankPage, visit } = browseSite(serveWholeSite);

const plain = { ...desktop, javaScriptEnabled: false };

testInEachLanguage('without JavaScript the server renders search results in %s', async (locale) => {
  const { careers, careersSearch: t, job } = catalogue[locale];
  const path = localPath(locale, '/careers/search');
  const page = await visit(path, plain);
  expect(await titles(page)).toEqual(titlesIn(locale, usa, uk, india));
  const heading = (count: number) => page.getByRole('heading', { name: t.count(count) });
  expect(await heading(3).isVisible()).toBe(true);

  await page.getByRole('searchbox').fill('UK');
  await page.getByRole('button', { name: careers.search.submit }).first().click();
  await page.waitForURL('**/careers/search?q=UK**');
  expect(await titles(page)).toEqual(titlesIn(locale, uk));
  expect(await heading(1).isVisible()).toBe(true);
  expect(await page.getByRole('searchbox').inputValue()).toBe('UK');

  await page.locator('summary', { hasText: job.facts.mode }).click();
  await page.getByRole('checkbox', { name: job.modes.hybrid }).check();
  await page.getByRole('button', { name: careers.search.submit }).last().click();
  await page.waitForURL('**mode=hybrid**');
  await page.getByRole('heading', { name: t.empty.title }).waitFor();
  expect(await titles(page)).toEqual([]);
  expect(await heading(0).isVisible()).toBe(true);
  expect(await page.getByText(t.empty.text).isVisible()).toBe(true);
  expect(await page.getByText(careers.noRoles).isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: t.empty.write }).getAttribute('href')).toMatch(/^mailto:/);

  await page.getByRole('link', { name: t.clear }).last().click();
  await page.waitForURL(`${site.url}${path}`);
  expect(await titles(page)).toHaveLength(3);
  expect(await page.getByRole('link', { name: t.clear }).filter({ visible: true }).count()).toBe(0);
});

test('without JavaScript filters in the URL are ticked, counted and kept by the next search', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/de/careers/search?mode=hybrid&mode=on-site&country=gb&city=Atlantis', plain);
  const { job, careers, careersSearch: t } = catalogue.de;
  expect(await titles(page)).toEqual(titlesIn('de', uk));
  await page.getByText(t.everywhere).waitFor({ state: 'hidden' });
  await page.locator('summary', { hasText: job.facts.mode }).click();
  const boxes = page.getByRole('checkbox').filter({ visible: true });
  expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))).toEqual([
    true,
    false,
    true,
  ]);
  // Under the other filters: one on-site job in Britain, none at home, none hybrid.
  expect(await page.locator('details[open] b').allInnerTexts()).toEqual(['1', '0', '0']);
  const countries = page.locator('select[name=country]');
  expect(await countries.inputValue()).toBe('GB');
  await page.locator('summary', { hasText: t.refine.country }).click();
  await countries.selectOption('US');
  await page.getByRole('button', { name: careers.search.submit }).last().click();
  await page.waitForURL('**country=US**');
  expect(await titles(page)).toEqual(titlesIn('de', usa));
  expect(new URLSearchParams(search(page)).getAll('mode')).toEqual(['on-site', 'hybrid']);
});

test('without JavaScript a country without jobs is named, and finds nothing', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/fr/careers/search?country=SA', { ...phone, javaScriptEnabled: false });
  await page.getByRole('heading', { name: catalogue.fr.careersSearch.empty.title }).waitFor();
  await page.locator('summary').first().click();
  const selected = page.locator('select[name=country] option:checked');
  expect(await selected.innerText()).toBe('Arabie saoudite');
});

test('with JavaScript a page that the server has filled in starts without an error and stays usable', async () => {
  const page = await blankPage(desktop);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  for (const [query, found] of [
    ['?q=uk&mode=on-site', [uk]],
    ['?country=SA', []],
    ['?q=manager&experience=5%2B', [usa, uk]],
  ] as const) {
    await page.goto(`${site.url}/careers/search${query}`);
    await searchReady(page);
    expect(await titles(page)).toEqual(found);
    expect(search(page)).toBe(query);
    await page.getByRole('button', { name: 'Clear All' }).first().click();
    expect(await titles(page)).toEqual([usa, uk, india]);
  }
  expect(errors).toEqual([]);
});

test('a filter that is removed before the script loads stays removed', { tags: ['sweep'] }, async () => {
  const page = await blankPage(desktop);
  const go = await holdRequests(page, '**/assets/islands-*');
  await page.goto(`${site.url}/careers/search?mode=hybrid`, { waitUntil: 'domcontentloaded' });
  const box = page.getByRole('checkbox', { name: 'Hybrid', includeHidden: true });
  await openChip(box);
  await box.uncheck();
  go();
  await searchReady(page);
  await page.waitForURL((url) => url.search === '');
  expect(await titles(page)).toEqual([usa, uk, india]);
});

test('hostile searches find nothing or everything, and never fail', { tags: ['sweep'] }, async () => {
  const long = 'ä'.repeat(1_000);
  for (const query of [
    `q=${encodeURIComponent(long)}`,
    'q=%E0%A4%A&country=%00',
    'q[]=a&q[$ne]=b&mode[]=hybrid',
    '__proto__=x&constructor=y&q=__proto__',
    `${'mode=hybrid&'.repeat(500)}q=`,
    'q=%3Cscript%3Ealert(1)%3C%2Fscript%3E%22%20onfocus%3D%22alert(1)',
    'city=__proto__&category=toString&country=U%2BFFFF',
    'q=%F0%9F%92%A9%E2%80%AE',
  ]) {
    const response = await fetch(`${site.url}/es/careers/search?${query}`);
    const html = await response.text();
    expect([query.slice(0, 40), response.status]).toEqual([query.slice(0, 40), 200]);
    expect(html.includes('<script>alert')).toBe(false);
    // Quotes of the query stay inside the attribute.
    expect(html.includes('" onfocus')).toBe(false);
    expect(/rel="canonical" href="[^"?]*\/es\/careers\/search"/.test(html)).toBe(true);
  }
  const responded = await fetch(`${site.url}/careers/search?q=uk`);
  expect(responded.headers.get('x-robots-tag')).toBe('noindex');
  expect(responded.headers.get('cache-control')).toBe('private, no-cache');
  expect(responded.headers.get('etag')).toBe(null);
  const huge = await fetch(`${site.url}/careers/search?q=${'x'.repeat(100_000)}`).catch(() => undefined);
  expect(huge?.status ?? 431).toBe(431);
  const tagged = await fetch(`${site.url}/careers/search?utm_source=mail`);
  expect(tagged.headers.get('etag')).not.toBe(null);
  expect(tagged.headers.get('x-robots-tag')).toBe(null);
});
