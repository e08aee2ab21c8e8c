import type { Db } from './db.ts';
import { PgDialect, type SQL } from './drizzle.ts';

const dialect = new PgDialect();

/** Runs a statement that PostgreSQL reads and plans once per connection. Its text must be the same every time. */
export async function runPrepared(db: Db, name: string, statement: SQL): Promise<void> {
  await db._.session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false).execute();
}
