import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../server/testing/programs.ts';
import { startPostgres } from '../server/testing/start-postgres.ts';
import { watchMemory } from './load/memory.ts';
import { loadRoutes } from './load/routes.ts';
import { type RouteFigures, runWrk } from './load/wrk.ts';
import { print } from './report.ts';

const seconds = Number(process.env.SECONDS ?? 60);
const warmUpSeconds = seconds / 4;
const times = Number(process.env.TIMES ?? 2);

/** One server under mixed load on 200 connections: with the built-in database, then with PostgreSQL, several times each. */
export async function bench(): Promise<void> {
  const wrk = findProgram('wrk');
  if (!wrk) return print('Not measured: wrk is not installed on this machine.');
  const site = await startSite();
  const postgres = await startPostgres();
  try {
    await measure(wrk, 'embedded', site, {});
    await measure(wrk, 'postgres', site, { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
    site.closeAllConnections();
    site.close();
  }
}

async function measure(
  wrk: string,
  engine: string,
  site: Server,
  env: Record<string, string>,
): Promise<void> {
  const { port } = site.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), 'bench-load-'));
  const server = fork(join(import.meta.dirname, 'local-sites-server.ts'), [String(port)], {
    env: { ...process.env, ...env },
  });
  const [url] = (await once(server, 'message')) as [string];
  try {
    for (let run = 1; run <= times; run++) {
      print(`${engine}: everything at once, ${seconds} s, 200 connections, run ${run} of ${times}`);
      const routes = loadRoutes(port, `run${run}`);
      const [memory, ...figures] = await Promise.all([
        watchMemory(server, seconds, warmUpSeconds),
        ...routes.map((route) => runWrk(wrk, url, route, { seconds, folder })),
      ]);
      print(routeTable(routes.map(({ name }, i) => [name, figures[i]])));
      print(
        `memory ${memory.warm.toFixed(0)} MB after ${warmUpSeconds} s, ${memory.end.toFixed(0)} MB at the end; ` +
          `slope ${memory.perMinute.toFixed(1)} MB a minute, of the heap ${memory.heapPerMinute.toFixed(1)}`,
      );
      if (figures.some(({ failed, unanswered }) => failed + unanswered > 0)) process.exitCode = 1;
    }
  } finally {
    server.disconnect();
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

/** A shop with a Google tag, the same under every host name. */
async function startSite(): Promise<Server> {
  const tag = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABCDE12345"></script>';
  const page = `<!doctype html><html><head><title>Shop</title>${tag}</head><body>${'<p>Welcome to our shop.</p>\n'.repeat(500)}</body></html>`;
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(page);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  return site;
}

function routeTable(rows: [name: string, figures: RouteFigures | undefined][]): string {
  const heading = ['route', 'req/s', 'p50 ms', 'p99 ms', 'longest ms', '5xx', 'from 400 up', 'unanswered'];
  const cells = rows.map(([name, figures]) =>
    figures
      ? [
          name,
          Math.round(figures.requests / seconds),
          ...[figures.p50, figures.p99, figures.max].map((ms) => ms.toFixed(1)),
          figures.failed,
          figures.refused,
          figures.unanswered,
        ]
      : [name],
  );
  return [heading, heading.map((_, i) => (i === 0 ? '---' : '--:')), ...cells]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

if (import.meta.main) await bench();
