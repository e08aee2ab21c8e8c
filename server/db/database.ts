import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { createDb, type Db } from './db.ts';
import { embeddedEngine } from './embedded/embedded-engine.ts';
import { type Engine, postgresEngine } from './engine.ts';
import { type ConnectionProblem, DatabaseUnavailableError } from './errors.ts';
import { migrateWhenReachable } from './migrate.ts';
import { openPool } from './pool.ts';
import { proveWrite } from './prove-write.ts';

export interface Database {
  db: Db;
  pool: pg.Pool;
  engine: Engine['name'];
  /** Set if a running server has the database open. */
  belongsToRunningServer?: true;
  /** Resolves after the migrations. Rejects with an OperatorError if only the operator can help. */
  whenReady: Promise<void>;
  /** Rejects while the database cannot be written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const closingGraceMs = 2_000;
/** Shorter than `responseTimeoutMs`: a dead connection is dropped, and the next attempt uses another one. */
const proofTimeoutMs = 2_000;

/**
 * Opens the operator's PostgreSQL or the built-in database, without waiting for it: until it is ready, queries fail
 * as unavailable.
 */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  logger: Logger,
  onProblem?: (problem: ConnectionProblem) => void,
): Promise<Database> {
  const engine = env.DATABASE_URL
    ? postgresEngine(env.DATABASE_URL)
    : embeddedEngine(join(env.DATA_DIR, 'database'), logger);
  let isReady = false;
  const pool = openPool(
    { ...engine.connection, ...engine.pooling },
    { logger, isOpen: () => isReady, responseTimeoutMs: engine.responseTimeoutMs },
  );
  const closing = new AbortController();
  const whenReady = migrateWhenReachable(engine, { logger, signal: closing.signal, onProblem }).then(() => {
    isReady = true;
    engine.maintain(pool);
  });
  // Callers that do not await it learn about the error from `check`.
  whenReady.catch(() => {});

  async function close(): Promise<void> {
    closing.abort();
    await Promise.race([pool.end(), delay(closingGraceMs, undefined, { ref: false })]);
    await engine.close();
  }
  let closed: Promise<void> | undefined;

  return {
    db: createDb(pool),
    pool,
    engine: engine.name,
    whenReady,
    async check() {
      if (!isReady) throw new DatabaseUnavailableError('The database is not ready');
      await proveWrite(pool, engine.name === 'postgres' ? proofTimeoutMs : undefined);
    },
    close() {
      closed ??= close();
      return closed;
    },
  };
}
