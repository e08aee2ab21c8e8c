import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { settings } from '../../content/settings.ts';
import { languageStorageKey, localPath } from '../../contract/locales.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { axeViolations } from './axe.ts';
import { browseSite, desktop, phone } from './browse-site.ts';
import { testInEachLanguage } from './languages.ts';
import { serveSite } from './launch.ts';
import { countLayoutShift } from './layout.ts';

const { site, blankPage, visit } = browseSite(serveSite);

testInEachLanguage(
  'the home page in %s loads at most four files, no script, and 60 KB of fonts',
  async (locale) => {
    const page = await blankPage(phone);
    const requests: string[] = [];
    page.on('request', (request) => {
      requests.push(`${request.resourceType()} ${new URL(request.url()).pathname}`);
    });
    let fontBytes = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) fontBytes += Number(response.headers()['content-length']);
    });
    await page.goto(site.url + localPath(locale, '/'), { waitUntil: 'networkidle' });
    const loaded = requests.filter(
      // The visit script draws nothing, unless the site was built on another day.
      (request) => !/\/(favicon|manifest|assets\/visit-)/.test(request),
    );
    expect(loaded.length, loaded.join(', ')).toBeLessThanOrEqual(4);
    expect(loaded.filter((request) => request.startsWith('script'))).toEqual([]);
    expect(fontBytes).toBeGreaterThan(0);
    expect(fontBytes).toBeLessThanOrEqual(60_000);
  },
);

test('nothing shifts while the home page loads', async () => {
  for (const options of [phone, desktop]) {
    const page = await blankPage(options);
    const shift = await countLayoutShift(page, site.url);
    await page.goto(site.url, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await eventually(async () => expect(await pendingParts(page)).toBe(0));
    expect(await shift()).toBeLessThanOrEqual(0.01);
  }
});

test('sections below the fold are laid out one after another, or at once when a scroll position is restored', {
  tags: ['sweep'],
}, async () => {
  const page = await blankPage(phone);
  const turns: string[] = [];
  await page.exposeFunction('report', (name: string) => turns.push(name));
  await page.addInitScript(() =>
    document.addEventListener('transitionrun', ({ propertyName }) =>
      (window as unknown as { report: (name: string) => void }).report(propertyName),
    ),
  );
  await page.goto(site.url);
  await eventually(async () => expect(await pendingParts(page)).toBe(0));
  expect(turns.filter((name) => name === 'content-visibility').length).toBeGreaterThan(5);
  // Content without its own box cannot be laid out later.
  const deferred = page.locator('[data-later]');
  expect(
    await deferred.evaluateAll((parts) => parts.map((part) => getComputedStyle(part).display)),
  ).not.toContain('contents');

  turns.length = 0;
  await page.evaluate(() => scrollTo(0, 6000));
  await page.reload();
  expect(await page.evaluate(() => scrollY)).toBe(6000);
  expect(await pendingParts(page)).toBe(0);
  expect(turns).toEqual([]);
});

testInEachLanguage('open menus and chat pass axe in %s', async (locale) => {
  const { layout } = catalogue[locale];
  const wide = await visit(localPath(locale, '/'), desktop);
  await wide.getByRole('button', { name: layout.nav.language }).click();
  expect(await axeViolations(wide)).toEqual([]);
  const narrow = await visit(localPath(locale, '/'), phone);
  const chat = narrow.getByRole('button', { name: layout.chat.open });
  await narrow.getByRole('button', { name: layout.nav.menu }).click();
  expect(await axeViolations(narrow)).toEqual([]);
  await narrow.keyboard.press('Escape');
  await chat.click();
  expect(await axeViolations(narrow)).toEqual([]);
});

test('the menu closes with Escape, restoring the focus, and on a click outside', async () => {
  const page = await visit('/', phone);
  const { nav } = catalogue.en.layout;
  const button = page.getByRole('button', { name: nav.menu });
  const entry = page.locator('#menu').getByRole('link', { name: nav.forecast });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await entry.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await entry.isVisible()).toBe(false);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await button.click();
  expect(await entry.isVisible()).toBe(true);
  await page.mouse.click(200, 700);
  expect(await entry.isVisible()).toBe(false);
});

test('at 400 % zoom the menu scrolls to its last link', { tags: ['sweep'] }, async () => {
  const page = await visit('/', { viewport: { width: 320, height: 256 }, hasTouch: true });
  const { nav } = catalogue.en.layout;
  await page.getByRole('button', { name: nav.menu }).click();
  const last = page.locator('#menu').getByRole('link', { name: nav.requestAccess });
  await last.scrollIntoViewIfNeeded();
  const { y, height } = (await last.boundingBox()) ?? { y: 0, height: 1000 };
  expect(y + height).toBeLessThanOrEqual(256);
});

test('on a phone the links of the footer are at least 44 pixels high', async () => {
  const page = await visit('/', phone);
  const heights = await page
    .locator('footer a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

testInEachLanguage(
  'every bar of a plan shows its whole name in %s',
  async (locale) => {
    const page = await blankPage(desktop);
    for (const path of ['/', '/media-planning']) {
      await page.goto(site.url + localPath(locale, path));
      const cut = await page.locator('main li > span > b').evaluateAll((names) =>
        names
          .filter((name) => {
            const { right } = name.parentElement?.getBoundingClientRect() ?? { right: 0 };
            return name.scrollWidth > name.clientWidth || name.getBoundingClientRect().right > right;
          })
          .map((name) => name.textContent),
      );
      expect(cut, `${locale} ${path}`).toEqual([]);
    }
  },
  ['de'],
);

testInEachLanguage('in %s the launch plan has a bar with the whole name of each platform', async (locale) => {
  const { label } = catalogue[locale].home.features.campaign;
  for (const size of [phone, desktop]) {
    const page = await visit(localPath(locale, '/'), size);
    const plan = page.getByRole('img', { name: label });
    await plan.scrollIntoViewIfNeeded();
    const bars = await plan
      .locator('b')
      .evaluateAll((all) =>
        all.map((bar) => ({ name: bar.textContent, isCut: bar.scrollWidth > bar.clientWidth })),
      );
    // The first two are the preceding steps.
    expect(bars.slice(2)).toEqual(settings.platforms.map((name) => ({ name, isCut: false })));
    for (const name of settings.platforms) expect(label).toContain(name);
  }
});

test('the language picker keeps query and hash and stores the choice', async () => {
  const page = await visit('/?utm_source=ad#features', desktop);
  await page.getByRole('button', { name: catalogue.en.layout.nav.language }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(`${site.url}/de/?utm_source=ad#features`);
  const stored = await page.evaluate((key) => localStorage.getItem(key), languageStorageKey);
  expect(JSON.parse(stored ?? '')).toEqual({ value: 'Deutsch', label: 'DE' });
});

test('a stored language applies to a path without a language before the first paint', async () => {
  const page = await visit('/de/', desktop);
  await page.evaluate(
    (key) => localStorage.setItem(key, '{"value":"Français","label":"FR"}'),
    languageStorageKey,
  );
  const painted: string[] = [];
  page.on('console', (message) => message.text().startsWith('painted ') && painted.push(message.text()));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries())
        console.info(`painted ${document.documentElement.lang} ${name}`);
    }).observe({ type: 'paint' as never, buffered: true });
  });
  await page.goto(`${site.url}/?a=1#churn`);
  await page.waitForURL(`${site.url}/fr/?a=1#churn`);
  await page.waitForTimeout(500);
  expect(painted.filter((entry) => entry.includes(' en '))).toEqual([]);
  await page.goto(`${site.url}/es/`);
  expect(page.url()).toBe(`${site.url}/es/`);
});

test('an invalid stored language is ignored', { tags: ['sweep'] }, async () => {
  const page = await visit('/', desktop);
  for (const value of ['', 'de', '{}', '{"label":7}', '{"label":"//evil"}', '{"label":"EN"}']) {
    await page.evaluate(
      ([key = '', text = '']) => localStorage.setItem(key, text),
      [languageStorageKey, value],
    );
    await page.goto(`${site.url}/`);
    expect(page.url()).toBe(`${site.url}/`);
    expect(await page.locator('h1').isVisible()).toBe(true);
  }
});

test('without JavaScript the menus, the picker, the tables and the chat still open', async () => {
  const page = await visit('/', { ...desktop, javaScriptEnabled: false });
  const { nav } = catalogue.en.layout;
  await page.getByRole('button', { name: nav.language }).click();
  const german = page.getByRole('link', { name: 'Deutsch' });
  expect(await german.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByText(catalogue.en.home.fan.short).first().click();
  expect(await page.getByRole('cell', { name: '428' }).isVisible()).toBe(true);
  await page.getByRole('button', { name: catalogue.en.layout.chat.open }).click();
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
  await page.getByRole('button', { name: catalogue.en.layout.chat.close }).click();
  await page.getByRole('button', { name: nav.language }).click();
  await german.click();
  await page.waitForURL(`${site.url}/de/`);
});

/** How many parts of a page are not laid out yet. */
function pendingParts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('main > *, footer, [data-later]')].filter(
        (part) => getComputedStyle(part).contentVisibility !== 'visible',
      ).length,
  );
}
