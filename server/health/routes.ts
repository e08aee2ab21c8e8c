import type { FastifyInstance } from 'fastify';
import type { Check } from './check.ts';

interface HealthOptions {
  checks: Check[];
  isDraining(): boolean;
}

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
    const passed = await Promise.all(checks.map((check) => check.passes()));
    const failed = checks.filter((_, i) => !passed[i]).map(({ name }) => name);
    const status = isDraining() ? 'draining' : failed.length > 0 ? 'failing' : 'ready';
    if (status !== 'ready') request.log.warn({ status, failed }, 'not ready');
    return reply
      .code(status === 'ready' ? 200 : 503)
      .headers(noStore)
      .send({ status, failed });
  });
}
