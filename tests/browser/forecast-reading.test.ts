import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { locales } from '../../contract/locales.ts';
import { axeViolations } from './axe.ts';
import { desktop, phone } from './browse-site.ts';
import { browseForecaster, dailyReport, file, tool } from './forecast-page.ts';
import { horizontalOverflow } from './layout.ts';

const { site, blankPage, visit, open } = browseForecaster();
const fixtures = join(import.meta.dirname, '../../forecast/reports/fixtures');

test('an empty paste is pointed out, and gone once there is text', async () => {
  const page = await open();
  const paste = page.getByLabel(tool.paste.title);
  await page.getByRole('button', { name: tool.paste.read }).click();
  await page.getByRole('alert').filter({ hasText: tool.paste.empty }).waitFor();
  expect(await paste.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await paste.fill('Date');
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a file that cannot be read says so even if the words to explain it do not load', async () => {
  const page = await blankPage(desktop);
  await page.route(/forecast-(reading|notes)/, (route) => route.abort());
  await page.goto(`${site.url}/forecast`);
  // The script starts its worker as soon as it runs.
  const worker = page.waitForEvent('worker');
  await page.locator('label[for=file]').hover();
  await worker;
  await page.setInputFiles('#file', file('Keywords.csv', 'Keyword,Cost\noak bench,9.10\n'));
  const alert = page.getByRole('alert').filter({ hasText: 'Keywords.csv' });
  await alert.waitFor();
  expect(await alert.innerText()).toBe(tool.unreadable.replace('{name}', 'Keywords.csv'));
});

test.each(locales)(
  'a file that cannot be read says why in %s, and another one can be chosen',
  async (locale) => {
    const page = await open(locale, phone);
    const { forecastReading, forecastNotes } = catalogue[locale];
    await page.setInputFiles(
      '#file',
      file('Keywords.csv', 'Keyword,Cost\ngarden table,12.50\noak bench,9.10\n'),
    );
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: forecastNotes.problems['no-dates'].title }).waitFor();
    const heading = page.getByRole('heading', { name: forecastReading.failed.title });
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toEqual([]);
    await page.locator('#paste').fill(dailyReport(30).replaceAll(',', '\t'));
    await page.getByRole('button', { name: catalogue[locale].forecast.tool.paste.read }).click();
    await page.getByText(catalogue[locale].forecast.tool.source.pasted, { exact: true }).waitFor();
    expect(await alert.count()).toBe(0);
  },
);

test('weeks start on Sunday where the visitor’s do; that and a column read wrongly can be corrected', async () => {
  const page = await open('en', { ...desktop, locale: 'en-US' });
  await page.setInputFiles('#file', file('Account.csv', dailyReport(40)));
  await page.getByText('Account.csv', { exact: true }).waitFor();
  const { read } = catalogue.en.forecastReading;
  await page.getByText('rows, 39 weeks').waitFor();
  await page.getByRole('button', { name: tool.source.change }).click();
  const weekStart = page.getByLabel(read.weekStart);
  expect(await weekStart.locator('option:checked').innerText()).toBe(read.sunday);
  await weekStart.selectOption(read.monday);
  await page.getByLabel(read.as.replace('{name}', 'Clicks')).selectOption(read.roles.ignored);
  await page.getByRole('button', { name: read.go, exact: true }).click();
  await expect.poll(() => page.getByRole('tab').count()).toBe(3);
  await page.getByText('rows, 40 weeks').waitFor();
});

test('a file that is dragged in from another window is read, though no pointer has been over the page', async () => {
  const page = await visit('/forecast', desktop);
  const zone = page.locator('label[for=file]');
  const dragged = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'Dragged.csv'));
    return transfer;
  }, dailyReport(40));
  await zone.dispatchEvent('dragenter', { dataTransfer: dragged });
  await page.waitForSelector('[data-live]');
  await zone.dispatchEvent('drop', { dataTransfer: dragged });
  await page.getByText('Dragged.csv', { exact: true }).waitFor();
});

test('exports of every platform are read in the browser, with their metrics', async () => {
  const page = await open('de', phone);
  const { metrics } = catalogue.de.forecast.tool;
  const ads = ['conversions', 'clicks', 'spend', 'value', 'impressions', 'cpa'];
  const exports: Record<string, string[]> = {
    'google-ads.csv': ads,
    'google-ads-de.csv': ads,
    'google-ads-week-utf16.csv': ads,
    'microsoft-ads.csv': ads,
    'ga4-exploration.csv': ['conversions', 'value', 'Sessions'],
    'meta.csv': ads,
    'amazon-ads.csv': [...ads.slice(0, 5), '7 Day Total Units (#)', 'cpa'],
  };
  for (const [name, expected] of Object.entries(exports)) {
    await page.setInputFiles('#file', file(name, readFileSync(join(fixtures, name))));
    await page.getByText(name, { exact: true }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    const tabs = await page.getByRole('tab').allInnerTexts();
    expect(
      tabs.map((tab) => tab.split('\n')[0]),
      name,
    ).toEqual(expected.map((metric) => (metrics as Record<string, string>)[metric] ?? metric));
  }
});
