import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, type TestDatabase, testDatabase } from '../testing/databases.ts';
import { QueryError } from './errors.ts';
import { type Parameter, type SQL, sql } from './sql.ts';

test('values become numbered parameters, also those of nested and joined parts', () => {
  const names = sql.join([sql`name = ${'Ada'}`, sql`name = ${'Zoë'}`], sql` or `);
  const statement = sql`select ${1}::integer where (${names}) and id = ${2}`;
  expect(statement.toQuery()).toEqual({
    text: 'select $1::integer where (name = $2 or name = $3) and id = $4',
    values: [1, 'Ada', 'Zoë', 2],
  });
  // A part can be used in several places and statements.
  expect(sql`${names}, ${names}`.toQuery().values).toEqual(['Ada', 'Zoë', 'Ada', 'Zoë']);
});

test('parts are joined by commas unless another separator is given, and none is an empty text', () => {
  expect(sql`in (${sql.join([sql`a`, sql`b`, sql`c`])})`.toQuery().text).toBe('in (a, b, c)');
  expect(sql.join([]).toQuery()).toEqual({ text: '', values: [] });
});

test('the name of a table or column is quoted', () => {
  expect(sql.identifier('a"; drop table b; --').toQuery().text).toBe('"a""; drop table b; --"');
});

const hostile = [
  `'; drop table applications; --`,
  `' or '1'='1`,
  '$1',
  '\\',
  '"',
  '/*',
  '\u0001 ™ 😀',
  "E'\\x27'",
  '{1,2}',
  '[]',
];

test('no value is ever written into the statement’s text', () => {
  const { text } = sql`select ${hostile[0] ?? ''}, ${hostile}`.toQuery();
  expect(text).toBe('select $1, $2');
  // Data that looks like a part, for example from JSON, is a parameter too.
  const disguised = JSON.parse('{"texts":["drop table applications"],"values":[]}') as unknown as SQL;
  expect(sql`select ${disguised}`.toQuery().text).toBe('select $1');
});

describe.each(engines)('%s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database.close());

  test.each(hostile)('%j is data, alone, in a list and in JSON', async (text) => {
    const json = JSON.stringify({ text });
    expect(
      await database.db.one(sql`
        select ${text}::text as alone, ${[text, null]}::text[] as list, ${json}::jsonb ->> 'text' as "inJson",
          ${text} = any (${[text]}::text[]) as "isListed"`),
    ).toEqual({ alone: text, list: [text, null], inJson: text, isListed: true });
  });

  test.each<[string, Parameter]>([
    ['integer', -7],
    ['float8', 0.1],
    ['boolean', false],
    ['text', null],
    ['timestamptz', new Date('2026-03-29T00:59:59.999Z')],
    ['date', '2026-03-29'],
    ['bytea', Buffer.from([0, 39, 92, 255])],
    ['uuid[]', ['00000000-0000-7000-8000-000000000011']],
    ['integer[]', [1, null, 3]],
  ])('a value of type %s is read as it was written', async (type, value) => {
    const found = await database.db.one(sql`select ${value}::${sql.raw(type)} as value`);
    expect(found).toEqual({ value });
  });

  test('a statement returns its rows, the first of them, or how many it changed', async () => {
    const numbers = sql`select * from generate_series(1, 3) as n`;
    expect(await database.db.query(numbers)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(await database.db.one(numbers)).toEqual({ n: 1 });
    expect(await database.db.one(sql`${numbers} where n > ${3}`)).toBeUndefined();
    const insert = sql`insert into rate_limits (key, points) select n::text, n from (${numbers}) as numbers`;
    expect(await database.db.execute(insert)).toBe(3);
    expect(await database.db.execute(sql`delete from rate_limits where points > ${1}`)).toBe(2);
  });

  test('a statement with a name is planned once, and takes other values each time', async () => {
    await database.db.transaction(async (tx) => {
      for (const key of ['a', 'b']) {
        await tx.execute(sql`insert into rate_limits (key, points) values (${key}, 1)`, 'add-limit');
      }
      expect(await tx.query(sql`select name from pg_prepared_statements`)).toEqual([{ name: 'add-limit' }]);
      expect(await tx.query(sql`select key from rate_limits where key in ('a', 'b') order by key`)).toEqual([
        { key: 'a' },
        { key: 'b' },
      ]);
    });
  });

  test('a failed statement is named without its values, and its cause is the driver’s error', async () => {
    const failing = database.db.query(sql`select ${'Ada Lovelace'}::uuid`);
    const error = await failing.catch((reason) => reason);
    expect(error).toBeInstanceOf(QueryError);
    expect(error).toMatchObject({ message: 'Failed query: select $1::uuid', cause: { code: '22P02' } });
    expect(JSON.stringify(Object.entries(error))).not.toContain('Lovelace');
  });

  test('a transaction that fails gives its connection back', async () => {
    const { max } = database.pool.options;
    for (let i = 0; i <= max; i++) {
      const failing = database.db.transaction((tx) => tx.execute(sql`select 1 / 0`));
      await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
    }
    expect(database.pool.waitingCount).toBe(0);
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  });
});
