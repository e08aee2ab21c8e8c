import type { Page } from 'playwright-core';

type Counting = Window & { shift: number };

/** Measures layout shift from the next page load on. Returns a function that reads the sum so far. */
export async function countLayoutShift(page: Page): Promise<() => Promise<number>> {
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
