import type { TakeTurn } from '../../api/limits.ts';
import type { Db } from '../../db/db.ts';
import { Refusal } from '../../refusal.ts';
import { writeEvent } from '../write-event.ts';
import { type Client, coarseNetworkOf, countAttempt } from './attempts.ts';
import { stepOf } from './one-time-code.ts';
import { findOperator, nobody, renewHash, type StoredOperator, spendStep } from './operators.ts';
import { isOutdated, type Passwords } from './passwords.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { beginSession } from './sessions.ts';

export interface AuthParts {
  db: Db;
  passwords: Passwords;
  takeTurn: TakeTurn;
}

interface Attempt {
  email: string;
  password: string;
  code?: string | undefined;
}

/**
 * Signs an operator in and returns the token of the new session. A try is counted before the operator is looked up, so
 * that many at once are counted like those one after another. An unknown or disabled operator gets the answer of a wrong
 * password, after the same time.
 */
export async function signInWith(
  { db, passwords, takeTurn }: AuthParts,
  { email, password, code }: Attempt,
  client: Client,
): Promise<{ token: string; operator: StoredOperator }> {
  const network = coarseNetworkOf(client.address);
  const { isKnown, codeKey } = await countAttempt({ db, takeTurn }, email, client);
  const operator = await findOperator(db, email.trim());
  const isRight = await passwords.matches(
    password,
    operator?.disabledAt ? undefined : operator?.passwordHash,
    isKnown,
  );
  if (!operator || !isRight) {
    await noteFailure(db, operator?.id ?? nobody, { part: 'password', network });
    throw new Refusal(401, { code: 'wrongSignIn' });
  }
  if (operator.totpSecret !== null) {
    if (!code?.trim()) throw new Refusal(401, { code: 'codeNeeded' });
    const isTaken = isTimeCode(code)
      ? await takeTimeCode(db, operator, code, () => takeTurn('codes', codeKey(operator.id)))
      : await spendRecoveryCode(db, operator.id, code);
    if (!isTaken) {
      await noteFailure(db, operator.id, { part: 'code', network });
      throw new Refusal(401, { code: 'wrongCode' });
    }
  }
  const token = await beginSession(db, operator);
  if (token === undefined) throw new Refusal(401, { code: 'wrongSignIn' });
  await writeEvent(db, { ...event(operator.id, 'signed-in', operator.id), detail: { network } });
  if (isOutdated(operator.passwordHash)) await renewHash(db, operator, await passwords.hash(password));
  return { token, operator };
}

/** Recovery codes are too long to be guessed, so only these are counted. */
function isTimeCode(typed: string): boolean {
  return /^[\d\s]*$/.test(typed);
}

async function takeTimeCode(
  db: Db,
  { id, totpSecret }: StoredOperator,
  code: string,
  count: () => Promise<void>,
): Promise<boolean> {
  await count();
  const secret = totpSecret ?? '';
  const step = stepOf(secret, code);
  return step !== undefined && spendStep(db, id, secret, step);
}

/** What was typed is kept nowhere: people mistake the field and type a password for an address. */
function noteFailure(
  db: Db,
  id: string,
  detail: { part: 'password' | 'code'; network: string },
): Promise<void> {
  return writeEvent(db, { ...event(id, 'sign-in-failed', null), detail });
}

function event(subjectId: string, kind: string, actor: string | null) {
  return { subjectKind: 'operator', subjectId, kind, actor };
}
