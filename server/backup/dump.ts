import type pg from 'pg';

/** The first line of a backup. Each further line is a table name and a row; the last one is a `BackupTrailer`. */
export interface BackupHeader {
  format: 'forespan-backup-1';
  /** The number of the last migration. */
  migration: number;
}
export type Line = [table: string, row: Record<string, unknown>];
/** Its absence means that the backup is truncated. */
export interface BackupTrailer {
  rows: number;
}

const rowsAtOnce = 200;

/**
 * A consistent snapshot of the database, one JSON line per row. The built-in database has a single session, so its
 * server waits meanwhile.
 */
export async function* dumpDatabase(pool: pg.Pool): AsyncGenerator<string> {
  const client = await pool.connect();
  let written = 0;
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query('select max(number) as migration from migrations');
    yield JSON.stringify({
      format: 'forespan-backup-1',
      migration: rows[0].migration,
    } satisfies BackupHeader);
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
    yield JSON.stringify({ rows: written } satisfies BackupTrailer);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** A table and its stored (not generated) columns. */
export interface Table {
  name: string;
  columns: string[];
}

/** Not part of a backup: each database has its own migrations, and counts submissions as they are restored. */
const ownToEach = ['migrations', 'submission_counts'];

/** All tables, each after those it references. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { after: string[] }>(
    `select t.tablename as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       array(select f.confrelid::regclass::text from pg_constraint f
             where f.conrelid = c.oid and f.contype = 'f') as after
     from pg_tables t join pg_class c on c.oid = ('public.' || quote_ident(t.tablename))::regclass
     where t.schemaname = 'public' and t.tablename <> all ($1) order by t.tablename`,
    [ownToEach],
  );
  const sorted: Table[] = [];
  while (sorted.length < rows.length) {
    const known = new Set(sorted.map(({ name }) => name));
    const next = rows.filter(({ name, after }) => !known.has(name) && after.every((one) => known.has(one)));
    if (next.length === 0) throw new Error('The tables refer to each other in a circle');
    sorted.push(...next.map(({ name, columns }) => ({ name, columns })));
  }
  return sorted;
}

export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ');
}
