import pg from 'pg';
import { expect, test } from 'vitest';
import { connectionProblem } from './connection-problem.ts';

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
  ['ETIMEDOUT', 'connect ETIMEDOUT', true, 'PostgreSQL at db.internal:5432 does not answer'],
  [undefined, 'timeout expired', true, 'PostgreSQL at db.internal:5432 does not answer'],
])('%s (%s) is explained', (code, message, mayPass, words) => {
  const error = Object.assign(new Error(message), { code });
  const problem = { mayPass, sentence: expect.stringContaining(words) };
  expect(connectionProblem(error, client)).toEqual(problem);
  const wrapped = new Error('The migration 1 failed', { cause: error });
  expect(connectionProblem(wrapped, client)).toEqual(problem);
  expect(connectionProblem(error, client)?.sentence).not.toContain('secret');
});

test('what is not about the connection is left as it is', () => {
  expect(connectionProblem(new TypeError('x is not a function'), client)).toBeUndefined();
});
