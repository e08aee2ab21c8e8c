import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { consoleSite, shows } from './console-site.ts';

const console = consoleSite();
const { enter, apply } = console;

beforeAll(async () => {
  for (const name of ['Third', 'Second', 'First']) {
    await apply({ agencyName: name, email: `${name}@agency.example` });
  }
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('j, k and the arrow keys move, Enter opens, and the list keeps the focus', async () => {
  const page = await enter('editor');
  await shows(page, ['First', 'Second', 'Third']);
  await page.keyboard.press('j');
  expect(await focused(page)).toBe('First');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  expect(await focused(page)).toBe('Third');
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('Second');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Second' }).waitFor();
  await page.getByRole('log').getByText('Opened: Second').waitFor({ state: 'attached' });
  expect(await focused(page)).toBe('Second');
  await page.keyboard.press('k');
  expect(await focused(page)).toBe('First');
});

test('/ focuses the search, n the note, and shortcuts are off while typing', {
  tags: ['sweep'],
}, async () => {
  const page = await enter('editor');
  await shows(page, ['First', 'Second', 'Third']);
  await page.keyboard.press('/');
  await page.keyboard.type('secondjk/n?');
  expect(await page.getByRole('searchbox').inputValue()).toBe('secondjk/n?');
  await page.getByRole('searchbox').fill('second');
  await shows(page, ['Second']);
  await page.getByRole('link', { name: 'Second' }).click();
  const note = page.getByLabel('Add a note');
  await note.waitFor();
  await page.keyboard.press('n');
  await page.keyboard.type('eject');
  expect(await note.inputValue()).toBe('eject');
});

test('? shows the shortcuts, Escape closes the dialog and restores the focus', {
  tags: ['sweep'],
}, async () => {
  const page = await enter('editor');
  await shows(page, ['First', 'Second', 'Third']);
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await dialog.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('First');
});

test('e exports what the list shows', async () => {
  const page = await enter('editor', '?q=third');
  await shows(page, ['Third']);
  const download = page.waitForEvent('download');
  await page.keyboard.press('e');
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('for a viewer e and n do nothing, and the dialog does not list them', { tags: ['sweep'] }, async () => {
  const page = await enter('viewer');
  await shows(page, ['First', 'Second', 'Third']);
  await page.keyboard.press('e');
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  expect(await page.getByText('Write a note').count()).toBe(0);
  expect(await page.getByText('Export the list as CSV').count()).toBe(0);
});
