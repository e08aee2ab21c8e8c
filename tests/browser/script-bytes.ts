import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** The scripts a page asks for by itself and after `use`: their text, and their bytes as brotli. */
export async function brotliSize(
  page: Page,
  url: string,
  use: () => Promise<unknown> = async () => {},
): Promise<{ bytes: number; text: string }> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await use();
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(scripts);
  return {
    bytes: texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0),
    text: texts.join('\n'),
  };
}
