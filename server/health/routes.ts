import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A dependency the server cannot work without. `run` rejects if it is unavailable. */
export interface Check {
  name: string;
  run(): Promise<void>;
}

interface HealthOptions {
  checks: Check[];
  isDraining(): boolean;
}

const patienceMs = 2_000;
const noStore = { 'cache-control': 'no-store' };

export function healthRoutes(app: FastifyInstance, { checks, isDraining }: HealthOptions): void {
  const quiet = { config: { quiet: true } };

  app.get('/healthz', quiet, (_request, reply) =>
    reply
      .code(isDraining() ? 503 : 200)
      .headers(noStore)
      .send({ status: isDraining() ? 'draining' : 'ok' }),
  );

  app.get('/readyz', quiet, async (request, reply) => {
    const passed = await Promise.all(checks.map(passes));
    const failed = checks.filter((_, i) => !passed[i]).map(({ name }) => name);
    const status = isDraining() ? 'draining' : failed.length > 0 ? 'failing' : 'ready';
    if (status !== 'ready') request.log.warn({ status, failed }, 'not ready');
    return reply
      .code(status === 'ready' ? 200 : 503)
      .headers(noStore)
      .send({ status, failed });
  });
}

async function passes(check: Check): Promise<boolean> {
  const timeout = new AbortController();
  const tooLate = delay(patienceMs, false, { signal: timeout.signal });
  try {
    return await Promise.race([check.run().then(() => true), tooLate]);
  } catch {
    return false;
  } finally {
    timeout.abort();
  }
}
