import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../log.ts';
import { engines, type TestDatabase, testDatabase } from '../testing/databases.ts';
import { applications } from './schema.ts';
import { uuid7 } from './uuid7.ts';

const person = { fullName: 'Ada Lovelace', email: 'ada@agency.example', emailKey: 'ada@agency.example' };
const personal = /lovelace|agency\.example/i;

async function logOf(failing: Promise<unknown>): Promise<string> {
  let lines = '';
  const logger = createLogger('info', { write: (line) => (lines += line) });
  await failing.catch((err) => logger.error({ err }, 'failed'));
  return lines;
}

describe.each(engines)('%s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database.close());

  test('the log of a failed insert tells the constraint and not the person', async () => {
    const row = { ...person, id: uuid7(), language: 'en' };
    await database.db.insert(applications).values(row);
    const log = await logOf(database.db.insert(applications).values({ ...row, id: uuid7() }));
    expect(log).toContain('insert into');
    expect(log).toContain('applications_open_email_key');
    expect(log).toContain('23505');
    expect(log).toContain('without-parameters.test.ts');
    expect(log).not.toMatch(personal);
  });

  test('the log of a value that the database cannot read does not show it', async () => {
    const log = await logOf(database.pool.query('select $1::uuid', [person.email]));
    expect(log).toContain('invalid input syntax for type uuid');
    expect(log).not.toMatch(personal);
    const wrapped = await logOf(
      database.db.insert(applications).values({ ...person, id: 'Lovelace', language: 'en' }),
    );
    expect(wrapped).toContain('22P02');
    expect(wrapped).not.toMatch(personal);
  });

  test('a person is not shown by an error that was caused by a query either', async () => {
    const query = database.db.insert(applications).values({ ...person, id: 'Lovelace', language: 'en' });
    const log = await logOf(query.catch((cause) => Promise.reject(new Error('the form failed', { cause }))));
    expect(log).toContain('the form failed');
    expect(log).toContain('Failed query');
    expect(log).not.toMatch(personal);
  });
});
