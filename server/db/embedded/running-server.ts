import { join } from 'node:path';
import type { Logger } from 'pino';
import { OperatorError } from '../../operator-error.ts';
import type { Database } from '../database.ts';
import { createDb } from '../db.ts';
import { isUpToDate } from '../migrate.ts';
import { openPool } from '../pool.ts';
import { embeddedResponseTimeoutMs, socketFolderFor } from './embedded-engine.ts';

/** The migrations are behind this program: the server is older, or has only just started. */
export class ServerOutdatedError extends OperatorError {}

/**
 * A second client of a running server's built-in database. Both share one session: no settings, named prepared
 * statements or locks may outlive a transaction, and a transaction of one blocks the other.
 */
export async function connectToRunningServer(dataDir: string, logger: Logger): Promise<Database> {
  const pool = openPool(
    {
      host: socketFolderFor(join(dataDir, 'database')),
      user: 'postgres',
      database: 'postgres',
      max: 1,
      connectionTimeoutMillis: 10_000,
    },
    { logger, isOpen: () => true, responseTimeoutMs: embeddedResponseTimeoutMs },
  );
  try {
    if (!(await isUpToDate(pool))) {
      throw new ServerOutdatedError('The running server is older than this program: restart it first.');
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: createDb(pool),
    pool,
    engine: 'embedded',
    belongsToRunningServer: true,
    whenReady: Promise.resolve(),
    async check() {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}
