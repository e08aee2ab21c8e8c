import { createHash } from 'node:crypto';
import { getTableColumns, type SQL, sql, type Table } from './drizzle.ts';

/** `insert into <table> (…) values (…)` for a row that goes by the names in the schema. */
export function insertInto<T extends Table>(table: T, row: T['$inferInsert']): SQL {
  const columns = getTableColumns(table);
  const given = Object.entries(row).flatMap(([name, value]) => {
    const column = columns[name];
    return column ? [{ name: sql.identifier(column.name), value: sql.param(value, column) }] : [];
  });
  return sql`insert into ${table} (${list(given.map(({ name }) => name))}) values (${list(given.map(({ value }) => value))})`;
}

/** Parts of a statement with commas between. */
export function list(parts: Parameters<typeof sql.join>[0]): SQL {
  return sql.join(parts, sql`, `);
}

/** Equal for equal texts; the texts cannot be read from it. */
export function contentHash(...texts: string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
}
