import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { uuid7 } from '../db/uuid7.ts';
import { firstHostId } from '../hosts/store.ts';
import { createLogger } from '../log.ts';
import { databaseUrl, runStatement, type SharedPostgres } from './postgres-server.ts';

export const engines = ['embedded', 'postgres'] as const;

export interface TestDatabase extends Database {
  /** The arguments for opening it again. */
  env: { DATABASE_URL: string | undefined; DATA_DIR: string };
  /** Deletes all rows. */
  truncate(): Promise<void>;
}

/**
 * A migrated, empty database. Open one per test file, empty it between tests, and close it: `beforeAll(async () => {
 * database = await testDatabase(engine); })`, `afterEach(() => database.truncate())`, `afterAll(() =>
 * database.close())`.
 */
export async function testDatabase(engine: (typeof engines)[number]): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'test-database-'));
  const fresh = engine === 'postgres' ? await createPostgresDatabase({ isMigrated: true }) : undefined;
  const env = { DATABASE_URL: fresh?.url, DATA_DIR: folder };
  const database = await openDatabase(env, createLogger('error'));
  await database.whenReady;
  const emptyAll = await emptyAllTables(database);
  return {
    ...database,
    env,
    async truncate() {
      await database.pool.query(emptyAll);
    },
    async close() {
      await database.close();
      await fresh?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A database on the shared PostgreSQL server, empty or with migrated tables. */
export async function createPostgresDatabase({ isMigrated = false } = {}): Promise<{
  url: string;
  drop(): Promise<void>;
}> {
  const { url, template } = await sharedServer();
  const name = `test_${uuid7().replaceAll('-', '')}`;
  await runStatement(url, `create database ${name} ${isMigrated ? `template ${template}` : ''}`);
  return {
    url: databaseUrl(url, name),
    drop: () => runStatement(url, `drop database ${name} with (force)`),
  };
}

async function sharedServer(): Promise<SharedPostgres> {
  const reply = await json(connect(inject('postgresPort'), '127.0.0.1'));
  if (reply && typeof reply === 'object' && 'problem' in reply) throw new Error(String(reply.problem));
  return reply as SharedPostgres;
}

/**
 * One statement, so that foreign keys do not dictate an order; many times faster than `truncate` on small tables. One
 * host without limits is recreated: most tests are not about working hours. Deleted submissions are counted.
 */
async function emptyAllTables({ pool }: Database): Promise<string> {
  const { rows } = await pool.query(
    `select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  );
  const deletions = rows.map(({ tablename }, i) => `d${i} as (delete from "${tablename}")`);
  return `with ${deletions.join(', ')} select; delete from submission_counts; insert into hosts (id) values ('${firstHostId}')`;
}
