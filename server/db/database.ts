import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { ConnectionProblem } from './connection-problem.ts';
import { type Db, dbOver } from './db.ts';
import { embeddedEngine } from './embedded/embedded-engine.ts';
import type { Engine } from './engine.ts';
import { DatabaseAway } from './is-away.ts';
import { migrateWhenReachable } from './migrate-when-reachable.ts';
import { openPool } from './pool.ts';
import { postgresEngine } from './postgres-engine.ts';

export interface Database {
  db: Db;
  pool: pg.Pool;
  engine: Engine['name'];
  /** It belongs to a server that runs elsewhere. */
  isBeside?: true;
  /** Resolves when the tables are there. Rejects with a StartProblem where only the operator can help. */
  whenReady: Promise<void>;
  /** Rejects while the database cannot be used. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const closingGraceMs = 2_000;

/** Opens the operator's PostgreSQL or the built-in one. It does not wait for it: until it is ready, queries fail as away. */
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
    { logger, isOpen: () => isReady, silenceMs: engine.silenceMs },
  );
  const closing = new AbortController();
  const whenReady = migrateWhenReachable(engine, { logger, signal: closing.signal, onProblem }).then(() => {
    isReady = true;
    engine.tend(pool);
  });
  // Whoever does not wait for it is told by `check`.
  whenReady.catch(() => {});

  async function close(): Promise<void> {
    closing.abort();
    await Promise.race([pool.end(), delay(closingGraceMs, undefined, { ref: false })]);
    await engine.close();
  }
  let closed: Promise<void> | undefined;

  return {
    db: dbOver(pool),
    pool,
    engine: engine.name,
    whenReady,
    async check() {
      if (!isReady) throw new DatabaseAway('The database is not ready');
      await pool.query('select 1');
    },
    close() {
      closed ??= close();
      return closed;
    },
  };
}
