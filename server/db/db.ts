import type pg from 'pg';
import { drizzle, type NodePgQueryResultHKT, type PgDatabase } from './drizzle.ts';
import * as schema from './schema.ts';

/**
 * The database, or a transaction of it. Inside a transaction use the handle it gives: the built-in
 * database has one connection, and to ask for another one there is to wait for oneself.
 */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export function dbOver(pool: pg.Pool): Db {
  return drizzle(pool, { schema });
}
