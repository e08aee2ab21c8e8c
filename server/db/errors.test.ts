import pg, { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../log.ts';
import { engines, type TestDatabase, testDatabase } from '../testing/databases.ts';
import type { Db } from './db.ts';
import { connectionProblem, DatabaseUnavailableError, isDatabaseUnavailable, QueryError } from './errors.ts';
import { sql } from './sql.ts';
import { uuid7 } from './uuid7.ts';

function serverError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('no', 2, 'error'), { code });
}

test.each([
  ['a refused connection', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  ['a reset connection', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })],
  ['a socket that is not there', Object.assign(new Error('no'), { code: 'ENOENT', syscall: 'connect' })],
  ['every address refused', new AggregateError([Object.assign(new Error(''), { code: 'ECONNREFUSED' })])],
  ['a pool that waits too long', new Error('timeout exceeded when trying to connect')],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['a connection lost before', new Error('Client has encountered a connection error and is not queryable')],
  ['a pool that has ended', new Error('Cannot use a pool after calling end on the pool')],
  ['a server that shuts down', serverError('57P01')],
  ['a server that crashed', serverError('57P02')],
  ['a server that starts', serverError('57P03')],
  ['a broken connection', serverError('08006')],
  ['too many connections', serverError('53300')],
  ['a full disk', serverError('53100')],
  ['a wrong password', serverError('28P01')],
  ['our own check', new DatabaseUnavailableError('The database is not ready')],
])('%s means that the database is unavailable', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(isDatabaseUnavailable(new QueryError('select $1', error))).toBe(true);
});

test.each([
  ['a duplicate', serverError('23505')],
  ['a syntax error', serverError('42601')],
  ['a missing file', Object.assign(new Error('no'), { code: 'ENOENT', syscall: 'open' })],
  ['a mistake in our code', new TypeError('x is not a function')],
  ['a value that is not an error', 'ECONNREFUSED'],
  ['nothing', undefined],
])('%s does not', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

const client = new pg.Client('postgres://forespan:secret@db.internal/site');

test.each([
  ['28000', 'role "forespan" does not exist', false, 'does not admit "forespan": role'],
  ['42501', 'permission denied for schema public', false, 'may not create tables'],
  [
    'ENOTFOUND',
    'getaddrinfo ENOTFOUND db.internal',
    false,
    'The host db.internal in DATABASE_URL is not known.',
  ],
  ['EAI_AGAIN', 'getaddrinfo EAI_AGAIN db.internal', true, 'cannot be looked up now'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain', false, 'sslrootcert'],
  ['ETIMEDOUT', 'connect ETIMEDOUT', true, 'PostgreSQL at db.internal:5432 does not respond'],
  [undefined, 'timeout expired', true, 'PostgreSQL at db.internal:5432 does not respond'],
])('%s (%s) is explained', (code, message, mayPass, words) => {
  const error = Object.assign(new Error(message), { code });
  const problem = { mayPass, sentence: expect.stringContaining(words) };
  expect(connectionProblem(error, client)).toEqual(problem);
  const wrapped = new Error('The migration 1 failed', { cause: error });
  expect(connectionProblem(wrapped, client)).toEqual(problem);
  expect(connectionProblem(error, client)?.sentence).not.toContain('secret');
});

test('errors that are not about the connection are not explained', () => {
  expect(connectionProblem(new TypeError('x is not a function'), client)).toBeUndefined();
});

const person = { fullName: 'Ada Lovelace', email: 'ada@agency.example' };
const personal = /lovelace|agency\.example/i;

async function captureLog(failing: Promise<unknown>): Promise<string> {
  let lines = '';
  const logger = createLogger('info', { write: (line) => (lines += line) });
  await failing.catch((err) => logger.error({ err }, 'failed'));
  return lines;
}

/** The statement is longer than the part that is logged. */
function apply(db: Db, id: string): Promise<unknown> {
  return db.execute(sql`
    insert into applications (id, language, full_name, email, email_key, company_website)
    values (${id}, 'en', ${person.fullName}, ${person.email}, ${person.email}, '')`);
}

describe.each(engines)('%s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database.close());

  test('the log of a failed insert has the constraint but no personal data', async () => {
    await apply(database.db, uuid7());
    const log = await captureLog(apply(database.db, uuid7()));
    expect(log).toContain('insert into');
    expect(log).toContain('applications_open_email_key');
    expect(log).toContain('23505');
    expect(log).toContain('errors.test.ts');
    expect(log).not.toMatch(personal);
  });

  test('the log of an invalid value does not contain it', async () => {
    const log = await captureLog(database.pool.query('select $1::uuid', [person.email]));
    expect(log).toContain('invalid input syntax for type uuid');
    expect(log).not.toMatch(personal);
    const wrapped = await captureLog(apply(database.db, 'Lovelace'));
    expect(wrapped).toContain('22P02');
    expect(wrapped).not.toMatch(personal);
  });

  test('an error with a failed query as cause has no personal data either', async () => {
    const log = await captureLog(
      apply(database.db, 'Lovelace').catch((cause) =>
        Promise.reject(new Error('the form failed', { cause })),
      ),
    );
    expect(log).toContain('the form failed');
    expect(log).toContain('Failed query');
    expect(log).not.toContain('company_website');
    expect(log).not.toMatch(personal);
  });
});
