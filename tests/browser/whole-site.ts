import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/app.ts';
import type { Db } from '../../server/db/db.ts';
import { readEnv } from '../../server/env.ts';
import { createLogger } from '../../server/log.ts';
import { type ServiceParts, startServices } from '../../server/services.ts';
import { loadSite } from '../../server/site/load.ts';
import { type engines, testDatabase } from '../../server/testing/databases.ts';
import type { RunningSite } from './launch.ts';

export interface WholeSite extends RunningSite {
  db: Db;
}

export interface WholeSiteParts extends Pick<ServiceParts, 'tagCheck'> {
  /** What it stores in: PostgreSQL unless told otherwise, as that takes less time to open. */
  engine?: (typeof engines)[number];
}

/** The built site with all that works behind it: a fresh database, mails as files, no limits. */
export async function serveWholeSite(
  variables: NodeJS.ProcessEnv = {},
  { engine = 'postgres', ...parts }: WholeSiteParts = {},
): Promise<WholeSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'whole-site-'));
  const env = readEnv({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...variables });
  const logger = createLogger('silent');
  const [site, database] = await Promise.all([
    loadSite(join(import.meta.dirname, '../../dist')),
    testDatabase(engine),
  ]);
  const services = startServices({ env, database, logger, ...parts });
  const app = buildApp({ env, site, services, logger });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    db: database.db,
    async close() {
      await app.close();
      await services.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
