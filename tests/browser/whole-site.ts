import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/app.ts';
import type { Db } from '../../server/db/db.ts';
import { readEnv } from '../../server/env.ts';
import { createLogger } from '../../server/log.ts';
import { type ServiceDependencies, startServices } from '../../server/services.ts';
import { loadSite } from '../../server/site/load.ts';
import { testDatabase } from '../../server/testing/databases.ts';
import type { RunningSite } from './launch.ts';

export interface WholeSite extends RunningSite {
  db: Db;
  /** The folder with the mails. */
  dataDir: string;
}

export type WholeSiteOptions = Pick<ServiceDependencies, 'tagCheck' | 'fetchCalendarPage' | 'postJson'>;

/** The built site with its whole server: a fresh database, mails as files, no rate limits. On any free port unless `PORT` is set. */
export async function serveWholeSite(
  variables: NodeJS.ProcessEnv = {},
  options: WholeSiteOptions = {},
): Promise<WholeSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'whole-site-'));
  const env = readEnv({ DATA_DIR: dataDir, RATE_LIMITS: 'off', WEBSITE_CHECKS: 'off', ...variables });
  const logger = createLogger('silent');
  const [site, database] = await Promise.all([
    loadSite(join(import.meta.dirname, '../../dist'), env.DOUBLE_OPT_IN),
    testDatabase('postgres'),
  ]);
  // One host without limits: on a weekend the three hosts of a new site have no free times.
  await database.truncate();
  const services = startServices({ env, database, logger, ...options });
  const app = buildApp({ env, site, services, logger });
  await app.listen({ port: variables.PORT ? env.PORT : 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    db: database.db,
    dataDir,
    async close() {
      await app.close();
      await services.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
