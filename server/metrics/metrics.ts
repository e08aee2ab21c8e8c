import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../db/db.ts';
import { sql } from '../db/drizzle.ts';
import { withTimeout } from '../health/check.ts';

/** Prometheus metrics. They contain no visitor data. */
export interface Metrics {
  registry: Registry;
  /** Counts a file that was served without Fastify. */
  countFile(): void;
  /** Measures all requests that Fastify handles. */
  watch(app: FastifyInstance): void;
}

/** The unsent entries of a state, and the age of the oldest. */
export interface Backlog {
  state: string;
  entries: number;
  oldestSeconds: number;
}

interface MetricsDependencies {
  /** Whether the database can store. */
  canStore(): Promise<boolean>;
  readBacklog(): Promise<Backlog[]>;
}

export function createMetrics({ canStore, readBacklog }: MetricsDependencies): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const files = new Counter({
    name: 'site_files_total',
    help: 'Files of the site served by the short way.',
    registers,
  });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests the app answered, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 8],
    registers,
  });
  // Without labels, so that it begins at 0: Prometheus sees no increase in a series that begins at 1.
  const failedForms = new Counter({
    name: 'forms_failed_total',
    help: 'Forms that could not be stored, or handled in another way, through no fault of the visitor.',
    registers,
  });
  // The gauges of the outbox are collected together and share one query.
  let asked: Promise<Backlog[] | undefined> | undefined;
  function askDatabase(): Promise<Backlog[] | undefined> {
    asked ??= withTimeout(
      readBacklog().catch(() => undefined),
      undefined,
    ).finally(() => {
      asked = undefined;
    });
    return asked;
  }
  new Gauge({
    name: 'database_up',
    help: 'Whether the database can store.',
    registers,
    async collect() {
      this.set((await canStore()) ? 1 : 0);
    },
  });
  function outboxGauge(name: string, help: string, figure: (backlog: Backlog) => number): void {
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers,
      async collect() {
        this.reset();
        for (const backlog of (await askDatabase()) ?? []) {
          this.set({ state: backlog.state }, figure(backlog));
        }
      },
    });
  }
  outboxGauge('outbox_entries', 'Mails and webhook calls that are not sent.', ({ entries }) => entries);
  outboxGauge(
    'outbox_oldest_seconds',
    'How long the oldest of them has waited.',
    ({ oldestSeconds }) => oldestSeconds,
  );

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

/** Every state except `sent`. A state without entries counts 0, so that alerts can tell it from missing data. */
export async function readBacklog(db: Db): Promise<Backlog[]> {
  const { rows } = await db.execute<{ state: string; entries: string; oldest: string }>(sql`
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
