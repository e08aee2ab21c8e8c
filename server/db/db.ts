import type pg from 'pg';
import { drizzle, type NodePgQueryResultHKT, type PgDatabase, PgDialect, type SQL } from './drizzle.ts';
import * as schema from './schema.ts';

/**
 * The database, or a transaction. Inside a transaction use only its own handle: the built-in database has one
 * connection, so asking for another one would deadlock.
 */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export function createDb(pool: pg.Pool): Db {
  return drizzle(pool, { schema });
}

const dialect = new PgDialect();

/** Runs a prepared statement, which PostgreSQL parses and plans once per connection. Its text must never vary. */
export async function runPrepared(db: Db, name: string, statement: SQL): Promise<void> {
  await db._.session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false).execute();
}
