import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { uuid7 } from '../db/uuid7.ts';
import { createLogger } from '../log.ts';

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
  const fresh = engine === 'postgres' ? await createPostgresDatabase() : undefined;
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

/** An empty database on the shared PostgreSQL server. */
export async function createPostgresDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = await sharedServer();
  const name = `test_${uuid7().replaceAll('-', '')}`;
  await once(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => once(server, `drop database ${name} with (force)`) };
}

async function sharedServer(): Promise<string> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  const answer = (await json(connect(inject('postgresPort'), '127.0.0.1'))) as {
    url?: string;
    problem?: string;
  };
  if (!answer.url) throw new Error(answer.problem);
  return answer.url;
}

async function once(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** One statement, so that foreign keys do not dictate an order; many times faster than `truncate` on small tables. */
async function emptyAllTables({ pool }: Database): Promise<string> {
  const { rows } = await pool.query(
    `select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  );
  const deletions = rows.map(({ tablename }, i) => `d${i} as (delete from "${tablename}")`);
  return `with ${deletions.join(', ')} select`;
}
