/** @module-tag sweep */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { forecastPlan as germanPlan } from '../../content/messages/de/forecast-plan.ts';
import { forecastSegments as german } from '../../content/messages/de/forecast-segments.ts';
import { forecast } from '../../content/messages/en/forecast.ts';
import { forecastPlan as plan } from '../../content/messages/en/forecast-plan.ts';
import { forecastSegments as words } from '../../content/messages/en/forecast-segments.ts';
import { addDays, weekStart } from '../../contract/calendar.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import { readTypedNumber } from '../../web/pages/forecast/text/account-format.ts';
import { axeViolations } from './axe.ts';
import { browseSite, desktop, phone } from './browse-site.ts';
import { serveSite } from './launch.ts';
import { horizontalOverflow } from './layout.ts';

const { visit } = browseSite(serveSite);
const { tool } = forecast;
const fixture = join(import.meta.dirname, '../../forecast/reports/fixtures/google-ads-segments-de.csv');

/** Opened once everything has loaded, so that later requests come from the filters. */
async function open(locale: Locale, options = desktop) {
  const page = await visit(localPath(locale, '/forecast'), options);
  await page.locator('label[for=file]').hover();
  await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
  const texts = locale === 'de' ? german : words;
  await page.getByRole('group', { name: texts.filters, exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return { page, requests, filters: page.getByRole('group', { name: texts.filters, exact: true }) };
}

const finding = (page: Page) => page.locator('main h2[tabindex="-1"]').first().innerText();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** The fixture with its weeks shifted, so that it ends with last week. */
function recentReport(): Buffer {
  const monday = weekStart(new Date().toISOString().slice(0, 10), 1);
  const text = readFileSync(fixture, 'utf8').replace(/^".*"\n/m, '');
  const weeks = [...new Set(text.match(/^\d{4}-\d\d-\d\d/gm))];
  return Buffer.from(
    text.replace(/^\d{4}-\d\d-\d\d/gm, (week) => addDays(monday, (weeks.indexOf(week) - weeks.length) * 7)),
  );
}

test('the sample is filtered by keyboard only, and everything updates', async () => {
  const { page, requests, filters } = await open('en');
  const whole = await finding(page);
  const country = filters.getByRole('button', { name: 'Country' });
  await country.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Country' });
  await menu.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // Escape changes nothing.
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  expect(await menu.count()).toBe(0);
  expect(await focused(page)).toContain('Country');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await filters.getByText(/^2 of 4 countries, 7\d% of all conversions\.$/).waitFor();
  expect(await focused(page)).toBe('Country: United States, United Kingdom');
  const two = await finding(page);
  expect(two).not.toBe(whole);
  await page.locator('figcaption').getByText('United States, United Kingdom', { exact: true }).waitFor();

  // Adds a second filter, and removes the first.
  await filters.getByRole('button', { name: 'Device' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await filters.getByText(/^2 of 4 countries, 1 of 3 devices, \d\d% of all conversions\.$/).waitFor();
  expect(await finding(page)).not.toBe(two);
  await filters.getByRole('button', { name: words.dimensions.country.remove }).focus();
  await page.keyboard.press('Enter');
  await filters.getByText(/^1 of 3 devices, 5\d% of all conversions\.$/).waitFor();
  await filters.getByRole('button', { name: words.dimensions.device.remove }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => finding(page)).toBe(whole);

  // Too few weeks: explained, and disabled.
  await filters.getByRole('button', { name: 'Campaign' }).focus();
  await page.keyboard.press('Enter');
  const video = page.getByRole('checkbox', { name: /Video/ });
  expect(await video.isDisabled()).toBe(true);
  await page.getByText('Video has 19 weeks of data. A forecast needs 26.').waitFor();
  await page.keyboard.press('Escape');
  // The plan by campaign: one campaign's spend changes its own row and the month's.
  const by = page.getByLabel(plan.parts.by, { exact: true });
  await by.focus();
  await by.selectOption('Campaign');
  const table = page.getByRole('group', { name: plan.title, exact: true });
  const field = table.getByRole('textbox', { name: /^Budget for Shopping in / }).first();
  const spendCell = (row: number) => table.locator(`tbody tr:nth-child(${row}) td:nth-child(2)`).first();
  await field.waitFor();
  const month = await spendCell(1).innerText();
  const amount = readTypedNumber(await field.inputValue()) ?? 0;
  await field.focus();
  await field.fill(String(Math.round(amount * 1.05)));
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'under plan' }).waitFor();
  expect(await spendCell(1).innerText()).not.toBe(month);
  // Video has too few weeks for its own spend response.
  await page.getByText(/they respond as the whole account did: Video\.$/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // Another dimension has its own plan.
  await by.selectOption('Device');
  await table.getByRole('rowheader', { name: 'Desktop' }).first().waitFor();
  expect(await spendCell(1).innerText()).toBe(month);
  await by.selectOption('Campaign');
  await page.getByRole('button', { name: plan.reset }).click();
  expect(await spendCell(1).innerText()).toBe(month);
  expect(requests).toEqual([]);
  expect(await horizontalOverflow(page)).toEqual([]);

  // The deck names the filter.
  await country.click();
  await page.getByRole('checkbox', { name: /Germany/ }).click();
  await page.keyboard.press('Enter');
  await filters.getByText(/^1 of 4 countries/).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: tool.outputs.deck.download }).click();
  const parts = unzipSync(readFileSync(await (await download).path()));
  expect(strFromU8(parts['ppt/slides/slide1.xml'] ?? new Uint8Array())).toContain('Only Germany');
});

test('a visitor’s account is filtered and split on a phone in German, to the end of the month', async () => {
  const { page, requests, filters } = await open('de', phone);
  await page.setInputFiles('#file', { name: 'Bericht.csv', mimeType: 'text/csv', buffer: recentReport() });
  await page.getByText('Bericht.csv', { exact: true }).waitFor();
  const chips = await filters.locator('[data-chip]').allInnerTexts();
  expect(chips.map((text) => text.replace('+ ', ''))).toEqual(['Land', 'Gerät', 'Region', 'Kampagnentyp']);
  await filters.getByRole('button', { name: 'Land' }).tap();
  await page.getByText('Für Schweiz gibt es Daten aus 19 Wochen. Eine Prognose braucht 26.').waitFor();
  expect(await horizontalOverflow(page)).toEqual([]);
  await page.getByRole('checkbox', { name: /Österreich/ }).tap();
  await page.getByRole('button', { name: '1 Land zeigen' }).tap();
  await filters.getByText(/^1 von 3 Ländern, \d\d\s% aller Conversions\.$/).waitFor();

  // Each row is forecast when it is near, with the chart's horizon.
  const table = page.getByRole('table').filter({ hasText: german.table.check });
  await table.scrollIntoViewIfNeeded();
  await expect.poll(() => table.getAttribute('aria-busy')).toBe('false');
  const weeks = await page.locator('figure details table tbody tr').count();
  const trend = `13 Wochen zurück, ${weeks - 13} voraus`;
  expect(await table.locator(`td[data-label="${trend}"]`).count()).toBe(2);
  expect(await table.getByRole('rowheader').allInnerTexts()).toEqual(['Smartphones', 'Computer']);
  expect(await table.locator('tbody tr').first().innerText()).toMatch(/Abweichung/);
  await page.getByRole('group', { name: german.table.splitBy }).getByRole('button', { name: 'Land' }).tap();
  await expect.poll(() => table.getByRole('rowheader').allInnerTexts()).toEqual(['Österreich']);
  await page.getByLabel(germanPlan.parts.by, { exact: true }).selectOption('Gerät');
  const planned = page.getByRole('group', { name: germanPlan.title, exact: true }).getByRole('rowheader');
  await expect.poll(() => planned.allInnerTexts()).toContain('Smartphones');
  expect(await horizontalOverflow(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  expect(requests).toEqual([]);
});
