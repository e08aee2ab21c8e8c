import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fill } from '../../content/fill.ts';
import { catalogue } from '../../content/messages/catalogue.ts';
import { localDay } from '../../contract/calendar.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import { accountFormat, readTypedNumber } from '../../web/pages/forecast/text/account-format.ts';
import { axeViolations } from './axe.ts';
import { desktop, phone } from './browse-site.ts';
import {
  browseForecaster,
  dailyReport,
  file,
  finding,
  findReadout,
  growingReport,
  tool,
} from './forecast-page.ts';
import { testInEachLanguage } from './languages.ts';
import { horizontalOverflow } from './layout.ts';

const { visit, open } = browseForecaster();

testInEachLanguage('without a script the page in %s explains itself and shows the sample', async (locale) => {
  const page = await visit(localPath(locale, '/forecast'), { ...phone, javaScriptEnabled: false });
  const { noScript, offline, safe, tool: words } = catalogue[locale].forecast;
  // Chromium does not render it when tests disable scripts.
  expect(await page.content()).toContain(`<noscript><p`);
  expect(await page.content()).toContain(noScript.replaceAll("'", '&#x27;'));
  await page.getByText(fill(words.sample.about, { weeks: 156 })).waitFor();
  await page.getByText(safe).waitFor();
  expect(await page.getByText(offline, { exact: true }).isVisible()).toBe(false);
  expect(await finding(page).innerText()).toMatch(/\d/);
  // The line begins at the axis labels: a label that it would cross is hidden, and the line is above the others.
  const labels = page.getByRole('group', { name: words.chart.keys }).locator('> span');
  expect(await labels.and(page.locator('[data-covered]')).first().isVisible()).toBe(false);
  const label = labels.and(page.locator(':not([data-covered])')).first();
  await label.scrollIntoViewIfNeeded();
  const stack = await label.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementsFromPoint(x + width / 2, y + height / 2).map(({ localName }) => localName);
  });
  expect(stack.indexOf('svg')).toBeLessThan(stack.indexOf('span'));
  await page.getByText(words.chart.asTable).click();
  expect(await page.locator('figure details table tbody tr').count()).toBe(26);
});

test('a file is read, forecast to the end of the month and backtested, without a request', async () => {
  const page = await open();
  await page.getByText(catalogue.en.forecast.offline, { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.context().setOffline(true);
  await page.setInputFiles('#file', file('Account.csv', dailyReport()));
  await page.getByText('Account.csv', { exact: true }).waitFor();
  await expect.poll(() => finding(page).evaluate((heading) => heading === document.activeElement)).toBe(true);
  await page.getByRole('heading', { name: tool.checks.own }).waitFor();
  await page.getByText(tool.checks.mean).waitFor();
  await page.getByText(tool.lock.title).waitFor();
  expect(await page.getByRole('tab').allInnerTexts()).toHaveLength(4);
  expect(await page.getByRole('tab').nth(2).innerText()).toMatch(/^Cost\n€/);
  expect(requests).toEqual([]);
  const kept = await page.evaluate(async () => [
    ...Object.values({ ...localStorage, ...sessionStorage }),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
    document.cookie,
  ]);
  expect(kept).toEqual(['']);

  // No week after the month has a value anywhere.
  const today = new Date();
  const rows = await page.locator('figure details table tbody tr').count();
  const monthsWeeks = rows - 13;
  expect(monthsWeeks).toBeGreaterThanOrEqual(1);
  expect(monthsWeeks).toBeLessThanOrEqual(6);
  const month = accountFormat('en', null).longMonth(localDay(today));
  expect(await finding(page).innerText()).toMatch(
    new RegExp(`^${month}: [\\d,]+ conversions, give or take \\d+\\.$`),
  );
  expect(await axeViolations(page)).toEqual([]);
});

const devices = { en: desktop, de: phone, es: phone, fr: desktop };

testInEachLanguage(
  'each number in the summary in %s links to where it is shown',
  async (locale) => {
    const page = await open(locale, devices[locale]);
    await page.setInputFiles('#file', file('Account.csv', dailyReport()));
    await page.getByRole('heading', { name: catalogue[locale].forecast.tool.checks.own }).waitFor();
    await page.locator('#mean-error').waitFor();
    const links = page.locator('main h2[tabindex="-1"] + div a');
    const numbers = await links.allInnerTexts();
    // The month's total with its range, last year, two weeks, the past check; fewer if the month ends with this week.
    expect(numbers.length).toBeGreaterThanOrEqual(5);
    const sentences = await page.locator('main h2[tabindex="-1"] + div p').innerText();
    // Only weeks and this month's actual values have no link.
    const inFile = new RegExp(
      catalogue[locale].forecastStates.summary.inFile.many.replace(/\{[nm]\}/g, '\\S+'),
    );
    const rest = numbers.reduce((text, number) => text.replace(number, ''), sentences.replace(inFile, ''));
    expect(rest.replace(/(W|KW\s|S)\d+/g, '')).not.toMatch(/\d/);
    // The frame of the overview is elsewhere: a link to a week leads back to it.
    await page.getByRole('slider', { name: catalogue[locale].forecastMoving.frame.label }).focus();
    await page.keyboard.press('Home');
    for (const [i, number] of numbers.entries()) {
      await links.nth(i).focus();
      await page.keyboard.press('Enter');
      const target = page.locator(':target');
      expect(await target.evaluate((element) => element === document.activeElement), number).toBe(true);
      expect(await target.isVisible(), number).toBe(true);
      expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle), number).toBe(
        'solid',
      );
      const id = await target.getAttribute('id');
      const isRow = id?.startsWith('week-');
      // The change from last year is only drawn in the chart.
      if (number.includes('%') && !id?.includes('error')) expect(id).toBe('chart');
      else {
        const shown = isRow ? page.locator('tr', { has: target }) : target;
        expect(await shown.innerText()).toContain(number.split(/\s/)[0]);
      }
    }
    expect(await axeViolations(page)).toEqual([]);
  },
  [],
);

test('the chart is read by pointer and keyboard, and metrics are tabs', async () => {
  const page = await open();
  const plot = page.getByRole('group', { name: tool.chart.keys });
  const readout = findReadout(plot);
  const first = await readout.innerText();
  await plot.focus();
  await page.keyboard.press('ArrowRight');
  const second = await readout.innerText();
  expect(second).not.toBe(first);
  await page.keyboard.press('Home');
  expect(await readout.innerText()).toContain(tool.chart.came.replace('{n}', '212'));
  const box = (await plot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width * (14.5 / 26), box.y + box.height / 2);
  expect(await readout.innerText()).toBe(second);

  const conversions = page.getByRole('tab', { name: tool.metrics.conversions });
  await conversions.focus();
  await page.keyboard.press('ArrowRight');
  const clicks = page.getByRole('tab', { name: tool.metrics.clicks });
  expect(await clicks.getAttribute('aria-selected')).toBe('true');
  expect(await clicks.evaluate((tab) => tab === document.activeElement)).toBe(true);
  await page.getByText(tool.perWeek.replace('{metric}', tool.metrics.clicks)).waitFor();
  // The checks of another metric run when it is selected.
  await page.getByText(tool.checks.mean).waitFor();
  // Its marks also have text.
  const check = page.getByRole('list', { name: tool.checks.list }).locator('li').nth(1);
  expect(await check.innerText()).toMatch(
    new RegExp(`${tool.checks.lastYear} [+−].*${tool.checks.lastValue} [+−]`),
  );
});

test('fewer than 26 weeks are drawn without a forecast', { tags: ['sweep'] }, async () => {
  const page = await open('en', phone);
  await page.setInputFiles('#file', file('New client.csv', dailyReport(19)));
  await finding(page)
    .filter({ hasText: tool.finding.short.many.replace('{weeks}', '19') })
    .waitFor();
  expect(await page.getByText(tool.checks.own, { exact: true }).count()).toBe(0);
  const plot = page.getByRole('group', { name: tool.chart.keys });
  const lastWeek = await findReadout(plot).innerText();
  await plot.press('ArrowLeft');
  expect(await findReadout(plot).innerText()).not.toBe(lastWeek);
  expect(await axeViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toEqual([]);

  await page.setInputFiles('#file', file('New client.csv', dailyReport(1)));
  await finding(page).filter({ hasText: tool.finding.short.one }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/\b1 \w*\s?weeks/);
  await page.getByRole('img', { name: /one measured week/ }).waitFor();
});

test('weeks that add up to zero are given as the reason why there are no backtests', {
  tags: ['sweep'],
}, async () => {
  const page = await open();
  const sales = dailyReport(30).trim().split('\n');
  const noneLately = sales.map((row, i) => (i > 17 * 7 ? row.replace(/[^,]+$/, '0') : row)).join('\n');
  await page.setInputFiles('#file', file('Paused.csv', noneLately));
  await page.getByText('Paused.csv', { exact: true }).waitFor();
  await page.getByText(tool.checks.zero).waitFor();
});

testInEachLanguage('a month is planned and the account filtered with the keyboard in %s', async (locale) => {
  const page = await open(locale, devices[locale]);
  const words = catalogue[locale].forecastPlan;
  const field = page.locator('table input').first();
  const month = page.locator('tr', { has: page.locator('input') }).first();
  await field.focus();
  const conversions = month.locator('td b');
  const atPace = await conversions.innerText();
  const pace = (await amountIn(field)) ?? 0;
  await field.fill(String(Math.round(pace * 1.1)));
  await page.keyboard.press('Enter');
  const sentence = words.under.slice(words.under.lastIndexOf('}') + 1);
  await page.getByRole('status').filter({ hasText: sentence }).waitFor();
  expect(await conversions.innerText()).not.toBe(atPace);
  await page.getByRole('button', { name: words.reset }).click();
  expect(await conversions.innerText()).toBe(atPace);
  expect(await amountIn(field)).toBe(pace);

  const slider = page.getByRole('slider', { name: words.budget.spend });
  await slider.focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: words.budget.use }).click();
  expect(await amountIn(field)).toBeGreaterThan(pace);
  expect(await axeViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toEqual([]);

  await page.getByRole('button', { name: words.reset }).click();
  const whole = await finding(page).innerText();
  const { filters, dimensions } = catalogue[locale].forecastSegments;
  const chips = page.getByRole('group', { name: filters, exact: true });
  await chips.getByRole('button', { name: dimensions.device.name }).press('Enter');
  await page.getByRole('dialog').locator(':focus').waitFor();
  for (const key of ['Space', 'Enter']) await page.keyboard.press(key);
  await chips.getByText(dimensions.device.some.replace('{n}', '1').replace('{all}', '3')).waitFor();
  await expect.poll(() => finding(page).innerText()).not.toBe(whole);
  await chips.getByRole('button', { name: dimensions.device.remove }).press('Enter');
  await expect.poll(() => finding(page).innerText()).toBe(whole);
  await expectPaceNotice(page, locale);
});

async function amountIn(field: Locator): Promise<number | undefined> {
  return readTypedNumber(await field.inputValue());
}

/** For a visitor's account: compared with last year, or with the plan if there is one. */
async function expectPaceNotice(page: Page, locale: Locale): Promise<void> {
  const { notices } = catalogue[locale].forecastReading;
  await page.setInputFiles('#file', file('Account.csv', growingReport()));
  const pace = page.getByRole('region', { name: notices.title }).getByRole('listitem').first();
  const says = (sentence: string) =>
    sentence
      .split(/\{\w+\}/)
      .filter((part) => part.trim())
      .reduce((found, part) => found.filter({ hasText: part }), pace)
      .waitFor();
  await says(notices.lastYear.weeksTitle.over);
  const field = page.locator('table input').first();
  await field.fill(String(Math.round(((await amountIn(field)) ?? 0) * 1.1)));
  await field.press('Enter');
  await says(notices.plan.weeksTitle.under);
  await pace.getByRole('link', { name: notices.toPlan }).press('Enter');
  await expect.poll(() => page.locator('#plan').evaluate((plan) => plan.matches(':target'))).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toEqual([]);
  await page.getByRole('button', { name: catalogue[locale].forecastPlan.reset }).click();
  await says(notices.lastYear.weeksTitle.over);
}

test('spend that only follows the season says nothing about other budgets, and a newer export shows what changed', {
  tags: ['sweep'],
}, async () => {
  const page = await open();
  const words = catalogue.en.forecastPlan;
  await page.setInputFiles('#file', file('Account.csv', dailyReport(80)));
  const [before = '', between = ''] = words.budget.seasonal.split(/\{\w+\}/);
  await page.getByRole('heading', { name: before }).filter({ hasText: between }).waitFor();
  expect(await page.getByRole('heading', { name: words.budget.flat }).count()).toBe(0);
  expect(await page.locator('table input').count()).toBe(0);
  await page.setInputFiles('#file', file('Newer.csv', dailyReport(80).replaceAll(/(\d+)$/gm, '$11')));
  await page.getByText(words.since.title).waitFor();
});
