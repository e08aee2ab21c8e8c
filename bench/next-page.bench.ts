import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startServer } from '../server/testing/start-server.ts';
import type { Program } from '../tests/browser/bundled-browser.ts';
import { wholeBrowser } from '../tests/browser/find-browser.ts';
import { ChromeTab } from './chrome-tab.ts';
import { median, print } from './report.ts';

const rounds = Number(process.env.ROUNDS ?? 9);
const readMs = 1_500;
const hoverMs = 350;
const latencyMs = 150;
const mainActions = ['/join-the-waitlist', '/forecast', '/pricing'];
const otherLinks = ['/about', '/media-planning', '/careers'];

/**
 * From a click on a link to the first paint of the next page, at 150 ms latency, with and without speculation rules.
 * The pointer is on the link for a moment before, as a hand needs it; with and without take turns.
 */
export async function bench(): Promise<void> {
  const chrome = wholeBrowser();
  if (!chrome)
    return print(
      'Not measured: this needs a full Chrome or Chromium, the headless shell has no speculation rules.',
    );
  const server = await startServer();
  const [bare, ruled] = [await startSlowProxy(server.url, false), await startSlowProxy(server.url, true)];
  for (const [name, links] of Object.entries({ 'main actions': mainActions, 'other links': otherLinks })) {
    const without: number[] = [];
    const withRules: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const path = links[round % links.length] ?? '/';
      without.push(await clickToPaint(chrome, bare.url, path));
      withRules.push(await clickToPaint(chrome, ruled.url, path));
    }
    print(`${name}: ${Math.round(median(without))} ms from click to paint without speculation rules`);
    print(
      `  ${Math.round(median(withRules))} ms with them, ${(median(withRules) / median(without)).toFixed(2)} of it`,
    );
  }
  await Promise.all([bare.stop(), ruled.stop(), server.stop()]);
}

async function clickToPaint(chrome: Program, url: string, path: string): Promise<number> {
  const tab = await ChromeTab.open(chrome);
  try {
    await tab.goto(url);
    await tab.evaluate('/', loaded);
    await delay(readMs);
    const link = await tab.evaluate<{ x: number; y: number }>('/', findLinkCenter(path));
    await tab.mouse('mouseMoved', link);
    await delay(hoverMs);
    await tab.mouse('mousePressed', link);
    await tab.mouse('mouseReleased', link);
    return await tab.evaluate(path, msFromClick);
  } finally {
    await tab.close();
  }
}

const loaded = `new Promise((resolve) =>
  document.readyState === 'complete' ? resolve(true) : addEventListener('load', () => resolve(true)),
)`;

/** Where to click; the page keeps the time of the click. */
const findLinkCenter = (path: string) => `(() => {
  addEventListener('click', ({ timeStamp }) => (localStorage.clicked = performance.timeOrigin + timeStamp), true);
  const link = [...document.querySelectorAll('a[href="${path}"]')].find((a) => a.checkVisibility());
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

/** A page that was rendered ahead paints when it is shown. */
const msFromClick = `new Promise((resolve) => {
  const [{ activationStart = 0 }] = performance.getEntriesByType('navigation');
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    const shown = Math.max(activationStart, paint.startTime);
    resolve(performance.timeOrigin + shown - Number(localStorage.clicked));
  }).observe({ type: 'paint', buffered: true });
})`;

/** A proxy that adds latency and can remove the pages' speculation rules. */
async function startSlowProxy(target: string, rules: boolean) {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request(target + incoming.url, { method: incoming.method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { 'content-length': _length, ...kept } = response.headers;
      await delay(latencyMs);
      outgoing.writeHead(response.statusCode ?? 502, kept);
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
