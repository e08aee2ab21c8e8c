import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

const dialect = new PgDialect();

/** Runs a statement that PostgreSQL reads and plans once per connection. Its text must be the same every time. */
export async function runPrepared(db: Db, name: string, statement: SQL): Promise<void> {
  await db._.session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false).execute();
}
