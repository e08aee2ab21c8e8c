import type { Operator, Role } from '../../contract/console/session.ts';
import type { Db } from '../db/db.ts';
import { addOperator, readOperator } from '../operators/operators.ts';
import { createPasswords } from '../operators/passwords.ts';
import { beginSession } from '../operators/sessions.ts';

export const operatorPassword = 'a password of some length';

/** Hashing is slow by design, so it is done once per test file. */
const passwordHash = createPasswords().hash(operatorPassword);

/** The headers of a request from our own page. */
export const ownPage = {
  host: 'www.example.com',
  origin: 'https://www.example.com',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
};

/** An operator who can sign in with `operatorPassword`. */
export async function testOperator(
  db: Db,
  role: Role = 'editor',
  email = `${role}@agency.example`,
): Promise<Operator> {
  const id = (await addOperator(db, { email, role, passwordHash: await passwordHash })) ?? '';
  return { id, email, role, hasCode: false };
}

/** A signed-in operator; `headers` are those of their browser. */
export async function signedIn(db: Db, role: Role = 'editor', email = `${role}@agency.example`) {
  const operator = await testOperator(db, role, email);
  const { cookie, token } = await newSession(db, operator.id);
  return { operator, token, cookie, headers: { ...ownPage, cookie } };
}

export async function newSession(db: Db, id: string): Promise<{ token: string; cookie: string }> {
  const operator = await readOperator(db, id);
  const token =
    operator && (await beginSession(db, operator, { address: '192.0.2.1', browser: 'Firefox on Linux' }));
  if (!token) throw new Error('There is no such operator');
  return { token, cookie: `__Host-console=${token}` };
}
