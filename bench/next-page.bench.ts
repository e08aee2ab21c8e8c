import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startServer } from '../server/testing/start-server.ts';
import { installedBrowser } from '../tests/browser/launch.ts';
import { median } from './median.ts';
import { slowLine } from './slow-line.ts';

const rounds = Number(process.env.ROUNDS ?? 9);
const hoverMs = 350;
const links = ['/pricing', '/about', '/media-planning'];

/** From the click on a link to the first paint of the page behind it, 150 ms away, with and without speculation rules. */
export async function bench(): Promise<void> {
  const path = process.env.CHROMIUM_PATH || installedBrowser();
  if (!path)
    return print(
      'Not measured: it takes a whole Chrome or Chromium, the headless shell has no speculation rules.',
    );
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: path,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const times = new Map<string, number>();
    for (const [name, rules] of Object.entries({ none: '', ours: undefined, prerender: prerender() })) {
      const line = await slowLine(server.url, rules);
      times.set(name, await clickToPaint(browser, line.url));
      await line.stop();
    }
    const none = times.get('none') ?? 0;
    print(`rules      click to paint  ratio to none`);
    for (const [name, time] of times) {
      print(`${name.padEnd(10)} ${`${Math.round(time)} ms`.padEnd(15)} ${(time / none).toFixed(2)}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function clickToPaint(browser: Browser, url: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(url);
    times.push(await follow(page, links[round % links.length] ?? '/'));
    await context.close();
  }
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
    const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & {
      activationStart?: number;
    };
    const paint = await new Promise<PerformanceEntry>((resolve) => {
      new PerformanceObserver((list) => {
        const found = list.getEntriesByName('first-contentful-paint')[0];
        if (found) resolve(found);
      }).observe({ type: 'paint', buffered: true });
    });
    return performance.timeOrigin + Math.max(paint.startTime, navigation.activationStart ?? 0);
  });
}

function prerender(): string {
  return JSON.stringify({ prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
