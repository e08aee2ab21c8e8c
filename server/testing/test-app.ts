import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppDependencies, buildApp } from '../app.ts';
import { readEnv } from '../env.ts';
import type { Check } from '../health/check.ts';
import { createLogger } from '../log.ts';
import { loadSite } from '../site/load.ts';
import { writeTestSite } from './test-site.ts';

const site = writeTestSite().then(loadSite);

/** An app with the test site, closed when the test ends. Silent by default. */
export async function testApp(
  parts: Partial<AppDependencies> & { variables?: NodeJS.ProcessEnv; checks?: Check[] } = {},
): Promise<FastifyInstance> {
  const { variables = {}, checks = [], ...rest } = parts;
  const app = buildApp({
    env: readEnv(variables),
    site: await site,
    logger: createLogger('silent'),
    services: {
      checks,
      canStore: async () => true,
      addRoutes: () => {},
      warmUp: async () => {},
      stop: async () => {},
    },
    ...rest,
  });
  onTestFinished(() => app.close());
  return app;
}

export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}
