import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export async function deleteRows(db: Db, ...tables: string[]): Promise<void> {
  for (const table of tables) await db.execute(sql`delete from ${sql.identifier(table)}`);
}
