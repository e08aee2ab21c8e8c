import type pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import { type Migration, readMigrations } from './migrations.ts';

/** Any number, as long as every instance takes the same. */
export const lockKey = 4_672_573;

/**
 * Brings the database up to date and says which migrations that took. Instances that start together wait
 * for one another: the lock lives as long as the connection, so end it afterwards.
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
  refuseOtherHistory(applied, migrations);
  const pending = migrations.slice(applied.length);
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}

/** Whether a database is exactly as far as this program. Refuses one with another history. */
export async function isUpToDate(
  client: pg.Pool | pg.Client,
  migrations = readMigrations(),
): Promise<boolean> {
  const { rows: applied } = await client.query('select number, name, sha256 from migrations order by number');
  refuseOtherHistory(applied, migrations);
  return applied.length === migrations.length;
}

function refuseOtherHistory(applied: Omit<Migration, 'sql'>[], known: Migration[]): void {
  for (const [i, { number, name, sha256 }] of applied.entries()) {
    const file = known[i];
    if (file && file.number === number && file.sha256 === sha256) continue;
    throw new StartProblem(
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
