import { join } from 'node:path';
import type { Logger } from 'pino';
import { StartProblem } from '../../start-problem.ts';
import type { Database } from '../database.ts';
import { dbOver } from '../db.ts';
import { isUpToDate } from '../migrate.ts';
import { openPool } from '../pool.ts';
import { embeddedSilenceMs } from './embedded-engine.ts';
import { socketFolderFor } from './start-embedded.ts';

/** The tables are not as far as this program: the server is an older one, or has just been started. */
export class ServerBehind extends StartProblem {}

/**
 * The built-in database of a server that runs, as a second client of it. Both share one session: nothing may be
 * set, prepared by name or locked for longer than a transaction, and while one has a transaction the other waits.
 */
export async function openBeside(dataDir: string, logger: Logger): Promise<Database> {
  const pool = openPool(
    {
      host: socketFolderFor(join(dataDir, 'database')),
      user: 'postgres',
      database: 'postgres',
      max: 1,
      connectionTimeoutMillis: 10_000,
    },
    { logger, isOpen: () => true, silenceMs: embeddedSilenceMs },
  );
  try {
    if (!(await isUpToDate(pool))) {
      throw new ServerBehind('The running server is older than this program: restart it first.');
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: dbOver(pool),
    pool,
    engine: 'embedded',
    isBeside: true,
    whenReady: Promise.resolve(),
    async check() {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}
