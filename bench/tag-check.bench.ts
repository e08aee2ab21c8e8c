import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createTagCheck } from '../server/tag-check/check.ts';
import { detectTags } from '../server/tag-check/detect/detect-tags.ts';
import { createFetcher } from '../server/tag-check/fetch/fetch-public-page.ts';
import { measure } from '../tests/tag-check-corpus/measure.ts';
import { printScores } from '../tests/tag-check-corpus/print-scores.ts';
import { readPages } from '../tests/tag-check-corpus/read-pages.ts';
import { judge } from '../tests/tag-check-corpus/referee.ts';
import { writeTruths } from '../tests/tag-check-corpus/truth.ts';
import { median, percentile, print } from './report.ts';

const rounds = 20;

/**
 * How often the tag check is wrong on the corpus, by platform, and how long reading and complete checks take. With
 * `--referee` a browser first reopens every page and records what it sees.
 */
export async function bench(): Promise<void> {
  const pages = readPages();
  if (process.argv.includes('--referee')) writeTruths(pages, await judge(pages));
  printScores(await measure(pages));
  const [small, large] = [pages, pages.slice(0, 5)].map((some, i) =>
    median(
      some.map(({ html, url }) =>
        measureMs(html.padEnd(i === 0 ? 0 : 2_000_000, '<p>Welcome to our shop.</p>\n'), url),
      ),
    ),
  );
  print(
    `reading    ${small?.toFixed(2)} ms for a page of the corpus, ${large?.toFixed(0)} ms for one of 2 MB`,
  );
  for (const [what, code] of bundles)
    for (const atOnce of [1, 8]) await benchChecks(what, `${code.repeat(115_000 / code.length)}\n`, atOnce);
}

const latencyMs = 150;
const checks = 60;
const scriptCount = 12;
/** Code that neither names a tag nor loads a script is not parsed. */
const bundles = [
  ['not parsed', 'function f(a){return document.createElement(a)}'],
  ['all parsed', '!function(e){var t=e.a;t.src=e.b;return t?t.c:document.createElement("script")}({});'],
] as const;

/** Complete checks of local sites that respond after a delay and have a dozen scripts. */
async function benchChecks(what: string, bundle: string, atOnce: number): Promise<void> {
  const sites = createServer(async (request, response) => {
    await delay(latencyMs);
    const isPage = request.url === '/';
    const names = Array.from({ length: scriptCount }, (_, i) => `<script src="/js/part-${i}.js"></script>`);
    response.setHeader('content-type', isPage ? 'text/html' : 'text/javascript');
    response.end(isPage ? `<!doctype html><title>Shop</title>${names.join('')}` : bundle);
  }).listen(0, '127.0.0.1');
  await once(sites, 'listening');
  const ports = [(sites.address() as AddressInfo).port];
  const check = createTagCheck({
    ports,
    fetchPage: createFetcher({
      ports,
      isAllowedAddress: (address) => address === '127.0.0.1',
      resolve: async () => ['127.0.0.1'],
    }),
  });
  const times: number[] = [];
  const states = new Set<string>();
  const remaining = Array.from({ length: checks }, (_, i) => `http://www.shop-${i}.example:${ports[0]}/`);
  async function work(): Promise<void> {
    for (let url = remaining.shift(); url; url = remaining.shift()) {
      const began = performance.now();
      states.add((await check.check(url)).state);
      times.push(performance.now() - began);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  await check.close();
  sites.close();
  print(
    `checks     ${times.length} with ${scriptCount} scripts of ${Math.round(bundle.length / 1024)} KB, ${what}, at ${latencyMs} ms, ${atOnce} at once: median ${(median(times) / 1_000).toFixed(2)} s, p95 ${(percentile(times, 95) / 1_000).toFixed(2)} s (${[...states].join(', ')})`,
  );
}

function measureMs(html: string, url: URL): number {
  const began = performance.now();
  for (let round = 0; round < rounds; round++) detectTags(html, url);
  return (performance.now() - began) / rounds;
}

if (import.meta.main) await bench();
