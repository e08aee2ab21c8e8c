import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { localPath } from '../../contract/locales.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { axeViolations } from './axe.ts';
import { browseSite, desktop, phone } from './browse-site.ts';
import { testInEachLanguage } from './languages.ts';
import { serveSite } from './launch.ts';
import { horizontalOverflow } from './layout.ts';

const { visit } = browseSite(serveSite);

/** A chart with a readout, what it shows, and the rows of the nearest table. */
function findChart(page: Page, chart = 0) {
  const readout = page.locator('[data-island="readout"] > div').nth(chart);
  const figure = readout.locator('xpath=ancestor::*[.//table][1]');
  const spoken = () => readout.getByRole('status').locator('b').allTextContents();
  const row = (index: number, table = 0) =>
    figure.locator('tbody').nth(table).locator('tr').nth(index).locator('th, td').allTextContents();
  return { readout, figure, spoken, row };
}

test('a column says under the pointer what its row of the table says', async () => {
  const page = await visit('/media-planning', desktop);
  const { readout, spoken, row } = findChart(page);
  const { width = 0 } = (await readout.boundingBox()) ?? {};
  await eventually(async () => {
    // The first move loads it.
    await readout.hover({ position: { x: (width * 3.5) / 26, y: 40 } });
    await readout.hover({ position: { x: (width * 4.5) / 26, y: 40 } });
    expect(await spoken()).toEqual(await row(4));
  });
  expect(await readout.getByRole('status').getAttribute('aria-live')).toBe('off');
  await page.mouse.move(0, 0);
  expect(await spoken()).toEqual([]);
});

testInEachLanguage('in %s arrow keys move through the columns', async (locale) => {
  const page = await visit(localPath(locale, '/media-planning'), phone);
  const { readout, spoken, row: cells } = findChart(page);
  // Columns without a value are omitted.
  const row = async (index: number) => (await cells(index)).filter((cell) => cell !== '–');
  await readout.focus();
  await eventually(async () => expect(await spoken()).toEqual(await row(0)));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await spoken()).toEqual(await row(2));
  expect(await readout.getByRole('status').getAttribute('aria-live')).toBe('polite');
  expect(await axeViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toEqual([]);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  expect(await spoken()).toEqual(await row(25));
  await page.keyboard.press('Escape');
  expect(await spoken()).toEqual([]);
});

test('a touched column stays readable after the finger is lifted', { tags: ['sweep'] }, async () => {
  const page = await visit('/audience-analysis', phone);
  const { readout, spoken, row } = findChart(page);
  const { width = 0 } = (await readout.boundingBox()) ?? {};
  for (const column of [7, 12]) {
    // The first tap loads it.
    await readout.tap({ position: { x: (width * (column + 0.5)) / 26, y: 60 } });
    await eventually(async () => expect((await spoken())[0]).toBe((await row(column))[0]));
  }
});

testInEachLanguage(
  'in %s the home page’s device chart is read where its lines have their points',
  async (locale) => {
    const page = await visit(localPath(locale, '/'), phone);
    const { readout, figure, spoken, row } = findChart(page, 1);
    const drawing = await readBox(figure.locator('svg'));
    const lastHour = 23;
    for (const hour of [0, 17, lastHour]) {
      const point = drawing.x + (drawing.width * hour) / lastHour;
      const area = await readBox(readout);
      await readout.tap({ position: { x: point - area.x, y: 60 } });
      await eventually(async () => expect(await spoken()).toEqual(await row(hour)));
      const column = await readBox(readout.locator('i'));
      expect(column.x + column.width / 2).toBeCloseTo(point, 0);
    }
    expect(await horizontalOverflow(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  },
);

test('the hero’s chart has a readout for today and for another day', async () => {
  const page = await visit('/', desktop);
  const { readout, spoken, row } = findChart(page);
  const { width, height } = await readBox(readout);
  const week = 20;
  const place = { x: (width * (week + 0.5)) / 26, y: height * 0.8 };
  const values = async (cells: Promise<string[]>) => (await cells).filter((cell) => cell !== '–');
  await eventually(async () => {
    await readout.hover({ position: { ...place, x: place.x - 1 } });
    await readout.hover({ position: place });
    expect(await spoken()).toEqual(await values(row(week)));
  });
  const atRest = await spoken();

  const flag = page.getByRole('slider');
  await flag.focus();
  await flag.press('ArrowLeft');
  await eventually(async () => {
    await readout.hover({ position: { ...place, x: place.x - 1 } });
    await readout.hover({ position: place });
    expect(await spoken()).toEqual(await values(row(week, 1)));
    expect(await spoken()).not.toEqual(atRest);
  });
  // The flag still moves Today.
  const grip = await readBox(flag);
  const under = await page.evaluate(
    ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.hasAttribute('data-handle'),
    [grip.x + 8, grip.y + 8],
  );
  expect(under).toBe(true);
});

async function readBox(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('Not on the page');
  return box;
}
