import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startServer } from '../server/testing/start-server.ts';
import { wholeBrowser } from '../tests/browser/find-browser.ts';
import { median } from './median.ts';
import { slowLine } from './slow-line.ts';

const rounds = Number(process.env.ROUNDS ?? 9);
const hoverMs = 350;
const links = ['/pricing', '/about', '/media-planning'];

/** From the click on a link to the first paint of the page behind it, 150 ms away, with and without speculation rules. */
export async function bench(): Promise<void> {
  const chrome = wholeBrowser();
  if (!chrome)
    return print(
      'Not measured: it takes a whole Chrome or Chromium, the headless shell has no speculation rules.',
    );
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: chrome.path, args: chrome.args });
  try {
    const [without, withRules] = [
      await clickToPaint(browser, server.url, { rules: false }),
      await clickToPaint(browser, server.url, { rules: true }),
    ];
    print(`without speculation rules ${Math.round(without)} ms from click to paint`);
    print(`with them ${Math.round(withRules)} ms, ${(withRules / without).toFixed(2)} of it`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function clickToPaint(
  browser: Browser,
  server: string,
  { rules }: { rules: boolean },
): Promise<number> {
  const line = await slowLine(server, rules);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(line.url);
    times.push(await follow(page, links[round % links.length] ?? '/'));
    await context.close();
  }
  await line.stop();
  return median(times);
}

async function follow(page: Page, path: string): Promise<number> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.hover();
  await delay(hoverMs);
  const clicked = Date.now();
  await link.click();
  await page.waitForURL(`**${path}`);
  return (await paintedAt(page)) - clicked;
}

function paintedAt(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const paint = await new Promise<PerformanceEntry>((resolve) => {
      new PerformanceObserver((list) => {
        const found = list.getEntriesByName('first-contentful-paint')[0];
        if (found) resolve(found);
      }).observe({ type: 'paint', buffered: true });
    });
    return performance.timeOrigin + paint.startTime;
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
