import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Health } from '../../contract/console/health.ts';
import { buildApp } from '../app.ts';
import { sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { readEnv } from '../env.ts';
import { readHealth } from '../health/read-health.ts';
import { createLogger } from '../log.ts';
import { loadSite } from '../site/load.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { writeTestSite } from '../testing/test-site.ts';
import { type Backlog, createMetrics, readBacklog, serveMetrics } from './metrics.ts';

async function watchedServer(
  readBacklog: () => Promise<Backlog[]>,
  { canStore = async () => true, readHealth = () => Promise.reject<Health>(new Error('unknown')) } = {},
) {
  const metrics = createMetrics({ canStore, readBacklog, readHealth });
  const site = await loadSite(await writeTestSite());
  const app = buildApp({ env: readEnv({}), site, metrics, logger: createLogger('silent') });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const watched = await serveMetrics(metrics.registry, 0, '127.0.0.1');
  onTestFinished(async () => {
    watched.close();
    await app.close();
  });
  return { url: serverUrl(app.server), metricsUrl: serverUrl(watched) };
}

function serverUrl(server: { address(): AddressInfo | string | null }): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function fetchText(url: string): Promise<string> {
  return (await fetch(url)).text();
}

test('requests are counted by route, files separately, and no visitor input becomes a label', async () => {
  const { url, metricsUrl } = await watchedServer(async () => [
    { state: 'dead', entries: 2, oldestSeconds: 90 },
  ]);
  await fetchText(`${url}/`);
  await fetchText(`${url}/pricing`);
  await fetchText(`${url}/healthz`);
  await fetchText(`${url}/someone@agency.example`);
  const metrics = await fetchText(`${metricsUrl}/metrics`);
  expect(metrics).toContain('site_files_total 2');
  expect(metrics).toContain(
    'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
  );
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="site",status="404"} 1');
  expect(metrics).toContain('database_up 1');
  expect(metrics).toContain('outbox_entries{state="dead"} 2');
  expect(metrics).toContain('outbox_oldest_seconds{state="dead"} 90');
  expect(metrics).toContain('process_resident_memory_bytes');
  expect(metrics).not.toContain('someone');
});

test('metrics are available without the database', async () => {
  const readBacklog = () => Promise.reject(new Error('away'));
  const { metricsUrl } = await watchedServer(readBacklog, { canStore: async () => false });
  const metrics = await fetchText(`${metricsUrl}/metrics`);
  expect(metrics).toContain('nodejs_eventloop_lag_seconds');
  expect(metrics).toContain('database_up 0');
});

test('the metrics port serves only metrics, and the site does not serve them', async () => {
  const { url, metricsUrl } = await watchedServer(async () => []);
  expect((await fetch(`${metricsUrl}/`)).status).toBe(404);
  expect((await fetch(`${metricsUrl}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

const on = onPostgres();

test('the age of a retried mail is its own, not that of its next attempt', async () => {
  await on.run(sql`
    insert into outbox (id, topic, template, subject_kind, subject_id, state, attempts, created_at, due_at)
    values
      (${uuid7()}, 'mail', 'x', 'lead', ${uuid7()}, 'waiting', 4, now() - interval '1 hour', now() + interval '20 minutes'),
      (${uuid7()}, 'mail', 'x', 'lead', ${uuid7()}, 'waiting', 0, now(), now()),
      (${uuid7()}, 'mail', 'x', 'lead', ${uuid7()}, 'sent', 1, now() - interval '1 day', now())`);
  expect(await readBacklog(on.database.db)).toEqual([
    { state: 'dead', entries: 0, oldestSeconds: 0 },
    { state: 'held', entries: 0, oldestSeconds: 0 },
    { state: 'waiting', entries: 2, oldestSeconds: expect.closeTo(3_600, -2) },
  ]);
});

test('the metrics contain the figures of the console’s health strip, and none that is not known', async () => {
  const env = readEnv({ ...on.database.env, SMTP_URL: 'smtp://127.0.0.1' });
  const { db } = on.database;
  await on.run(sql`
    insert into outbox (id, topic, template, subject_kind, subject_id, state, attempts, created_at, due_at, last_error)
    values
      (${uuid7()}, 'mail', 'x', 'lead', ${uuid7()}, 'waiting', 4, now() - interval '1 hour', now() + interval '1 hour', 'x'),
      (${uuid7()}, 'webhook', 'x', 'lead', ${uuid7()}, 'dead', 9, now(), now(), 'x'),
      (${uuid7()}, 'mail', 'x', 'lead', ${uuid7()}, 'waiting', 0, now(), now() - interval '1 hour', null)`);
  await on.run(sql`
    insert into applications (id, language, full_name, email, email_key, flag)
    values (${uuid7()}, 'en', 'x', 'x', 'x', 'honeypot')`);
  const read = (builtOn?: string) => () => readHealth({ db, env, checks: [], builtOn });
  const { metricsUrl } = await watchedServer(() => readBacklog(db), {
    readHealth: read('2026-11-18'),
  });
  const text = await fetchText(`${metricsUrl}/metrics`);
  expect(Number(/^mail_stopped_seconds (\d+)/m.exec(text)?.[1])).toBeGreaterThanOrEqual(3_600);
  expect(text).toContain('mail_failing 1\n');
  expect(text).toContain('webhooks_failing 1\n');
  expect(text).toContain('outbox_untried 1\n');
  expect(text).toContain('invitations_failing 0\n');
  expect(text).toContain('submissions_held{kind="application"} 1\n');
  expect(text).toContain('submissions_to_answer{kind="lead"} 0\n');
  expect(text).toContain(`site_built_timestamp_seconds ${Date.UTC(2026, 10, 18) / 1_000}\n`);
  expect(text).toMatch(/^disk_free_bytes \d+/m);
  const unknown = await watchedServer(() => readBacklog(db), { readHealth: read() });
  expect(await fetchText(`${unknown.metricsUrl}/metrics`)).not.toMatch(/^site_built_timestamp_seconds \d/m);
});

test('an empty outbox counts 0 in every state', async () => {
  expect(await readBacklog(on.database.db)).toEqual(
    ['dead', 'held', 'waiting'].map((state) => ({ state, entries: 0, oldestSeconds: 0 })),
  );
});
