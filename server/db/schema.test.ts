import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, type TestDatabase, testDatabase } from '../testing/databases.ts';
import { getTableConfig, is, PgTable } from './drizzle.ts';
import * as schema from './schema.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  notNull: boolean;
  hasDefault: boolean;
  primary: boolean;
}

const columnsInCode: Column[] = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table))
  .flatMap(({ name: table, columns, primaryKeys }) =>
    columns.map((column) => ({
      table,
      name: column.name,
      type: column.getSQLType().replace('varchar', 'character varying').replace(' (', '('),
      notNull: column.notNull,
      hasDefault: column.hasDefault || column.generated !== undefined,
      primary:
        column.primary || primaryKeys.some((key) => key.columns.some(({ name }) => name === column.name)),
    })),
  );

async function columnsInDatabase({ pool }: TestDatabase): Promise<Column[]> {
  const { rows } = await pool.query(`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as "notNull", a.atthasdef as "hasDefault",
      exists (
        select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)
      ) as "primary"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
  return rows;
}

function inWords(columns: Column[]): string[] {
  return columns
    .map(({ table, name, type, notNull, hasDefault, primary }) =>
      [`${table}.${name} ${type}`, notNull && 'not null', hasDefault && 'default', primary && 'primary key']
        .filter(Boolean)
        .join(', '),
    )
    .sort();
}

describe.each(engines)('%s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database.close());

  test('the schema matches the migrated database', async () => {
    expect(columnsInCode.length).toBeGreaterThan(50);
    expect(inWords(columnsInCode)).toEqual(inWords(await columnsInDatabase(database)));
  });
});
