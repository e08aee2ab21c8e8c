import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted for whoever watches over the site. Nothing in it tells of a visitor. */
export interface Metrics {
  registry: Registry;
  /** A file of the site was served past the app. */
  countFile(): void;
  /** Times what the app answers. */
  watch(app: FastifyInstance): void;
}

/** What is still to be sent: how many entries of a state, and how long the oldest has waited. */
export interface Backlog {
  state: string;
  entries: number;
  oldestSeconds: number;
}

export function createMetrics(readBacklog: () => Promise<Backlog[]>): Metrics {
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
  // Gauges are read all at once; they share what the database says.
  let asked: Promise<Backlog[] | undefined> | undefined;
  function askDatabase(): Promise<Backlog[] | undefined> {
    asked ??= readBacklog()
      .catch(() => undefined)
      .finally(() => {
        asked = undefined;
      });
    return asked;
  }
  new Gauge({
    name: 'database_up',
    help: 'Whether the database answers.',
    registers,
    async collect() {
      this.set((await askDatabase()) ? 1 : 0);
    },
  });
  function tellOfOutbox(name: string, help: string, figure: (backlog: Backlog) => number): void {
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
  tellOfOutbox('outbox_entries', 'Mails and webhook calls that are not sent.', ({ entries }) => entries);
  tellOfOutbox(
    'outbox_oldest_seconds',
    'How long the oldest of them has waited.',
    ({ oldestSeconds }) => oldestSeconds,
  );

  return {
    registry,
    countFile: () => files.inc(),
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        // The pattern, never the path: what strangers ask for must not become labels.
        const route = request.routeOptions.url ?? 'site';
        const status = String(reply.statusCode);
        requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
        done();
      });
    },
  };
}
