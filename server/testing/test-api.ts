import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import type { Database } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../log.ts';
import { type ServiceDependencies, startServices } from '../services.ts';
import { loadSite } from '../site/load.ts';
import type { Site } from '../site/site.ts';
import { writeTestSite } from './test-site.ts';

const site = writeTestSite().then(loadSite);

export interface TestApi {
  app: FastifyInstance;
  /** The folder with the mails while no mail server is configured. */
  dataDir: string;
  /** The log lines, as JSON. */
  log: string[];
}

/** The whole server with a database and the test site, wired as in `main.ts`. Stopped when the test ends, or as `onFinished` says. */
export async function testApi(
  database: Database,
  variables: NodeJS.ProcessEnv = {},
  {
    site: ownSite,
    ...parts
  }: Pick<ServiceDependencies, 'tagCheck' | 'fetchCalendarPage' | 'postJson'> & { site?: Site } = {},
  onFinished: (stop: () => Promise<void>) => void = onTestFinished,
): Promise<TestApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-data-'));
  const env = readEnv({ DATA_DIR: dataDir, RATE_LIMITS: 'off', WEBSITE_CHECKS: 'off', ...variables });
  const log: string[] = [];
  const logger = createLogger('info', { write: (line) => void log.push(line) });
  const services = startServices({ env, database, logger, ...parts });
  const app = buildApp({ env, site: ownSite ?? (await site), services, logger });
  onFinished(async () => {
    await app.close();
    await services.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { app, dataDir, log };
}
