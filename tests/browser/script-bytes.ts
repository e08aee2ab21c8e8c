import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** The scripts a page asks for by itself and during `use`: their text, and their bytes as brotli. */
export async function brotliSize(
  page: Page,
  url: string,
  use: () => Promise<unknown> = async () => {},
): Promise<{ bytes: number; text: string }> {
  const scripts: Response[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  page.on('response', note);
  await page.goto(url, { waitUntil: 'networkidle' });
  await use();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const texts = await Promise.all(scripts.map((script) => script.text()));
  return {
    bytes: texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0),
    text: texts.join('\n'),
  };
}
