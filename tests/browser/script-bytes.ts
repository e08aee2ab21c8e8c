import type { Page, Response } from 'playwright-core';

/**
 * The scripts a page asks for by itself and during `use`: their text, and their bytes as they were sent, in brotli.
 * A page whose form wakes by itself has to be waited for in `use`: it asks for its scripts when it is idle, and a busy
 * machine may have a quiet line before that.
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
