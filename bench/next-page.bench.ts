import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startServer } from '../server/testing/start-server.ts';
import { wholeBrowser } from '../tests/browser/find-browser.ts';
import { median, print } from './report.ts';

const rounds = Number(process.env.ROUNDS ?? 9);
const hoverMs = 350;
const readMs = 1_500;
const latencyMs = 150;
const mainActions = ['/join-the-waitlist', '/forecast', '/pricing'];
const otherLinks = ['/about', '/media-planning', '/careers'];

/**
 * From a click on a link to the first paint of the next page, at 150 ms latency, with and without speculation rules:
 * the main actions some time after the page was loaded, other links after the pointer was on them for a moment.
 */
export async function bench(): Promise<void> {
  const chrome = wholeBrowser();
  if (!chrome)
    return print(
      'Not measured: this needs a full Chrome or Chromium, the headless shell has no speculation rules.',
    );
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: chrome.path, args: chrome.args });
  try {
    for (const [name, links] of Object.entries({ 'main actions': mainActions, 'other links': otherLinks })) {
      const without = await clickToPaint(browser, server.url, links, { rules: false });
      const withRules = await clickToPaint(browser, server.url, links, { rules: true });
      print(`${name}: ${Math.round(without)} ms from click to paint without speculation rules`);
      print(`  ${Math.round(withRules)} ms with them, ${(withRules / without).toFixed(2)} of it`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function clickToPaint(
  browser: Browser,
  server: string,
  links: readonly string[],
  { rules }: { rules: boolean },
): Promise<number> {
  const proxy = await startSlowProxy(server, rules);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(proxy.url);
    const path = links[round % links.length] ?? '/';
    times.push(await follow(page, path, mainActions.includes(path)));
    await context.close();
  }
  await proxy.stop();
  return median(times);
}

async function follow(page: Page, path: string, isMain: boolean): Promise<number> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  if (!isMain) await link.hover();
  await delay(isMain ? readMs : hoverMs);
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

/** A proxy that adds latency and can remove the pages' speculation rules. */
async function startSlowProxy(target: string, rules: boolean) {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request(target + incoming.url, { method: incoming.method, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const { 'content-length': _length, ...kept } = answer.headers;
      await delay(latencyMs);
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      const isPage = String(kept['content-type']).startsWith('text/html');
      const body = Buffer.concat(chunks);
      outgoing.end(isPage && !rules ? withoutRules(body) : body);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}

function withoutRules(body: Buffer): string {
  return body.toString().replace(/<script type="speculationrules">.*?<\/script>/s, '');
}
