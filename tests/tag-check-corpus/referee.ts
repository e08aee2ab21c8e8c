import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openBrowser, startHosts } from './local-hosts.ts';
import type { CorpusPage } from './read-pages.ts';
import { type HostResponse, respond, scriptResponse } from './respond.ts';
import { googleResponse, runContainer } from './stand-in/google-response.ts';

/** What the visitor did before the browser saw Analytics: opened the page, moved and scrolled, or accepted all cookies. */
const stages = ['load', 'interaction', 'consent'] as const;
type Stage = (typeof stages)[number];

/** What the browser saw of Analytics on a page. */
export interface Sighting {
  seen: 'found' | 'retired' | 'none';
  ids: string[];
  after: Stage | null;
}

const atOnce = 6;
const quietMs = 400;
const maxStageMs = 10_000;
const openMs = 30_000;

/** Opens every page in a browser that resolves all hosts to this machine, and returns what the browser saw. */
export async function judge(pages: readonly CorpusPage[]): Promise<Sighting[]> {
  const watched = pages.map((page) => ({
    page,
    stage: 'load' as Stage,
    lastRequest: 0,
    ids: new Map<string, Stage>(),
  }));
  type Watched = (typeof watched)[number];
  const hosts = await startHosts((request, response, scheme) => {
    const one = watched[Number(/Corpus\/(\d+)/.exec(request.headers['user-agent'] ?? '')?.[1])];
    const url = new URL(request.url ?? '/', `${scheme}://${request.headers.host}`);
    if (!one) return response.writeHead(404).end();
    one.lastRequest = performance.now();
    for (const id of readIds(url)) if (!one.ids.has(id)) one.ids.set(id, one.stage);
    const { status, headers, body } = respondAny(one.page, url);
    response.writeHead(status, headers).end(body);
  });
  const browser = await openBrowser(hosts);
  const left = [...watched.entries()];
  async function settle(one: Watched, tab: Page): Promise<void> {
    const began = performance.now();
    const isQuiet = () => performance.now() - Math.max(began, one.lastRequest) > quietMs;
    do {
      await delay(quietMs / 4);
      await tab
        .evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 600 })))
        .catch(() => {});
    } while (!isQuiet() && performance.now() - began < maxStageMs);
  }
  async function visit(index: number, one: Watched): Promise<void> {
    const context = await browser.newContext({
      userAgent: `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Corpus/${index}`,
      ignoreHTTPSErrors: true,
      serviceWorkers: 'block',
      locale: 'en-US',
    });
    const tab = await context.newPage();
    tab.on('dialog', (dialog) => dialog.dismiss().catch(() => {}));
    await tab.goto(one.page.url.href, { waitUntil: 'load', timeout: openMs }).catch(() => {});
    await settle(one, tab);
    one.stage = 'interaction';
    await tab.mouse.move(200, 150).catch(() => {});
    await tab.mouse.move(260, 220).catch(() => {});
    await tab.mouse.wheel(0, 20_000).catch(() => {});
    await tab.keyboard.press('Shift').catch(() => {});
    await settle(one, tab);
    if (one.page.waitMs > 0) await delay(one.page.waitMs).then(() => settle(one, tab));
    one.stage = 'consent';
    if (one.page.accept) {
      await tab.click(one.page.accept, { timeout: openMs });
      await settle(one, tab);
    }
    await context.close();
  }
  async function work(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) await visit(...next);
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
    hosts.close();
  }
  return watched.map(({ ids }) => conclude(ids));
}

function conclude(ids: ReadonlyMap<string, Stage>): Sighting {
  const streams = [...ids].filter(([id]) => id.startsWith('G-'));
  const properties = [...ids].filter(([id]) => id.startsWith('UA-'));
  const counted = streams.length > 0 ? streams : properties;
  const seen = streams.length > 0 ? 'found' : properties.length > 0 ? 'retired' : 'none';
  const after = stages.find((stage) => counted.some(([, at]) => at === stage)) ?? null;
  return { seen, ids: [...streams, ...properties].map(([id]) => id).sort(), after };
}

/** The ids of Analytics in a hit, or in what the stand-ins report. Those of frames belong to other pages. */
function readIds({ pathname, searchParams }: URL): string[] {
  const id = searchParams.get(pathname.startsWith('/stand-in/ran') ? 'id' : 'tid') ?? '';
  const isHit = /\/(g\/|j\/|r\/)?collect$|^\/stand-in\/ran$/.test(pathname);
  return isHit && searchParams.get('top') !== 'false' && /^(G|UA)-\w/i.test(id) ? [id.toUpperCase()] : [];
}

function respondAny(page: CorpusPage, url: URL): HostResponse {
  const own = respond(page, url.hostname, url.pathname + url.search);
  if (own.status !== 404) {
    const container = /javascript/.test(own.headers['content-type'] ?? '') && runContainer(String(own.body));
    return container ? scriptResponse(container) : own;
  }
  return googleResponse(page, url) ?? own;
}
