import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../server/app.ts';
import { openDatabase } from '../server/db/database.ts';
import { readEnv } from '../server/env.ts';
import { createLogger } from '../server/log.ts';
import { startServices } from '../server/services.ts';
import { loadSite } from '../server/site/load.ts';
import { createTagCheck } from '../server/tag-check/check.ts';
import { createFetcher } from '../server/tag-check/fetch/fetch-public-page.ts';

/**
 * Our server in a separate process, with every hostname resolving to the given port of this machine. It sends its
 * parent the URL on which it listens, replies to each message with its memory usage, and exits when its parent does.
 * DATABASE_URL selects the database; the default is the built-in one.
 */
const ports = [Number(process.argv[2])];
const dataDir = await mkdtemp(join(tmpdir(), 'bench-data-'));
const { DATABASE_URL } = process.env;
const env = readEnv({ DATA_DIR: dataDir, RATE_LIMITS: 'off', WEBSITE_CHECKS: 'off', DATABASE_URL });
const logger = createLogger('error');
const database = await openDatabase(env, logger);
await database.whenReady;
const tagCheck = createTagCheck({
  ports,
  fetchPage: createFetcher({
    ports,
    isAllowedAddress: (address) => address === '127.0.0.1',
    resolve: async () => ['127.0.0.1'],
  }),
});
const services = startServices({ env, database, logger, tagCheck });
const site = await loadSite(join(import.meta.dirname, '../dist'));
const app = buildApp({ env, site, services, logger });
await app.listen({ port: 0, host: '127.0.0.1' });
await services.warmUp();
process.on('message', () => process.send?.(process.memoryUsage()));
process.once('disconnect', async () => {
  await app.close();
  await services.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
  // A check whose client has disconnected may still be running.
  process.exit();
});
process.send?.(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
