/** @module-tag sweep */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { editorScript } from '../../web/content-editor/editor-files.ts';
import { sharedBrowser } from '../browser/launch.ts';
import { config, editedFiles } from './edited-files.ts';
import { fetched, openEditor, readFileThere } from './editor-page.ts';

const root = join(import.meta.dirname, '../..');
const files = Object.fromEntries(
  editedFiles().map(({ path }) => [path, readFileSync(join(root, path), 'utf8')]),
);
const entries = config.collections.flatMap((collection) =>
  'files' in collection
    ? collection.files
        .filter(({ file }) => file.endsWith('.md'))
        .map(({ name, file }) => ({ at: `${collection.name}/entries/${name}`, path: file }))
    : Object.keys(files)
        .filter((path) => path.startsWith(`${collection.folder}/en/`))
        .map((path) => ({
          at: `${collection.name}/entries/${path.split('/').pop()?.replace('.md', '')}`,
          path: path.replace('/en/', '/{{locale}}/'),
        })),
);

// `npm run editor -- --fetch` puts the editor there; it is not part of the install.
test.skipIf(!existsSync(join(fetched, editorScript.name)))(
  'in Sveltia CMS itself, words added to a text change that line and no other, in any file',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'editor-'));
    const { page, url, close } = await openEditor(await sharedBrowser(), folder, files);
    const elsewhere: string[] = [];
    page.on('requestfinished', (request) => {
      if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
        elsewhere.push(request.url());
    });
    for (const { at, path } of entries) {
      await page.goto(`${url}#/collections/${at}`);
      const text = page.locator('section[data-key-path=body]').first().getByRole('textbox').first();
      // A field is only rendered near the viewport.
      await expect.poll(() => scrollTo(page, text), { timeout: 30_000 }).toBe(true);
      await text.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' Added.');
      await page.getByRole('button', { name: 'Save' }).first().click();
      const inLocale = (locale: string) => path.replace('{{locale}}', locale);
      const english = files[inLocale('en')]?.replace(/\n$/, ' Added.\n');
      await expect.poll(() => readFileThere(page, inLocale('en')), { timeout: 30_000 }).toBe(english);
      for (const locale of config.i18n.locales.slice(1)) {
        expect(await readFileThere(page, inLocale(locale)), inLocale(locale)).toBe(files[inLocale(locale)]);
      }
    }
    const settings = 'content/settings.json';
    await page.goto(`${url}#/collections/company/entries/settings`);
    await page.locator('section[data-key-path=brand] input').fill('Foreseen');
    await page.getByRole('button', { name: 'Save' }).first().click();
    const renamed = files[settings]?.replace('"brand": "Forespan"', '"brand": "Foreseen"');
    await expect.poll(() => readFileThere(page, settings), { timeout: 30_000 }).toBe(renamed);
    expect(elsewhere).toEqual([]);
    await page.context().close();
    await close();
    await rm(folder, { recursive: true });
  },
  300_000,
);

async function scrollTo(page: Page, target: Locator): Promise<boolean> {
  if ((await target.count()) > 0) return true;
  await page.locator('section[data-key-path]').last().scrollIntoViewIfNeeded();
  await page.mouse.move(300, 600);
  await page.mouse.wheel(0, 2000);
  return false;
}
