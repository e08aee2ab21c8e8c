import type pg from 'pg';

/** A table and the columns that are stored, not computed. */
export interface Table {
  name: string;
  columns: string[];
}

/** Beside the list of migrations, which each database keeps for itself. */
const ownToEach = 'migrations';

/** Every table, each after those it refers to. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { after: string[] }>(
    `select t.tablename as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       array(select f.confrelid::regclass::text from pg_constraint f
             where f.conrelid = c.oid and f.contype = 'f') as after
     from pg_tables t join pg_class c on c.oid = ('public.' || quote_ident(t.tablename))::regclass
     where t.schemaname = 'public' and t.tablename <> $1 order by t.tablename`,
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

/** Names as SQL takes them. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ');
}
