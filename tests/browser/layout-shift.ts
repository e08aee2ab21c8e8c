import type { Page } from 'playwright-core';

type Counting = Window & { shift: number };

/** Counts from the next page load on how far things move by themselves; the answer is read with what it gives back. */
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
