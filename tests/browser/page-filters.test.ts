import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatter } from '../../content/format.ts';
import { catalogue } from '../../content/messages/catalogue.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { audienceFinding, everything, segmentRows } from '../../web/pages/audience-analysis/view.ts';
import { byAudience, byDevice } from '../../web/pages/device-analysis/segments.precomputed.ts';
import { deviceFinding } from '../../web/pages/device-analysis/view.ts';
import { indices } from '../../web/pages/home/features/heat.precomputed.ts';
import type { Device } from '../../web/sample-account/device-rates.ts';
import { axeViolations } from './axe.ts';
import { browseSite, desktop, phone } from './browse-site.ts';
import { testInEachLanguage } from './languages.ts';
import { serveSite } from './launch.ts';
import { horizontalOverflow } from './layout.ts';

const { site, blankPage, visit } = browseSite(serveSite);

const chips = (page: Page) => page.locator('[role=group] > details > summary');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const spoken = (locale: Locale, choice: typeof everything) =>
  audienceFinding(choice, { messages: catalogue[locale].audienceAnalysis, format: formatter(locale) });

const announcements = (locale: Locale, device: Device | undefined) =>
  deviceFinding({
    device,
    messages: catalogue[locale].deviceAnalysis,
    format: formatter(locale),
    labels: { names: {}, hour: '', today: '', asTable: '', short: '', note: '' },
  });

async function says(page: Page, sentence: string): Promise<void> {
  await eventually(async () => expect(await page.getByRole('status').first().innerText()).toBe(sentence));
}

test('by keyboard alone map, slope and table follow the chosen market and device', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/audience-analysis', desktop);
  await says(page, spoken('en', everything));
  await chips(page).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await says(page, spoken('en', { market: 2, device: 0 }));
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Geo: United Kingdom');
  expect(await page.getByRole('radio').first().isVisible()).toBe(false);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  const choice = { market: 2, device: 1 };
  await says(page, spoken('en', choice));
  await page.keyboard.press('Escape');
  const [first] = segmentRows(choice);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Past buyers' }) });
  expect(await row.innerText()).toContain(`${first?.now} now`);
  expect(await row.innerText()).toContain('vs. all');
  const reading = page.getByText(`Past buyers: ${first?.now} now, ${first?.end} expected.`);
  expect(await reading.count()).toBe(1);
  await page.getByText(catalogue.en.home.fan.short).locator('visible=true').click();
  const last = page.getByRole('row').locator('visible=true').last();
  expect(await last.getByRole('cell').first().innerText()).toBe(String(first?.end));
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await says(page, spoken('en', everything));
  expect(await focused(page)).toBe('Geo: All markets');
  expect(await row.innerText()).not.toContain('against all');
});

testInEachLanguage(
  'on a phone in %s a choice closes its list, and nothing is wider than the screen',
  async (locale) => {
    const page = await visit(localPath(locale, '/audience-analysis'), phone);
    const { sample } = catalogue[locale].forecastSegments;
    await chips(page).first().tap();
    await page.getByText(sample.de, { exact: true }).tap();
    await says(page, spoken(locale, { market: 3, device: 0 }));
    await chips(page).nth(1).tap();
    await page.getByText(sample.desktop, { exact: true }).tap();
    await says(page, spoken(locale, { market: 3, device: 2 }));
    expect(await page.getByRole('radio').first().isVisible()).toBe(false);
    expect(await horizontalOverflow(page), locale).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectVerdictsBesideTheirLines(page);
  },
);

/**
 * Each verdict of the slope is inside its figure, at the height at which its line ends or as close as the others allow.
 */
async function expectVerdictsBesideTheirLines(page: Page): Promise<void> {
  const figure = page.locator('figure', { has: page.getByText(/[+−]\d/) }).last();
  const readBoxes = (what: Locator) =>
    what.locator('visible=true').evaluateAll((found) => found.map((each) => each.getBoundingClientRect()));
  const [plot] = await readBoxes(figure.locator('svg'));
  const [frame] = await readBoxes(figure);
  const verdicts = await readBoxes(figure.locator('li:has(strong)'));
  expect(verdicts).toHaveLength(5);
  if (!plot || !frame) throw new Error('The slope is not on the page');
  for (const [i, { top, bottom, left, right }] of verdicts.entries()) {
    expect(top).toBeGreaterThan(plot.top);
    expect(bottom).toBeLessThan(plot.bottom);
    expect(left).toBeGreaterThan(plot.right);
    expect(right).toBeLessThanOrEqual(frame.right);
    expect(top).toBeGreaterThan(verdicts[i - 1]?.bottom ?? 0);
  }
}

test('by keyboard alone the hours, the week and the segments follow the chosen device', {
  tags: ['sweep'],
}, async () => {
  const page = await visit('/device-analysis', desktop);
  const { sample } = catalogue.en.forecastSegments;
  const segments = page.getByRole('table').filter({ has: page.getByText('90% range') });
  const shownSegments = () => segments.locator('visible=true').getByRole('rowheader').allTextContents();
  const bids = page.getByRole('img', { name: 'bid adjustments' }).locator('visible=true');
  await says(page, announcements('en', undefined));
  expect(await shownSegments()).toEqual(byDevice.map(({ label }) => sample[label as Device]));
  await chips(page).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await says(page, announcements('en', 'mobile'));
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Device: Mobile');
  expect(await bids.getAttribute('aria-label')).toMatch(/^Mobile, .* from −10% to \+35%\.$/);
  expect(await page.getByText('Mobile: conversion rate by weekday and hour').isVisible()).toBe(true);
  const [first] = byAudience.mobile ?? [];
  expect(await shownSegments()).toEqual(
    (byAudience.mobile ?? []).map(({ label }) => sample[label as 'cart']),
  );
  expect(await segments.locator('visible=true').getByRole('row').nth(1).textContent()).toContain(
    `$${first?.cost?.total.low}–$${first?.cost?.total.high}`,
  );
  await page.getByText(catalogue.en.home.fan.short).locator('visible=true').first().click();
  expect(await page.getByRole('columnheader', { name: 'Tablet' }).locator('visible=true').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await says(page, announcements('en', undefined));
  expect(await focused(page)).toBe('Device: All devices');
  expect(await shownSegments()).toEqual(byDevice.map(({ label }) => sample[label as Device]));
});

testInEachLanguage(
  'on a phone in %s a device is chosen by touch, and nothing is wider than the screen',
  async (locale) => {
    const page = await visit(localPath(locale, '/device-analysis'), phone);
    const { one, segments } = catalogue[locale].deviceAnalysis;
    await chips(page).first().tap();
    await page.getByRole('radiogroup').getByText(catalogue[locale].home.features.device.tablet).tap();
    await says(page, announcements(locale, 'tablet'));
    expect(await page.getByRole('radio').first().isVisible()).toBe(false);
    expect(await page.getByText(one.none).isVisible()).toBe(true);
    expect(await horizontalOverflow(page), locale).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await horizontalOverflow(page), `${locale} at 320`).toEqual([]);
    await page.getByRole('link', { name: segments.choose }).tap();
    await expect.poll(() => chips(page).first().isVisible()).toBe(true);
  },
);

async function visitWithLateScripts() {
  const page = await blankPage(desktop);
  let load = () => {};
  const released = new Promise<void>((resolve) => {
    load = resolve;
  });
  const requested: string[] = [];
  // Except the visit script, which every page loads.
  await page.route(/\/assets\/(?!visit-)[^/]+\.js$/, async (route) => {
    requested.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.goto(`${site.url}/audience-analysis`, { waitUntil: 'networkidle' });
  expect(requested).toEqual([]);
  return { page, load };
}

test('a choice made before the script has loaded counts', { tags: ['sweep'] }, async () => {
  const { page, load } = await visitWithLateScripts();
  await chips(page).first().click();
  await page.getByText('France', { exact: true }).click();
  load();
  await says(page, spoken('en', { market: 4, device: 0 }));
  expect(await chips(page).first().innerText()).toContain('France');
  expect(await page.getByRole('radio').first().isVisible()).toBe(false);
});

test('a list that keys are moving through stays open when the script arrives', {
  tags: ['sweep'],
}, async () => {
  const { page, load } = await visitWithLateScripts();
  await chips(page).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  load();
  await says(page, spoken('en', { market: 1, device: 0 }));
  await page.keyboard.press('ArrowDown');
  await says(page, spoken('en', { market: 2, device: 0 }));
});

test('without a script the chips say why they do not filter, and everything is shown', async () => {
  const page = await visit('/de/audience-analysis', { ...desktop, javaScriptEnabled: false });
  const { filters, segments } = catalogue.de.audienceAnalysis.map;
  expect(await page.getByRole('status').first().innerText()).toBe(spoken('de', everything));
  expect(await page.getByRole('heading', { name: segments.lookalike }).isVisible()).toBe(true);
  await chips(page).first().click();
  expect(await page.getByText(filters.withoutScript).first().isVisible()).toBe(true);
  expect(await page.getByRole('radio').first().isVisible()).toBe(false);

  await page.goto(`${site.url}/de/device-analysis`);
  expect(await page.getByRole('status').first().innerText()).toBe(announcements('de', undefined));
  expect(await page.getByRole('rowheader', { name: 'Tablet' }).isVisible()).toBe(true);
  await chips(page).first().click();
  expect(await page.getByText(catalogue.de.deviceAnalysis.withoutScript).isVisible()).toBe(true);
});

testInEachLanguage('the chips of the home page in %s filter its table by keyboard', async (locale) => {
  const page = await visit(localPath(locale, '/'), locale === 'en' ? desktop : phone);
  const { filters, highest } = catalogue[locale].home.features.audience;
  const { sample } = catalogue[locale].forecastSegments;
  const article = page.locator('article').filter({ has: page.locator('[data-island=audience-chips]') });
  const cells = () => article.locator('td').allTextContents();
  const valuesOn = (device: number) => indices[device]?.flat().map(String) ?? [];
  expect(await cells()).toEqual(valuesOn(0));

  await article.getByRole('button', { name: filters.device.label }).focus();
  await article.locator('select:focus').waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(cells).toEqual(valuesOn(1));
  await expect
    .poll(() => article.getByRole('status').innerText())
    .toBe(highest(sample.buyers, 'FR', String(Math.max(...valuesOn(1).map(Number)))));
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect.poll(async () => (await cells()).filter(Boolean)).toEqual(valuesOn(1).slice(-4));
  await article.getByRole('combobox', { name: filters.market.label }).selectOption('DE');
  await expect.poll(async () => (await cells()).filter(Boolean)).toEqual([String(indices[1]?.[4]?.[2])]);
  expect(await horizontalOverflow(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});
