import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { serveFolder } from '../../bin/editor/serve.ts';
import { writeEditor } from '../../bin/editor/write.ts';
import { editorFonts, editorScript } from '../../web/content-editor/editor-files.ts';
import { localCheckout } from '../../web/content-editor/repository.ts';

/** Where `npm run editor -- --fetch` puts the editor's script. */
export const fetched = join(import.meta.dirname, '../../editor');

/** The editor, signed in to a checkout with these files, which is in the browser's own file system. */
export async function openEditor(browser: Browser, folder: string, files: Record<string, string>) {
  await writeEditor(folder, {
    repository: localCheckout,
    siteUrl: 'https://forespan.example',
    scriptUrl: undefined,
  });
  for (const { name } of [editorScript, ...editorFonts])
    await copyFile(join(fetched, name), join(folder, name));
  const { url, close } = await serveFolder(folder, 0);
  // Without newPage(): the editor's console output is not ours.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${url}start.js`);
  await writeFiles(page, { ...files, '.git/HEAD': '' });
  await page.goto(url);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('grid').first().waitFor();
  return { page, url, close };
}

async function writeFiles(page: Page, files: Record<string, string>) {
  await page.evaluate(async (given) => {
    for (const [path, text] of Object.entries(given)) {
      let folder = await navigator.storage.getDirectory();
      const names = path.split('/');
      const name = names.pop() ?? '';
      for (const part of names) folder = await folder.getDirectoryHandle(part, { create: true });
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
}

export function readFileThere(page: Page, path: string): Promise<string> {
  return page.evaluate(async (given) => {
    let folder = await navigator.storage.getDirectory();
    const names = given.split('/');
    const name = names.pop() ?? '';
    for (const part of names) folder = await folder.getDirectoryHandle(part);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, path);
}
