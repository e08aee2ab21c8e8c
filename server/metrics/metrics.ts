import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Health } from '../../contract/console/health.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { withTimeout } from '../health/check.ts';

/** Prometheus metrics. They contain no visitor data. */
export interface Metrics {
  registry: Registry;
  /** Counts a file that was served without Fastify. */
  countFile(): void;
  /** Measures all requests that Fastify handles. */
  watch(app: FastifyInstance): void;
}

/** The unsent entries in a state, and the age of the oldest. */
export interface Backlog {
  state: string;
  entries: number;
  oldestSeconds: number;
}

interface MetricsDependencies {
  /** True if the database can be written. */
  canStore(): Promise<boolean>;
  readBacklog(): Promise<Backlog[]>;
  readHealth(): Promise<Health>;
}

export function createMetrics({ canStore, readBacklog, readHealth }: MetricsDependencies): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const files = new Counter({
    name: 'site_files_total',
    help: 'Static files served without Fastify.',
    registers,
  });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests handled by the app, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 8],
    registers,
  });
  // Without labels, so that it starts at 0: Prometheus sees no increase in a series that starts at 1.
  const failedForms = new Counter({
    name: 'forms_failed_total',
    help: 'Forms that could not be stored, or handled in another way, through no fault of the visitor.',
    registers,
  });
  const backlogs = askOnce(readBacklog);
  new Gauge({
    name: 'database_up',
    help: 'Whether the database can store.',
    registers,
    async collect() {
      this.set((await canStore()) ? 1 : 0);
    },
  });
  const byState = async (figure: (backlog: Backlog) => number) =>
    ((await backlogs()) ?? []).map((backlog) => [backlog.state, figure(backlog)] as const);
  labelledGauge(registry, 'state', 'outbox_entries', 'Mails and webhook calls that are not sent.', () =>
    byState(({ entries }) => entries),
  );
  labelledGauge(registry, 'state', 'outbox_oldest_seconds', 'How long the oldest of them has waited.', () =>
    byState(({ oldestSeconds }) => oldestSeconds),
  );
  addHealthGauges(registry, readHealth);

  return {
    registry,
    countFile: () => files.inc(),
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        // The route pattern, not the path: request paths must not become labels.
        const route = request.routeOptions.url ?? 'site';
        const status = String(reply.statusCode);
        requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
        if (reply.statusCode >= 500 && request.routeOptions.config.action !== undefined) failedForms.inc();
        done();
      });
    },
  };
}

/** Gauges that are collected together share one query. Undefined if it fails or takes too long. */
function askOnce<T>(ask: () => Promise<T>): () => Promise<T | undefined> {
  let asked: Promise<T | undefined> | undefined;
  return () => {
    asked ??= withTimeout(
      ask().catch(() => undefined),
      undefined,
    ).finally(() => {
      asked = undefined;
    });
    return asked;
  };
}

/** A gauge with a figure for each value of a label. */
function labelledGauge(
  registry: Registry,
  label: string,
  name: string,
  help: string,
  read: () => Promise<readonly (readonly [string, number])[]>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [value, figure] of await read()) this.set({ [label]: value }, figure);
    },
  });
}

/** The figures of the console's health strip. Unknown ones have no value. */
function addHealthGauges(registry: Registry, readHealth: () => Promise<Health>): void {
  const askHealth = askOnce(readHealth);
  function gauge(name: string, help: string, figure: (health: Health) => number | null): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.reset();
        const health = await askHealth();
        const value = health ? figure(health) : null;
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  }
  gauge(
    'mail_stopped_seconds',
    'How long no mail has gone out though some were tried; 0 while mail goes out.',
    (health) => (health.mail.stoppedSince === null ? 0 : secondsSince(health.mail.stoppedSince)),
  );
  gauge(
    'mail_failing',
    'Mails that were tried and did not arrive; without addresses refused more than a week ago.',
    ({ mail }) => mail.retrying + mail.givenUp + mail.refusedAddresses,
  );
  gauge(
    'webhooks_failing',
    'Webhook calls that were tried and did not arrive.',
    ({ webhooks }) => webhooks.failing,
  );
  gauge(
    'outbox_untried',
    'Mails and webhook calls that were due minutes ago and not tried.',
    ({ untried }) => untried.count,
  );
  gauge(
    'chats_failing',
    'Messages to operators’ chat channels that were tried and did not arrive.',
    ({ chats }) => chats.reduce((sum, { failing }) => sum + failing, 0),
  );
  gauge(
    'calendars_failing',
    'Hosts’ own calendars that are not read.',
    ({ calendars }) => calendars.filter(({ since }) => since !== null).length,
  );
  gauge(
    'invitations_failing',
    'Open invitations to the console whose mail failed.',
    (health) => health.failedInvitations,
  );
  gauge('disk_free_bytes', 'Free space where the data folder is.', ({ disk }) => disk.freeBytes);
  gauge('site_built_timestamp_seconds', 'The day the pages were built.', ({ builtOn }) =>
    builtOn === null ? null : Date.parse(`${builtOn}T00:00:00Z`) / 1_000,
  );
  labelledGauge(registry, 'kind', 'submissions_held', 'Submissions held as spam, up to 1,001.', async () =>
    Object.entries((await askHealth())?.held ?? {}),
  );
  labelledGauge(
    registry,
    'kind',
    'submissions_to_answer',
    'Submissions from before today (UTC) that are still new, up to 1,001.',
    async () => Object.entries((await askHealth())?.toAnswer ?? {}),
  );
}

function secondsSince(instant: string): number {
  return Math.max(1, (Date.now() - Date.parse(instant)) / 1_000);
}

/** Every state except `sent`. A state without entries counts 0, so that alerts can tell it from missing data. */
export async function readBacklog(db: Db): Promise<Backlog[]> {
  const rows = await db.query<{ state: string; entries: string; oldest: string }>(sql`
    select state, count(id) as entries,
      greatest(0, extract(epoch from now() - min(created_at))) as oldest
    from (values ('waiting'), ('held'), ('dead')) as states (state) left join outbox using (state)
    group by state order by state`);
  return rows.map(({ state, entries, oldest }) => ({
    state,
    entries: Number(entries),
    oldestSeconds: Number(oldest),
  }));
}

/** On a separate port, so that no proxy rule can expose it to visitors by mistake. */
export async function serveMetrics(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
