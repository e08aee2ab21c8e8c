import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../content/messages/catalogue.ts';
import type { Locale } from '../../contract/locales.ts';
import { axeViolations } from './axe.ts';
import { desktop, phone } from './browse-site.ts';
import { browseForecaster, dailyReport, file, finding, tool } from './forecast-page.ts';
import { testInEachLanguage } from './languages.ts';
import { horizontalOverflow } from './layout.ts';

const { open } = browseForecaster();

type Recording = Window & { drawn: string[] };

/** Records the text drawn on canvases; filling a whole picture resets it. */
async function recordDrawnText(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const recording = window as unknown as Recording;
    const { fillText, fillRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      recording.drawn.push(text);
      fillText.call(this, text, ...rest);
    };
    CanvasRenderingContext2D.prototype.fillRect = function (x, y, width, height) {
      if (width === this.canvas.width && height === this.canvas.height) recording.drawn = [];
      fillRect.call(this, x, y, width, height);
    };
  });
  return async () =>
    (await page.evaluate(() => (window as unknown as Recording).drawn)).join(' ').replace(/\s+/g, '');
}

async function openCard(page: Page, locale: Locale = 'en') {
  const t = catalogue[locale].forecastShare;
  await page.getByRole('button', { name: catalogue[locale].forecast.tool.outputs.share.card }).press('Enter');
  const dialog = page.getByRole('dialog', { name: t.title });
  // Until the card is drawn, it cannot be saved.
  const save = dialog.getByRole('button', { name: t.download, disabled: false });
  await save.waitFor();
  async function download(): Promise<Buffer> {
    const saved = page.waitForEvent('download');
    await save.click();
    return readFileSync(await (await saved).path());
  }
  return { t, dialog, save, download, picture: dialog.getByRole('img') };
}

/** The types of the parts of a PNG. */
function pngChunks(png: Buffer): string[] {
  const types: string[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    types.push(png.toString('latin1', at + 4, at + 8));
  return types;
}

const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the sample’s card says what the page says with Today at that date, and no request is made', {
  tags: ['sweep'],
}, async () => {
  const page = await open();
  const drawn = await recordDrawnText(page);
  const { t, dialog, save, download, picture } = await openCard(page);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t.title);
  // The offline files are fetched when the browser is idle.
  await page.getByText(catalogue.en.forecast.offline, { exact: true }).waitFor();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) requests.push(request.url());
  });
  const date = dialog.getByLabel(t.date.label);
  expect(await date.locator('option').first().innerText()).toContain('(4 weeks since)');
  const eightWeeks = await picture.getAttribute('aria-label');
  await date.selectOption({ label: (await date.locator('option').nth(2).innerText()) ?? '' });
  await expect.poll(() => picture.getAttribute('aria-label')).toMatch(/ of 6 weeks/);
  await save.waitFor();
  expect(await picture.getAttribute('aria-label')).not.toBe(eightWeeks);
  const png = await download();
  expect(pngSize(png)).toEqual([1200, 630]);
  expect(pngChunks(png).filter((type) => !['IHDR', 'sRGB', 'IDAT', 'IEND'].includes(type))).toEqual([]);
  const text = await drawn();
  // A fictitious account proves nothing.
  expect(text).toContain(tool.chart.illustrative.replaceAll(' ', ''));
  expect(await dialog.getByLabel(t.name.label).count()).toBe(0);
  expect(requests).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(tool.outputs.share.card);
  const slider = page.getByRole('slider', { name: tool.chart.today });
  await slider.press('PageDown');
  await slider.press('ArrowLeft');
  await slider.press('ArrowLeft');
  const coverage = /\d of 6 weeks inside the 90% range/;
  await page.locator('p').filter({ hasText: coverage }).first().waitFor();
  const title = await finding(page).innerText();
  expect(text).toContain(title.replace(/\s+/g, ''));
  const said = coverage.exec(await page.locator('main').innerText())?.[0] ?? 'nothing';
  expect(text).toContain(said.replaceAll(' ', ''));
  // It then starts at the moved Today.
  const { picture: again } = await openCard(page);
  expect(await again.getAttribute('aria-label')).toBe(`${t.card}: ${title} ${said}.`);
});

/** In tens of millions a week. */
const largeReport = () =>
  dailyReport(80).replace(/,(\d+)\.(\d\d),/g, (_, whole, cents) => `,${whole}${cents}0.00,`);

testInEachLanguage(
  'the card of an own file in %s fits long names and millions, is copied, and keeps amounts to itself',
  async (locale) => {
    const page = await open(locale, phone);
    const words = catalogue[locale].forecast.tool;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setInputFiles('#file', file('Account.csv', largeReport()));
    await page.getByText('Account.csv', { exact: true }).waitFor();
    await page.getByRole('tab', { name: words.metrics.spend, exact: false }).nth(0).click();
    const drawn = await recordDrawnText(page);
    const { t, dialog, save, download, picture } = await openCard(page, locale);
    const before = await picture.getAttribute('aria-label');
    expect(before).toMatch(/\d\D\d{3}\D\d{3}/);
    expect(await drawn()).not.toContain('Wohnungsbau');
    const name = 'Wohnungsbaugesellschaft Nordlicht & Söhne';
    expect(name.length).toBeGreaterThanOrEqual(40);
    await dialog.getByLabel(t.name.label).check();
    await dialog.getByLabel(t.name.field).fill(name.repeat(2));
    await expect.poll(drawn).toContain(name.repeat(2).slice(0, 60).replaceAll(' ', ''));
    await dialog.getByLabel(t.date.label).selectOption({ index: 0 });
    await expect.poll(() => picture.getAttribute('aria-label')).not.toBe(before);
    await save.waitFor();
    expect(await textOutsideMargins(page)).toBe(0);
    expect(pngSize(await download())).toEqual([1200, 630]);
    await dialog.getByRole('button', { name: t.copy }).click();
    await dialog.getByText(t.copied, { exact: true }).waitFor();
    const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
    expect(types).toEqual(['image/png']);

    const amounts = (await picture.getAttribute('aria-label'))?.match(/\d+\D\d{3}\D\d{3}/g) ?? [];
    expect(amounts).toHaveLength(2);
    await dialog.getByLabel(t.numbers.label).uncheck();
    await expect.poll(() => picture.getAttribute('aria-label')).not.toContain(amounts[0]);
    await save.waitFor();
    for (const amount of amounts) expect(await drawn()).not.toContain(amount.replace(/\s+/g, ''));
    expect(await horizontalOverflow(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  },
);

/** The number of dark pixels outside the card's text area and between its title and its flag. */
function textOutsideMargins(page: Page): Promise<number> {
  return page.locator('dialog canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
    return data.filter((value, i) => {
      const [x, y] = [Math.floor(i / 4) % width, Math.floor(i / 4 / width)];
      const isOutside = x < 38 || x > 1162 || (y >= 200 && y < 222) || y >= 624;
      return isOutside && value < 200;
    }).length;
  });
}

test('an account without a date to check offers no card and says why', { tags: ['sweep'] }, async () => {
  const page = await open('en', desktop);
  await page.setInputFiles('#file', file('Short.csv', dailyReport(29)));
  await page.getByText('Short.csv', { exact: true }).waitFor();
  await page.getByRole('button', { name: tool.outputs.share.card }).click();
  const t = catalogue.en.forecastShare;
  const dialog = page.getByRole('dialog', { name: t.title });
  await dialog.getByText(t.none.replace('{min}', '26')).waitFor();
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['×']);
  expect(await dialog.locator('select, input, canvas').count()).toBe(0);
  await dialog.getByRole('button', { name: t.close }).click();
  await dialog.waitFor({ state: 'detached' });
});
