import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Long enough for a page to be painted without its fonts. */
const fontDelayMs = 300;

type Counting = Window & { shift: number };

/**
 * Measures layout shift from the next page load on. Returns a function that reads the sum so far. Opens another page
 * first, so that fonts come from the cache: the test machine may lack the fallback fonts.
 */
export async function countLayoutShift(page: Page, origin: string): Promise<() => Promise<number>> {
  await page.goto(`${origin}/about`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return watchLayoutShift(page);
}

/** The same with every font loading late. Until then the page shows a fallback of `web/ui/fallback-fonts.css`. */
export async function countLateFontShift(page: Page): Promise<() => Promise<number>> {
  await page.route('**/*.woff2', async (route) => {
    await setTimeout(fontDelayMs);
    await route.continue();
  });
  const shift = await watchLayoutShift(page);
  return async () => {
    await page.evaluate(() => document.fonts.ready);
    // The shift is reported with the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return shift();
  };
}

async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counting = window as unknown as Counting;
    counting.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counting.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' as never, buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as Counting).shift);
}

/** How far the page is wider than the window, even where `overflow: clip` hides the scroll bar. */
export async function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.scrollWidth;
    const visible = document.documentElement.clientWidth;
    return width > visible ? [`scrolls to ${width}`] : [];
  });
}
