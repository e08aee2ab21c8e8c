import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { engines, type TestDatabase, testDatabase } from '../testing/databases.ts';
import { eventually } from '../testing/eventually.ts';
import type { Db } from './db.ts';
import { sql } from './sql.ts';
import { uuid7 } from './uuid7.ts';

function apply(db: Db, emailKey: string, status: 'new' | 'declined' = 'new') {
  return db.one<{ id: string; createdAt: Date }>(sql`
    insert into applications (id, language, full_name, email, email_key, status)
    values (${uuid7()}, 'en', 'Ada', ${emailKey}, ${emailKey}, ${status})
    returning id, created_at as "createdAt"`);
}

async function count(db: Db, where = sql`true`): Promise<number | undefined> {
  const found = await db.one<{ count: number }>(
    sql`select count(*)::integer as count from applications where ${where}`,
  );
  return found?.count;
}

describe.each(engines)('%s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterEach(() => database.truncate());
  afterAll(() => database.close());

  test('a ready database passes its check and names its engine', async () => {
    await database.check();
    expect(database.engine).toBe(engine);
  });

  test('a transaction that throws is rolled back', async () => {
    const failed = database.db.transaction(async (tx) => {
      await apply(tx, 'a@a.example');
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await count(database.db)).toBe(0);
  });

  test('a nested transaction can fail on its own', async () => {
    await database.db.transaction(async (tx) => {
      await apply(tx, 'a@a.example');
      await tx.transaction((inner) => apply(inner, 'a@a.example')).catch(() => {});
      await apply(tx, 'b@b.example');
    });
    expect(await count(database.db)).toBe(2);
  });

  test('concurrent transactions are isolated', async () => {
    const counts = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        database.db.transaction(async (tx) => {
          await apply(tx, `${i}@a.example`);
          return count(tx, sql`email_key = ${`${i}@a.example`}`);
        }),
      ),
    );
    expect(counts).toEqual(Array(8).fill(1));
    expect(await count(database.db)).toBe(8);
  });

  test('a person has at most one open application, and any number of closed ones', async () => {
    await apply(database.db, 'a@a.example', 'declined');
    await apply(database.db, 'a@a.example', 'declined');
    await apply(database.db, 'a@a.example');
    await expect(apply(database.db, 'a@a.example')).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'applications_open_email_key' },
    });
  });

  test('instants round-trip, and database defaults are not in the future', async () => {
    const row = await apply(database.db, 'a@a.example');
    if (!row) throw new Error('nothing was stored');
    expect(row.createdAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await count(database.db, sql`created_at = ${row.createdAt}`)).toBe(1);
  });

  test('a new outbox entry is due at once', async () => {
    await database.db.execute(sql`
      insert into outbox (id, topic, template, subject_kind, subject_id, dedupe_key)
      values (${uuid7()}, 'mail', 't', 'application', ${uuid7()}, 'k')`);
    const { rows } = await database.pool.query('select state from outbox where due_at <= now()');
    expect(rows).toEqual([{ state: 'waiting' }]);
  });

  test('text of any script and length is stored, an unknown status is not', async () => {
    const fullName = `Zoë Müller-Łukasz 王小明 😀 ${'x'.repeat(100_000)}`;
    await apply(database.db, 'a@a.example');
    await database.db.execute(sql`update applications set full_name = ${fullName}`);
    expect(await database.db.query(sql`select full_name from applications`)).toEqual([
      { full_name: fullName },
    ]);
    await expect(database.pool.query(`update applications set status = 'lost'`)).rejects.toMatchObject({
      code: '23514',
    });
  });

  test('a new connection inherits nothing from the previous one', async () => {
    const statement = { name: 'same', text: 'select 1' };
    const client = await database.pool.connect();
    await client.query(statement);
    await client.query(`set time zone 'Asia/Tokyo'`);
    await client.query('begin');
    await client.query('select pg_advisory_lock(1)');
    client.release(true);
    await database.pool.query(statement);
    // A server notices a lost connection only after a moment.
    await eventually(async () => {
      const { rows } = await database.pool.query(
        `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
         where locktype = 'advisory' and datname = current_database()`,
      );
      expect(rows).toHaveLength(0);
    });
    const { rows } = await database.pool.query('show time zone');
    expect(rows).not.toEqual([{ TimeZone: 'Asia/Tokyo' }]);
  });
});
