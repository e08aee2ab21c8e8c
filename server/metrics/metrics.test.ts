import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../log.ts';
import { loadSite } from '../site/load.ts';
import { writeTestSite } from '../testing/test-site.ts';
import { type Backlog, createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

async function watchedServer(readBacklog: () => Promise<Backlog[]>) {
  const metrics = createMetrics(readBacklog);
  const site = await loadSite(await writeTestSite());
  const app = buildApp({ env: readEnv({}), site, metrics, logger: createLogger('silent') });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const watched = await serveMetrics(metrics.registry, 0, '127.0.0.1');
  onTestFinished(async () => {
    watched.close();
    await app.close();
  });
  return { url: addressOf(app.server), metricsUrl: addressOf(watched) };
}

function addressOf(server: { address(): AddressInfo | string | null }): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}

test('requests are counted by route, files apart, and nothing a visitor typed becomes a label', async () => {
  const { url, metricsUrl } = await watchedServer(async () => [
    { state: 'dead', entries: 2, oldestSeconds: 90 },
  ]);
  await textOf(`${url}/`);
  await textOf(`${url}/pricing`);
  await textOf(`${url}/healthz`);
  await textOf(`${url}/someone@agency.example`);
  const told = await textOf(`${metricsUrl}/metrics`);
  expect(told).toContain('site_files_total 2');
  expect(told).toContain('http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1');
  expect(told).toContain('http_request_duration_seconds_count{method="GET",route="site",status="404"} 1');
  expect(told).toContain('database_up 1');
  expect(told).toContain('outbox_entries{state="dead"} 2');
  expect(told).toContain('outbox_oldest_seconds{state="dead"} 90');
  expect(told).toContain('process_resident_memory_bytes');
  expect(told).not.toContain('someone');
});

test('without its database the server still tells how it is', async () => {
  const { metricsUrl } = await watchedServer(() => Promise.reject(new Error('away')));
  const told = await textOf(`${metricsUrl}/metrics`);
  expect(told).toContain('nodejs_eventloop_lag_seconds');
  expect(told).toContain('database_up 0');
});

test('the port of the metrics tells nothing else, and the site does not tell the metrics', async () => {
  const { url, metricsUrl } = await watchedServer(async () => []);
  expect((await fetch(`${metricsUrl}/`)).status).toBe(404);
  expect((await fetch(`${metricsUrl}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});
