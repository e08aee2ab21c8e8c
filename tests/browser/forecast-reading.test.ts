import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import type { Locale } from '../../contract/locales.ts';
import { axeViolations } from './axe.ts';
import { desktop, phone } from './browse-site.ts';
import { browseForecaster, dailyReport, file, finding, tool } from './forecast-page.ts';
import { testInEachLanguage } from './languages.ts';
import { horizontalOverflow } from './layout.ts';

const { site, blankPage, visit, open } = browseForecaster();
/** For files that change on disk after they are chosen. */
const disk = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(disk, { recursive: true }));

test('an empty paste shows a message, which disappears once there is text', { tags: ['sweep'] }, async () => {
  const page = await open();
  await page.getByRole('button', { name: tool.paste.open }).click();
  const paste = page.getByLabel(tool.paste.title);
  await page.getByRole('button', { name: tool.paste.read }).click();
  await page.getByRole('alert').filter({ hasText: tool.paste.empty }).waitFor();
  expect(await paste.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await paste.fill('Date');
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('an unreadable file is reported even if the messages that explain it do not load', {
  tags: ['sweep'],
}, async () => {
  const page = await blankPage(desktop);
  await page.route(/forecast-(reading|notes)/, (route) => route.abort());
  await page.goto(`${site.url}/forecast`);
  // The script starts its worker as soon as it runs.
  const worker = page.waitForEvent('worker');
  await page.locator('label[for=file]').hover();
  await worker;
  await page.setInputFiles('#file', file('Keywords.csv', undated));
  const alert = page.getByRole('alert').filter({ hasText: 'Keywords.csv' });
  await alert.waitFor();
  expect(await alert.innerText()).toBe(tool.unreadable.replace('{name}', 'Keywords.csv'));
});

const undated = 'Keyword,Cost\ngarden table,12.50\noak bench,9.10\n';

async function expectToFit(page: Page, what: string): Promise<void> {
  for (const { viewport } of [desktop, phone]) {
    await page.setViewportSize(viewport);
    expect(await horizontalOverflow(page), `${what} at ${viewport.width}`).toEqual([]);
  }
}

/** Less than a year of days. */
async function expectPasted(page: Page, locale: Locale): Promise<void> {
  const { summary, checks, paste, source } = catalogue[locale].forecast.tool;
  // The second one is next to the reason.
  await page.getByRole('button', { name: paste.open }).last().click();
  await expect
    .poll(() => page.locator('#paste').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.locator('#paste').fill(dailyReport(30).replaceAll(',', '\t'));
  await page.getByRole('button', { name: paste.read }).click();
  await page.getByText(source.pasted, { exact: true }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByText(summary.noSeason).waitFor();
  await page.getByText(checks.once).waitFor();
  const { title } = catalogue[locale].forecastNotes.notes['days-used'];
  expect(await page.locator('#read').textContent()).toContain(title);
  await expectToFit(page, 'less than a year of days');
  expect(await axeViolations(page)).toEqual([]);
}

/** A file that is deleted between reading it and correcting a column: the result is one click away. */
async function expectGone(page: Page, locale: Locale): Promise<void> {
  const { failed, read } = catalogue[locale].forecastReading;
  const name = `Account ${locale}.csv`;
  const path = join(disk, name);
  writeFileSync(path, dailyReport(40));
  await page.setInputFiles('#file', path);
  await page.getByText(name, { exact: true }).waitFor();
  const found = await finding(page).innerText();
  rmSync(path);
  await page.getByRole('button', { name: catalogue[locale].forecast.tool.source.change }).click();
  await page.getByRole('button', { name: read.go, exact: true }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: failed.gone.replace('{name}', name) })
    .waitFor();
  expect(await page.getByRole('heading', { name: found }).count()).toBe(0);
  await expectToFit(page, 'a file that is gone');
  const { back } = catalogue[locale].forecastHelp.mapping;
  await page.getByRole('button', { name: back.replace('{name}', name) }).click();
  expect(await page.getByRole('heading', { name: found }).isVisible()).toBe(true);
}

testInEachLanguage(
  'in %s a table is pasted instead of a file that cannot be read, and a file that is gone is reported',
  async (locale) => {
    const page = await open(locale, phone);
    await page.setInputFiles('#file', file('Keywords.csv', undated));
    const { title } = catalogue[locale].forecastNotes.problems['no-dates'];
    await page.getByRole('alert').filter({ hasText: title }).waitFor();
    await expectToFit(page, 'a file that cannot be read');
    const heading = page.getByRole('heading', { name: catalogue[locale].forecastHelp.mapping.whichDate });
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    // The worker adds the columns up: no test of `forecast/reports` finds this one.
    const zeros = dailyReport(30).replace(/,[\d.,]+$/gm, ',0,0,0');
    await page.setInputFiles('#file', file('Zeros.csv', zeros));
    const { title: onlyZeros } = catalogue[locale].forecastNotes.problems['only-zeros'];
    await page.getByRole('alert').filter({ hasText: onlyZeros }).waitFor();
    // No other column could contain the dates.
    await page.setInputFiles('#file', file('Campaigns.csv', 'Campaign,Cost\nBrand,12.50\nGeneric,9.10\n'));
    await page.getByRole('heading', { name: catalogue[locale].forecastReading.failed.title }).waitFor();
    await expectPasted(page, locale);
    await expectGone(page, locale);
  },
);

test('a file truncated while it is read is not taken as complete, and another one can be read', {
  tags: ['sweep'],
}, async () => {
  const page = await open('en', phone);
  const path = join(disk, 'Large.csv');
  const [header = '', ...days] = dailyReport().trim().split('\n');
  const rows = `${days.join('\n')}\n`;
  writeFileSync(path, `${header}\n${rows.repeat(48_000_000 / rows.length)}`);
  await page.setInputFiles('#file', path);
  await page
    .getByRole('status')
    .filter({ hasText: /Large.csv: [1-9]/ })
    .waitFor();
  truncateSync(path, 1_000_000);
  const message = catalogue.en.forecastReading.failed.gone.replace('{name}', 'Large.csv');
  await page.getByRole('alert').filter({ hasText: message }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.setInputFiles('#file', file('Account.csv', dailyReport(40)));
  await page.getByText('Account.csv', { exact: true }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('weeks start on Sunday if the visitor’s do; that and a misread column can be corrected', {
  tags: ['sweep'],
}, async () => {
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

  await page.getByRole('button', { name: tool.source.change }).click();
  await page.getByLabel(read.as.replace('{name}', 'Day')).selectOption(read.roles.ignored);
  await page.getByLabel(read.as.replace('{name}', 'Clicks')).selectOption(read.roles.date);
  await page.getByRole('button', { name: read.go, exact: true }).click();
  const { title } = catalogue.en.forecastNotes.problems['bad-dates'];
  const alert = page.getByRole('alert');
  await alert.filter({ hasText: title.replace('{column}', 'Clicks') }).waitFor();

  // The last result disappears from the page, and one click restores it, even if another file failed too.
  await page.setInputFiles('#file', file('Keywords.csv', undated));
  await alert.filter({ hasText: 'Keywords.csv' }).waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
  const { back } = catalogue.en.forecastHelp.mapping;
  await page.getByRole('button', { name: back.replace('{name}', 'Account.csv') }).click();
  await page.getByRole('button', { name: tool.source.change }).click();
  await page.getByLabel(read.as.replace('{name}', 'Clicks')).selectOption(read.roles.clicks);
  await page.getByRole('button', { name: read.go, exact: true }).click();
  await expect.poll(() => page.getByRole('tab').count()).toBe(4);
  expect(await page.getByText('Account.csv', { exact: true }).isVisible()).toBe(true);
  expect(await alert.count()).toBe(0);
});

test('a file dragged in from another window is read although no pointer has been over the page', {
  tags: ['sweep'],
}, async () => {
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

  const large = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'Large.csv'));
      return transfer;
    },
    50 * 1024 * 1024 + 1,
  );
  await zone.dispatchEvent('drop', { dataTransfer: large });
  const tooLarge = catalogue.en.forecastReading.failed.large.replace('{name}', 'Large.csv');
  await page.getByRole('alert').filter({ hasText: tooLarge }).waitFor();
});
