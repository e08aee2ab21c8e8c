import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { DrizzleQueryError } from './drizzle.ts';
import { DatabaseAway, isDatabaseAway } from './is-away.ts';

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
  ['what we find ourselves', new DatabaseAway('The database is not ready')],
])('%s means that the database is away', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true);
  expect(isDatabaseAway(new DrizzleQueryError('select $1', ['x'], error))).toBe(true);
});

test.each([
  ['a duplicate', serverError('23505')],
  ['a syntax error', serverError('42601')],
  ['a missing file', Object.assign(new Error('no'), { code: 'ENOENT', syscall: 'open' })],
  ['a mistake in our code', new TypeError('x is not a function')],
  ['what is not an error', 'ECONNREFUSED'],
  ['nothing', undefined],
])('%s does not', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
