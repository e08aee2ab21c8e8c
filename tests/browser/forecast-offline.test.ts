import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import { writeWorkbook } from '../../forecast/reports/testing/write-workbook.ts';
import { axeViolations } from './axe.ts';
import { browseSite, desktop, phone } from './browse-site.ts';
import { dailyReport, file, finding, tool } from './forecast-page.ts';
import { serveHeldSite } from './held-site.ts';
import { testInEachLanguage } from './languages.ts';
import { horizontalOverflow } from './layout.ts';

const { site, visit, blankPage } = browseSite(serveHeldSite);

const sentence = (page: Page, locale: Locale = 'en') =>
  page.getByText(catalogue[locale].forecast.offline, { exact: true });

async function chooseFile(page: Page, chosen: ReturnType<typeof file>, locale: Locale = 'en'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByText(catalogue[locale].forecast.tool.drop.choose, { exact: true }).click();
  await (await chooser).setFiles(chosen);
}

/** A visitor with data saving turned on, for which the test's browser has no option. */
async function visitSavingData(path: string): Promise<Page> {
  const page = await blankPage(phone);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  return page;
}

// The test that reads a file without a request is offline, too.
testInEachLanguage(
  'in %s everything works offline from the moment the page says so, before any interaction',
  async (locale) => {
    const page = await blankPage({ ...desktop, locale: 'en-GB' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    await page.goto(site.url + localPath(locale, '/forecast'));
    await sentence(page, locale).waitFor();
    await page.context().setOffline(true);
    const words = catalogue[locale].forecast.tool;
    async function saved(group: string, button: string): Promise<Buffer> {
      const download = page.waitForEvent('download');
      const buttons = page.getByRole('group', { name: group, exact: true });
      await buttons.getByRole('button', { name: button }).first().click();
      return readFileSync(await (await download).path());
    }

    await chooseFile(page, file('Account.csv', dailyReport()), locale);
    await page.getByText('Account.csv', { exact: true }).waitFor();
    await page.locator('#mean-error').waitFor();
    await page.getByRole('slider', { name: words.chart.today }).press('PageDown');
    await page.getByText(words.moved.back.split('{')[0] ?? '').waitFor();
    await page.getByRole('slider', { name: words.chart.today }).press('Escape');

    const { deck, picture, csv, label } = words.outputs;
    const parts = unzipSync(await saved(deck.title, deck.download));
    expect(Object.keys(parts)).toContain('ppt/slides/slide6.xml');
    expect((await saved(picture.title, 'PNG')).toString('latin1', 1, 4)).toBe('PNG');
    expect((await saved(picture.title, 'SVG')).toString()).toContain('@font-face');
    expect((await saved(label, csv.title)).toString()).toContain(words.chart.week);

    await page.getByRole('button', { name: words.source.another }).click();
    await page.getByRole('link', { name: words.reads.how }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.paste.open }).click();
    await page.getByLabel(words.paste.title).fill(dailyReport(60).replaceAll(',', '\t'));
    await page.getByRole('button', { name: words.paste.read }).click();
    await page.getByText(words.source.pasted, { exact: true }).first().waitFor();

    const rows = dailyReport(40).trim().split('\n');
    const workbook = writeWorkbook([{ name: 'A', rows: rows.map((line) => line.split(',')) }]);
    // The worker that reads the first is replaced by one for the second.
    await page.setInputFiles('#file', file('Long.csv', dailyReport(20_000)));
    await page.setInputFiles('#file', file('Client.xlsx', Buffer.from(workbook)));
    await page.getByText('Client.xlsx', { exact: true }).waitFor();

    const ours = new RegExp(`^GET (blob:|data:|${site.url}/)`);
    expect(requests.filter((request) => !ours.test(request))).toEqual([]);
    const kept = await page.evaluate(async () => [
      ...Object.values({ ...localStorage, ...sessionStorage }),
      ...(await indexedDB.databases()),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ]);
    expect(kept).toEqual([]);
  },
  [],
);

test('the page says that it works offline only once every file has loaded, and nothing moves then', async () => {
  const html = await (await fetch(`${site.url}/forecast`)).text();
  const [, list] = /data-files="([^"]+)"/.exec(html) ?? [];
  const files = (await (await fetch(site.url + list)).json()) as string[];
  const others = files.slice(
    0,
    files.findIndex((path) => path.includes('write-pptx')),
  );
  expect(others.length).toBeGreaterThan(10);
  const release = site.hold(/write-pptx/);
  const page = await visit('/forecast', phone);
  const said = sentence(page);
  await page.waitForFunction((paths) => {
    const loaded = new Set(
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    return paths.every((path) => loaded.has(path));
  }, others);
  const before = await page.locator('main').boundingBox();
  expect(await said.isVisible()).toBe(false);
  await page.getByText(catalogue.en.forecast.safe).waitFor();
  release();
  await said.waitFor();
  expect(await page.locator('main').boundingBox()).toEqual(before);
});

test('with data saving on, nothing is preloaded, and the page does not say that it works offline', {
  tags: ['sweep'],
}, async () => {
  const page = await visitSavingData('/forecast');
  expect(await sentence(page).isVisible()).toBe(false);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.join()).toMatch(/offline-[^.]+\.js/);
  expect(loaded.join()).not.toMatch(/offline-[^.]+\.json|react|worker/);
});

testInEachLanguage(
  'in %s the page says next to the file button if the forecaster cannot be loaded',
  async (locale) => {
    const page = await visitSavingData(localPath(locale, '/forecast'));
    const message = page.getByRole('alert').filter({ hasText: catalogue[locale].forecast.tool.notLoaded });
    expect(await message.isVisible()).toBe(false);
    await page.context().setOffline(true);
    await chooseFile(page, file('Account.csv', dailyReport(60)), locale);
    await message.waitFor();
    expect(await horizontalOverflow(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  },
);

test('a button clicked before the forecaster has loaded takes effect afterwards', {
  tags: ['sweep'],
}, async () => {
  const release = site.hold(/\/assets\/react/);
  const page = await visit('/forecast', desktop);
  await page.getByRole('button', { name: tool.paste.open }).click();
  expect(await page.getByLabel(tool.paste.title).count()).toBe(0);
  release();
  await page.getByLabel(tool.paste.title).waitFor();
  expect(await page.getByRole('button', { name: tool.paste.open }).getAttribute('aria-expanded')).toBe(
    'true',
  );
});

test('a file chosen before the forecaster has loaded is read afterwards', {
  tags: ['sweep'],
}, async () => {
  const release = site.hold(/\/assets\/react/);
  const page = await visit('/forecast', desktop);
  await chooseFile(page, file('Early.csv', dailyReport(60)));
  release();
  await page.getByText('Early.csv', { exact: true }).waitFor();
  await finding(page).waitFor();
});

test('a file dropped before the forecaster has loaded is read afterwards', { tags: ['sweep'] }, async () => {
  const release = site.hold(/\/assets\/react/);
  const page = await visit('/forecast', desktop);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /offline-[^.]+\.json/.test(name)),
  );
  const isOurs = await page.locator('#file').evaluate((input, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'Dropped.csv', { type: 'text/csv' }));
    const drag = { bubbles: true, cancelable: true, dataTransfer };
    for (const type of ['dragenter', 'dragover']) input.dispatchEvent(new DragEvent(type, drag));
    // False if the browser would open the file itself.
    return !input.dispatchEvent(new DragEvent('drop', drag));
  }, dailyReport(60));
  expect(isOurs).toBe(true);
  release();
  await page.getByText('Dropped.csv', { exact: true }).waitFor();
});
