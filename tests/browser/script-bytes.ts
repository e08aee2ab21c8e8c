import type { Page, Response } from 'playwright-core';

/**
 * The scripts that a page loads by itself and during `use`: their text, and their size in brotli as sent. If a form
 * hydrates by itself, `use` has to wait for it: scripts load when the page is idle, and on a busy machine the network
 * may be idle before that.
 */
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
  const [sizes, texts] = await Promise.all([
    Promise.all(scripts.map(sentBytes)),
    Promise.all(scripts.map((script) => script.text())),
  ]);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), text: texts.join('\n') };
}

async function sentBytes(script: Response): Promise<number> {
  const { 'content-encoding': encoding, 'content-length': length } = await script.allHeaders();
  if (encoding !== 'br' || !length) throw new Error(`${script.url()} was not sent in brotli`);
  return Number(length);
}
