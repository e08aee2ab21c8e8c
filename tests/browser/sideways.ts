import type { Page } from 'playwright-core';

/** How far the page reaches beyond the window. `overflow: clip` on the body hides it from the scroll bar only. */
export async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reach = document.documentElement.scrollWidth;
    const room = document.documentElement.clientWidth;
    return reach > room ? [`scrolls to ${reach}`] : [];
  });
}
