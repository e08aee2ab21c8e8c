import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import JSZip from 'jszip';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import { addDays, weekStart } from '../../contract/calendar.ts';
import { type Locale, locales, localPath } from '../../contract/locales.ts';
import { numbersIn } from '../../web/pages/forecast/numbers.ts';
import { axeViolations } from './axe.ts';
import { browseSite, desktop, phone } from './browse-site.ts';
import { serveSite } from './launch.ts';
import { horizontalOverflow } from './layout.ts';

const { site, blankPage, visit } = browseSite(serveSite);
const { tool } = catalogue.en.forecast;
const fixtures = join(import.meta.dirname, '../../forecast/reports/fixtures');

/** Three years of days up to yesterday, with a season. */
function dailyReport(weeks = 156): string {
  const monday = weekStart(new Date().toISOString().slice(0, 10), 1);
  const days = Array.from({ length: weeks * 7 }, (_, i) => addDays(monday, i - weeks * 7));
  const rows = days.map((day, i) => {
    const conversions = Math.round(40 + 10 * Math.sin((i / 365.25) * 2 * Math.PI) + (i % 5));
    return `${day},${(conversions * 12.5).toFixed(2)},${conversions * 20},${conversions}`;
  });
  return `Day,Cost (EUR),Clicks,Conversions\n${rows.join('\n')}\n`;
}

const file = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

async function open(locale: Locale = 'en', options = desktop): Promise<Page> {
  const page = await visit(localPath(locale, '/forecast'), options);
  // The first interaction loads the script.
  await page.locator('label[for=file]').hover();
  await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
  return page;
}

const readoutOf = (plot: Locator) => plot.locator('xpath=following-sibling::div[@role="status"]');
const finding = (page: Page) => page.locator('main h2[tabindex="-1"]').first();

test.each(locales)('without a script the page in %s explains itself and shows the sample', async (locale) => {
  const page = await visit(localPath(locale, '/forecast'), { ...phone, javaScriptEnabled: false });
  const { noScript, tool: words } = catalogue[locale].forecast;
  // Chromium does not show it when tests turn scripts off.
  expect(await page.content()).toContain(`<noscript><p`);
  expect(await page.content()).toContain(noScript.replaceAll("'", '&#x27;'));
  await page.getByText(words.sample.name, { exact: true }).first().waitFor();
  expect(await finding(page).innerText()).toMatch(/\d/);
  await page.getByText(words.chart.asTable).click();
  expect(await page.locator('details table tbody tr').count()).toBe(26);
});

test('a file is read, forecast to the end of the month and checked, without a request', async () => {
  const page = await open();
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
  const rows = await page.locator('details table tbody tr').count();
  const monthsWeeks = rows - 13;
  expect(monthsWeeks).toBeGreaterThanOrEqual(1);
  expect(monthsWeeks).toBeLessThanOrEqual(6);
  const last = addDays(weekStart(today.toISOString().slice(0, 10), 1), monthsWeeks * 7 - 1);
  const until = numbersIn('en', null).day(last);
  expect(await finding(page).innerText()).toContain(tool.finding.own.rest.replace('{day}', until).trim());
  expect(await axeViolations(page)).toEqual([]);
});

test('the chart is read by pointer and keyboard, and metrics are tabs', async () => {
  const page = await open();
  const plot = page.getByRole('group', { name: tool.chart.keys });
  const readout = readoutOf(plot);
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
  // The checks of another metric are made when it is looked at.
  await page.getByText(tool.checks.mean).waitFor();
  // Its marks are also said.
  const check = page.getByRole('list', { name: tool.checks.list }).locator('li').nth(1);
  expect(await check.innerText()).toMatch(
    new RegExp(`${tool.checks.lastYear} [+−].*${tool.checks.lastValue} [+−]`),
  );
});

test.each(locales)('Today is moved with the keyboard in %s, and what came is told', async (locale) => {
  const page = await open(locale, phone);
  const words = catalogue[locale].forecast.tool;
  const slider = page.getByRole('slider', { name: words.chart.today });
  await slider.focus();
  const atRest = await finding(page).innerText();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowLeft');
  expect(await slider.getAttribute('aria-valuenow')).toBe('-5');
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/5/);
  const inside = new RegExp(words.moved.inside.replace('{inside}', '\\d').replace('{all}', '5'));
  await page.getByRole('status').filter({ hasText: inside }).waitFor();
  expect(await finding(page).innerText()).not.toBe(atRest);
  expect(await horizontalOverflow(page)).toEqual([]);
  await page.keyboard.press('Home');
  expect(await slider.getAttribute('aria-valuenow')).toBe('-130');
  await page.keyboard.press('Escape');
  expect(await slider.getAttribute('aria-valuenow')).toBe('0');
  expect(await finding(page).innerText()).toBe(atRest);
});

test('Today is dragged on an own account: the forecast of then ends where that of today does', async () => {
  const page = await open();
  await page.setInputFiles('#file', file('Account.csv', dailyReport(80)));
  await page.getByText('Account.csv', { exact: true }).waitFor();
  const slider = page.getByRole('slider', { name: tool.chart.today });
  const rows = page.locator('details table tbody tr');
  const ahead = (await rows.count()) - 13;
  const week = ((await page.getByRole('group', { name: tool.chart.keys }).boundingBox())?.width ?? 0) / 26;
  await slider.hover();
  const flag = await slider.boundingBox();
  if (!flag) throw new Error('there is no flag');
  const [x, y] = [flag.x + flag.width / 2, flag.y + flag.height / 2];
  await page.mouse.down();
  await page.mouse.move(x - 3 * week, y, { steps: 6 });
  // The sheet stands still under the pointer.
  const dragged = await slider.boundingBox();
  expect(Math.abs((dragged?.x ?? 0) + (dragged?.width ?? 0) / 2 - (x - 3 * week))).toBeLessThan(2);
  await page.mouse.up();
  expect(await slider.getAttribute('aria-valuenow')).toBe('-3');
  await page.getByText(tool.moved.miss, { exact: true }).waitFor();
  expect(await rows.count()).toBe(13 + Math.min(13, 3 + ahead));
  for (const tab of await page.getByRole('tab').all())
    await tab.filter({ hasText: tool.moved.came.replace('{n}', '') }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole('button', { name: tool.moved.back.replace('{day}', '') })
    .first()
    .click();
  expect(await slider.getAttribute('aria-valuenow')).toBe('0');
});

test('the table can be saved, and a link carries the numbers to another browser', async () => {
  const page = await open();
  await page.setInputFiles('#file', file('Account.csv', dailyReport(60)));
  await page.getByText('Account.csv', { exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `${tool.outputs.csv.title} .csv` }).click();
  const saved = readFileSync(await (await download).path(), 'utf8').split('\r\n');
  expect(saved[0]).toBe(
    `\ufeff"${tool.chart.week}",${['Conversions', 'Clicks', 'Cost', 'Cost per conversion']
      .flatMap((name) => [
        name,
        `${name}: ${tool.chart.low}`,
        `${name}: ${tool.chart.forecast}`,
        `${name}: ${tool.chart.high}`,
      ])
      .map((name) => `"${name}"`)
      .join(',')}`,
  );
  expect(saved.length).toBeGreaterThan(61);

  const headline = await finding(page).innerText();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: tool.outputs.link.title }).click();
  await page.getByText(tool.outputs.link.copied, { exact: true }).first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(8_192);
  const other = await visit(link.slice(site.url.length), phone);
  await other.getByText(tool.source.linked).waitFor();
  expect(await finding(other).innerText()).toBe(headline);
  expect(await horizontalOverflow(other)).toEqual([]);
});

test.each(['en', 'de'] as const)('a month is planned with the keyboard in %s', async (locale) => {
  const page = await open(locale, phone);
  const words = catalogue[locale].forecastPlan;
  const field = page.getByRole('spinbutton').first();
  const month = page.locator('tr', { has: page.getByRole('spinbutton') }).first();
  await field.focus();
  const conversions = month.locator('td b');
  const atPace = await conversions.innerText();
  const pace = Number(await field.inputValue());
  await field.fill(String(Math.round(pace * 1.1)));
  await page.keyboard.press('Enter');
  const sentence = words.under.slice(words.under.lastIndexOf('}') + 1);
  await page.getByRole('status').filter({ hasText: sentence }).waitFor();
  expect(await conversions.innerText()).not.toBe(atPace);
  await page.getByRole('button', { name: words.reset }).click();
  expect(await conversions.innerText()).toBe(atPace);
  expect(Number(await field.inputValue())).toBe(pace);

  const slider = page.getByRole('slider', { name: words.budget.spend });
  await slider.focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: words.budget.use }).click();
  expect(Number(await field.inputValue())).toBeGreaterThan(pace);
  expect(await axeViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toEqual([]);
});

test('spend that never changed tells nothing of other budgets, and a newer export says what changed', async () => {
  const page = await open();
  const words = catalogue.en.forecastPlan;
  await page.setInputFiles('#file', file('Account.csv', dailyReport(80)));
  await page.getByRole('heading', { name: words.budget.flat }).waitFor();
  expect(await page.getByRole('spinbutton').count()).toBe(0);
  await page.setInputFiles('#file', file('Newer.csv', dailyReport(80).replaceAll(/(\d+)$/gm, '$11')));
  await page.getByText(words.since.title).waitFor();
});

test.each(locales)('an application in %s takes the result along, and it can be removed', async (locale) => {
  const page = await open(locale, phone);
  const { outputs } = catalogue[locale].forecast.tool;
  await page.setInputFiles('#file', file('Account.csv', dailyReport(60)));
  await page.getByText('Account.csv', { exact: true }).waitFor();
  await page.getByRole('link', { name: outputs.carry.title }).click();
  const { fields, remove } = catalogue[locale].waitlist;
  const taken = page.getByLabel(fields.toolResults);
  await taken.waitFor();
  const lines = (await taken.inputValue()).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('60');
  expect(new URL(page.url()).hash).toBe('');
  expect(await axeViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toEqual([]);
  await page.getByRole('button', { name: remove }).click();
  expect(await taken.isVisible()).toBe(false);
  expect(await taken.inputValue()).toBe('');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('additionalInfo');
});

test('a deck with the agency’s name, the chart as a picture and a printout can be taken along', async () => {
  const page = await open();
  const blocked: string[] = [];
  page.on('console', (message) => blocked.push(message.text()));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const { deck, picture } = tool.outputs;
  async function saved(group: string, button: string): Promise<Buffer> {
    const download = page.waitForEvent('download');
    await page.getByRole('group', { name: group, exact: true }).getByRole('button', { name: button }).click();
    return readFileSync(await (await download).path());
  }
  await page.getByLabel(deck.agency).fill('Müller & Söhne');
  await page.getByLabel(deck.colour, { exact: true }).fill('#0b6b3a');
  expect(scripts).toEqual([]);
  const { files: unplanned } = await JSZip.loadAsync(await saved(deck.title, deck.download));
  expect(await unplanned['ppt/slides/slide4.xml']?.async('text')).toContain('If nothing changes: ');
  // The plan is taken over.
  const field = page.getByRole('spinbutton').first();
  await field.fill(String(Math.round(Number(await field.inputValue()) * 1.1)));
  await page.keyboard.press('Enter');
  const { files } = await JSZip.loadAsync(await saved(deck.title, deck.download));
  const text = async (path: string) => files[path]?.async('text');
  expect(await text('ppt/slides/slide4.xml')).toContain('The plan: $');
  expect(await text('ppt/slides/slide1.xml')).toContain('Müller &amp; Söhne');
  expect(await text('ppt/theme/theme1.xml')).toContain('<a:accent1><a:srgbClr val="0B6B3A"/>');
  expect(scripts.join()).toMatch(/pptx-.*\.js/);

  const svg = (await saved(picture.title, 'SVG')).toString();
  expect(svg.match(/@font-face/g)).toHaveLength(3);
  expect(svg).not.toMatch(/url\("?[^d#)]/);
  const png = await saved(picture.title, 'PNG');
  expect([png.readUInt32BE(16), png.toString('latin1', 1, 4)]).toEqual([2400, 'PNG']);
  expect(blocked).toEqual([]);

  const printed = await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm' } });
  expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);

  await page.reload();
  await page.locator('label[for=file]').hover();
  await expect.poll(() => page.getByLabel(deck.agency).inputValue()).toBe('Müller & Söhne');
});

test('a cut or forged link leaves the sample in place', async () => {
  for (const hash of ['#w=abc', '#w=', '#w=q1ZKzs8tKEotLk5NUbKqVspOrVSyUlBKSixR0lFQKkgsKQZyDQE']) {
    const page = await visit(`/forecast${hash}`, desktop);
    await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
    // Whatever the link had put to the worker would be done before the checks of this metric.
    await page.getByRole('tab', { name: tool.metrics.clicks }).click();
    await page.getByText(tool.perWeek.replace('{metric}', tool.metrics.clicks)).waitFor();
    await page.getByText(tool.checks.mean).waitFor();
    expect(await page.getByText(tool.sample.name, { exact: true }).count()).toBe(1);
  }
});

test('fewer than 26 weeks are drawn without a forecast', async () => {
  const page = await open('en', phone);
  await page.setInputFiles('#file', file('New client.csv', dailyReport(19)));
  await finding(page)
    .filter({ hasText: tool.finding.short.many.replace('{weeks}', '19') })
    .waitFor();
  expect(await page.getByText(tool.checks.own, { exact: true }).count()).toBe(0);
  const plot = page.getByRole('group', { name: tool.chart.keys });
  const lastWeek = await readoutOf(plot).innerText();
  await plot.press('ArrowLeft');
  expect(await readoutOf(plot).innerText()).not.toBe(lastWeek);
  expect(await axeViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toEqual([]);

  await page.setInputFiles('#file', file('New client.csv', dailyReport(1)));
  await finding(page).filter({ hasText: tool.finding.short.one }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/\b1 \w*\s?weeks/);
  await page.getByRole('img', { name: /one measured week/ }).waitFor();
});

test('weeks that add up to zero are named as the reason why nothing could be checked', async () => {
  const page = await open();
  const sales = dailyReport(40).trim().split('\n');
  const noneLately = sales.map((row, i) => (i > 27 * 7 ? row.replace(/[^,]+$/, '0') : row)).join('\n');
  await page.setInputFiles('#file', file('Paused.csv', noneLately));
  await page.getByText('Paused.csv', { exact: true }).waitFor();
  await page.getByText(tool.checks.zero).waitFor();
});

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

test('a column that was read wrongly can be corrected', async () => {
  const page = await open();
  await page.setInputFiles('#file', file('Account.csv', dailyReport(40)));
  await page.getByText('Account.csv', { exact: true }).waitFor();
  const { read } = catalogue.en.forecastReading;
  await page.getByRole('button', { name: tool.source.change }).click();
  await page.getByLabel(read.as.replace('{name}', 'Clicks')).selectOption(read.roles.ignored);
  await page.getByRole('button', { name: read.go, exact: true }).click();
  await expect.poll(() => page.getByRole('tab').count()).toBe(3);
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
