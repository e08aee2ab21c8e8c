import type pg from 'pg';
import { quoted, readTables } from './tables.ts';

/** The first line of a backup; then each line is a table's name and one of its rows; the last is an `Ending`. */
export interface Heading {
  format: 'forespan-backup-1';
  /** The number of the last migration. */
  migration: number;
}
export type Line = [table: string, row: Record<string, unknown>];
/** Without it the end is missing. */
export interface Ending {
  rows: number;
}

const rowsAtOnce = 200;

/**
 * All that the database holds, as it was at one instant, a line of JSON each. The built-in database has one
 * session: while this goes on, its server waits.
 */
export async function* readAll(pool: pg.Pool): AsyncGenerator<string> {
  const client = await pool.connect();
  let written = 0;
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query('select max(number) as migration from migrations');
    yield JSON.stringify({ format: 'forespan-backup-1', migration: rows[0].migration } satisfies Heading);
    for (const { name, columns } of await readTables(client)) {
      await client.query(
        `declare backup no scroll cursor for select to_json(r)::text as row from (select ${quoted(columns)} from ${quoted([name])}) r`,
      );
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from backup`);
        for (const { row } of rows) yield `[${JSON.stringify(name)},${row}]`;
        written += rows.length;
        if (rows.length < rowsAtOnce) break;
      }
      await client.query('close backup');
    }
    await client.query('commit');
    yield JSON.stringify({ rows: written } satisfies Ending);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
