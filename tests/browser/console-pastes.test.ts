import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { consoleSite } from './console-site.ts';

const console = consoleSite();

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

test('a paste that does not fit is refused with its length instead of being cut', {
  tags: ['sweep'],
}, async () => {
  await console.apply();
  const page = await console.enter('editor');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('[data-row]').first().click();
  const note = page.getByRole('textbox', { name: 'Add a note' });
  const message = () => note.evaluate((field: HTMLTextAreaElement) => field.validationMessage);
  await note.fill('Called. ');
  await paste(page, 'x'.repeat(4_993));
  expect(await note.inputValue()).toBe('Called. ');
  expect(await message()).toBe(
    'Nothing was pasted: the text would have 5,001 characters, at most 5,000 fit.',
  );
  await paste(page, 'y'.repeat(4_992));
  expect(await note.inputValue()).toBe(`Called. ${'y'.repeat(4_992)}`);
  expect(await message()).toBe('');
  // It replaces the selection.
  await note.selectText();
  await paste(page, 'z'.repeat(5_000));
  expect(await note.inputValue()).toBe('z'.repeat(5_000));
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect.poll(() => note.inputValue()).toBe('');
});
