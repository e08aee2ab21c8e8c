import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { checkTag, tagCheckResult } from '../contract/tag-check.ts';
import { median, percentile, print } from './report.ts';

const checks = 50;
const quietMs = 5_000;
const quick = '/quick';
const largeChecks = 20;
const largePage = '/large';
const largeScripts = 12;
const largeScript = `/*${'x'.repeat(420_000)}*/`;
const chunk = '<p>Welcome to our shop.</p>\n'.repeat(4_000);

/** How fast the home page is served while slow sites are being checked, and how much memory that takes. */
export async function bench(): Promise<void> {
  const sites = await startSlowSites();
  const { port } = sites.address() as AddressInfo;
  const server = fork(join(import.meta.dirname, 'local-sites-server.ts'), [String(port)]);
  const [url] = (await once(server, 'message')) as [string];
  try {
    await visitHome(url, delay(1_000));
    await check(url, `http://shop.example:${port}${quick}`);
    report('quiet', await visitHome(url, delay(quietMs)), await readMemory(server));
    const large = Promise.all(
      Array.from({ length: largeChecks }, (_, i) =>
        check(url, `http://large${i}.example:${port}${largePage}`),
      ),
    );
    const [, largePeak, largeResults] = await Promise.all([
      visitHome(url, large),
      peakMemory(server, large),
      large,
    ]);
    print(
      `${largeChecks} large   memory ${Math.round(largePeak / 2 ** 20)} MB at most; ${largeResults.map(({ state }) => state).join(' ')}`,
    );
    const began = performance.now();
    const pending = Promise.all(
      Array.from({ length: checks }, (_, i) => check(url, `http://shop${i}.example:${port}/${i}`)),
    );
    const [times, peak, results] = await Promise.all([
      visitHome(url, pending),
      peakMemory(server, pending),
      pending,
    ]);
    report(`${checks} checks`, times, peak);
    const states = Object.entries(Object.groupBy(results, ({ state, reason }) => `${state} (${reason})`));
    print(`results    ${states.map(([state, some = []]) => `${some.length} ${state}`).join(', ')}`);
    print(
      `longest    ${(Math.max(...results.map(({ at }) => at - began)) / 1_000).toFixed(1)} s for a check`,
    );
    await delay(quietMs);
    report('after', await visitHome(url, delay(quietMs)), await readMemory(server));
  } finally {
    server.disconnect();
    sites.closeAllConnections();
    sites.close();
    await once(server, 'exit');
  }
}

/** Half of them never respond, the others never finish; one page is fast, one has a dozen scripts of 5 MB in total. */
async function startSlowSites(): Promise<Server> {
  const sites = createServer(async (request, response) => {
    response.on('error', () => {});
    if (request.url === quick) return void response.setHeader('content-type', 'text/html').end(chunk);
    if (request.url === largePage)
      return void response
        .setHeader('content-type', 'text/html')
        .end(
          chunk +
            Array.from({ length: largeScripts }, (_, i) => `<script src="/s${i}.js"></script>`).join(''),
        );
    if (request.url?.endsWith('.js')) return void response.end(largeScript);
    if (Number(request.url?.slice(1)) % 2 === 0) return;
    response.writeHead(200, { 'content-type': 'text/html' });
    while (!response.destroyed) {
      response.write(chunk);
      await delay(500);
    }
  }).listen(0, '127.0.0.1');
  await once(sites, 'listening');
  return sites;
}

async function check(url: string, websiteUrl: string) {
  const response = await fetch(url + checkTag.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ websiteUrl }),
  });
  const { state, reason } = tagCheckResult.parse(await response.json());
  return { state, reason, at: performance.now() };
}

/** Visits the page repeatedly until `end`, and returns how long each visit took in milliseconds. */
async function visitHome(url: string, end: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let ended = false;
  const finished = end.finally(() => {
    ended = true;
  });
  while (!ended) {
    const began = performance.now();
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The home page responded with ${response.status}`);
    await response.text();
    times.push(performance.now() - began);
    await delay(5);
  }
  await finished;
  return times;
}

async function readMemory(server: ChildProcess): Promise<number> {
  server.send('memory');
  const [{ rss }] = (await once(server, 'message')) as [NodeJS.MemoryUsage];
  return rss;
}

async function peakMemory(server: ChildProcess, end: Promise<unknown>): Promise<number> {
  let ended = false;
  end.finally(() => {
    ended = true;
  });
  let peak = 0;
  while (!ended) {
    peak = Math.max(peak, await readMemory(server));
    await delay(100);
  }
  return peak;
}

function report(when: string, times: number[], bytes: number): void {
  print(
    `${when.padEnd(10)} home page ${times.length} times, ${median(times).toFixed(1)} ms, p99 ${percentile(times, 99).toFixed(0)} ms; memory ${Math.round(bytes / 2 ** 20)} MB`,
  );
}

if (import.meta.main) await bench();
