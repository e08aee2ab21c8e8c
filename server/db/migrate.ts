import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { OperatorError } from '../operator-error.ts';
import type { Engine } from './engine.ts';
import { type ConnectionProblem, connectionProblem } from './errors.ts';

export interface Migration {
  number: number;
  name: string;
  sha256: string;
  sql: string;
}

const folder = join(import.meta.dirname, 'migrations');

/** Reads the files `0001-what-it-does.sql`, numbered without gaps. */
export function readMigrations(dir = folder): Migration[] {
  const found = readdirSync(dir)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file, i) => readMigration(dir, file, i + 1));
  return found;
}

function readMigration(dir: string, file: string, number: number): Migration {
  const [, digits, name] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file) ?? [];
  if (!name || Number(digits) !== number)
    throw new Error(`The migration ${file} should be called ${String(number).padStart(4, '0')}-….sql`);
  const sql = readFileSync(join(dir, file), 'utf8').replaceAll('\r\n', '\n');
  return { number, name, sha256: hash('sha256', sql, 'hex'), sql };
}

/** An arbitrary number that all instances share. */
export const lockKey = 4_672_573;

/**
 * Applies the pending migrations and returns their names. Instances that start together wait for each other: the
 * advisory lock is held until the connection ends, so end it afterwards.
 */
export async function migrate(client: pg.Client, migrations = readMigrations()): Promise<string[]> {
  await client.query(`set lock_timeout = '60s'`);
  await client.query('select pg_advisory_lock($1)', [lockKey]);
  await client.query(`
    create table if not exists migrations (
      number integer primary key,
      name text not null,
      sha256 text not null,
      applied_at timestamptz(3) not null default date_trunc('milliseconds', now())
    )`);
  const { rows: applied } = await client.query('select number, name, sha256 from migrations order by number');
  assertSameHistory(applied, migrations);
  const pending = migrations.slice(applied.length);
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}

/** True if all migrations are applied. Throws for a database with a different history. */
export async function isUpToDate(
  client: pg.Pool | pg.Client,
  migrations = readMigrations(),
): Promise<boolean> {
  const { rows: applied } = await client.query('select number, name, sha256 from migrations order by number');
  assertSameHistory(applied, migrations);
  return applied.length === migrations.length;
}

function assertSameHistory(applied: Omit<Migration, 'sql'>[], known: Migration[]): void {
  for (const [i, { number, name, sha256 }] of applied.entries()) {
    const file = known[i];
    if (file && file.number === number && file.sha256 === sha256) continue;
    throw new OperatorError(
      file
        ? `The migration ${number} (${name}) was changed after the database had applied it: put its file back and write a new migration.`
        : `The database is newer than this program, it has applied migration ${number} (${name}): start the newer program.`,
    );
  }
}

async function apply(client: pg.Client, { number, name, sha256, sql }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migrations (number, name, sha256) values ($1, $2, $3)', [
      number,
      name,
      sha256,
    ]);
    await client.query('commit');
  } catch (error) {
    throw new Error(`The migration ${number} (${name}) failed`, { cause: error });
  }
}

const waitMs = { first: 250, max: 10_000 };

/**
 * Migrates as soon as the database is reachable, retrying as often as needed. Failed attempts are logged and reported
 * to `onProblem`.
 */
export async function migrateWhenReachable(
  { name, connection, listening }: Engine,
  {
    logger,
    signal,
    onProblem,
  }: { logger: Logger; signal: AbortSignal; onProblem?: ((problem: ConnectionProblem) => void) | undefined },
): Promise<void> {
  await Promise.race([listening, aborted(signal)]);
  for (let wait = waitMs.first; ; wait = Math.min(wait * 2, waitMs.max)) {
    signal.throwIfAborted();
    const client = new pg.Client(connection);
    try {
      const applied = await migrateOver(client);
      if (applied.length > 0) logger.info({ applied }, 'the database was migrated');
      return;
    } catch (err) {
      if (err instanceof OperatorError) {
        logger.fatal(err.message);
        throw err;
      }
      const problem = name === 'postgres' ? connectionProblem(err, client) : undefined;
      if (problem) logger.warn({ wait }, problem.sentence);
      else logger.warn({ err, wait }, 'the database cannot be migrated yet');
      if (problem) onProblem?.(problem);
      await delay(wait, undefined, { signal });
    }
  }
}

/** A separate connection: migrations may exceed the statement timeout of the pool. */
async function migrateOver(client: pg.Client): Promise<string[]> {
  client.on('error', () => {});
  try {
    await client.connect();
    return await migrate(client);
  } finally {
    await client.end();
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
