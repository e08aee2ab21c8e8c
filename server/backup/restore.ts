import type pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { type BackupHeader, type BackupTrailer, type Line, quoted, readTables, type Table } from './dump.ts';

const rowsAtOnce = 200;
const bytesAtOnce = 4_000_000;

/** Restores a backup into an empty database, in one transaction. Returns the number of rows. */
export async function restoreDatabase(pool: pg.Pool, lines: AsyncIterable<string>): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const tables = await readTables(client);
    await assertEmpty(client, tables);
    const written = await writeLines(client, tables, lines);
    await client.query('commit');
    return written;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function writeLines(
  client: pg.PoolClient,
  tables: Table[],
  lines: AsyncIterable<string>,
): Promise<number> {
  let written = 0;
  let hasHeader = false;
  let hostsReplaced = false;
  let trailer: BackupTrailer | undefined;
  let batch: { table: Table; rows: string[]; bytes: number } | undefined;

  async function flush(): Promise<void> {
    if (!batch) return;
    await writeRows(client, batch.table, batch.rows);
    written += batch.rows.length;
    batch = undefined;
  }

  for await (const line of lines) {
    if (!hasHeader) {
      await assertHeader(client, line);
      hasHeader = true;
      continue;
    }
    const parsed = JSON.parse(line) as Line | BackupTrailer;
    if (!Array.isArray(parsed)) {
      trailer = parsed;
      continue;
    }
    const [name, row] = parsed;
    if (batch && (batch.table.name !== name || batch.rows.length >= rowsAtOnce || batch.bytes > bytesAtOnce))
      await flush();
    if (!batch) {
      const table = tables.find((one) => one.name === name);
      if (!table) throw new OperatorError(`The backup contains an unknown table: ${name}.`);
      if (name === withInitialRows && !hostsReplaced) await client.query('delete from hosts');
      hostsReplaced ||= name === withInitialRows;
      batch = { table, rows: [], bytes: 0 };
    }
    batch.rows.push(JSON.stringify(row));
    batch.bytes += line.length;
  }
  await flush();
  if (trailer?.rows !== written) throw new OperatorError('The backup is incomplete: its end is missing.');
  return written;
}

/** Columns missing from an older backup get their defaults. */
async function writeRows(client: pg.PoolClient, { name, columns }: Table, rows: string[]): Promise<void> {
  const sent = Object.keys(JSON.parse(rows[0] ?? '{}'));
  const names = quoted(columns.filter((column) => sent.includes(column)));
  const table = quoted([name]);
  await client.query(
    `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
}

async function assertHeader(client: pg.PoolClient, line: string): Promise<void> {
  let header: Partial<BackupHeader> = {};
  try {
    header = JSON.parse(line);
  } catch {}
  if (header.format !== ('forespan-backup-1' satisfies BackupHeader['format']))
    throw new OperatorError('This file is not a backup.');
  const { rows } = await client.query('select max(number) as migration from migrations');
  if (Number(header.migration) > rows[0].migration)
    throw new OperatorError('The backup was made by a newer program: update this one first.');
}

/** The migrations create rows in this table, which those of the backup replace. */
const withInitialRows = 'hosts';

async function assertEmpty(client: pg.PoolClient, tables: Table[]): Promise<void> {
  for (const { name } of tables) {
    if (name === withInitialRows) continue;
    const { rows } = await client.query(`select 1 from ${quoted([name])} limit 1`);
    if (rows.length > 0)
      throw new OperatorError(
        `The database is not empty (there are rows in ${name}): a backup goes into a fresh one only.`,
      );
  }
}
