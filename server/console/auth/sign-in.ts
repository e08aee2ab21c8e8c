import { emailKey } from '../../../contract/text.ts';
import type { TakeTurn } from '../../api/limits.ts';
import type { Db } from '../../db/db.ts';
import { Refusal } from '../../refusal.ts';
import { writeEvent } from '../write-event.ts';
import { stepOf } from './one-time-code.ts';
import { findOperator, nobody, renewHash, type StoredOperator, spendStep } from './operators.ts';
import { isOutdated, type Passwords } from './passwords.ts';
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
 * Lets an operator in: the token of a new session. Turns are taken before anything is looked up, so that many
 * tries at once are counted like those one after another. Who is unknown or disabled is told, as late, what a wrong
 * password is told.
 */
export async function signInWith(
  { db, passwords, takeTurn }: AuthParts,
  { email, password, code }: Attempt,
  address: string,
): Promise<{ token: string; operator: StoredOperator }> {
  await takeTurn('signIns', address);
  await takeTurn('passwords', emailKey(email.trim()));
  const operator = await findOperator(db, email.trim());
  const isRight = await passwords.matches(
    password,
    operator?.disabledAt ? undefined : operator?.passwordHash,
  );
  if (!operator || !isRight) {
    await noteFailure(db, operator?.id ?? nobody, 'password');
    throw new Refusal(401, { code: 'wrongSignIn' });
  }
  if (operator.totpSecret !== null) await takeCode(db, takeTurn, operator, code);
  const token = await beginSession(db, operator);
  if (token === undefined) throw new Refusal(401, { code: 'wrongSignIn' });
  await writeEvent(db, event(operator.id, 'signed-in', operator.id));
  if (isOutdated(operator.passwordHash)) await renewHash(db, operator, await passwords.hash(password));
  return { token, operator };
}

async function takeCode(
  db: Db,
  takeTurn: TakeTurn,
  { id, totpSecret }: StoredOperator,
  code: string | undefined,
): Promise<void> {
  if (!code?.trim()) throw new Refusal(401, { code: 'codeNeeded' });
  await takeTurn('codes', id);
  const secret = totpSecret ?? '';
  const step = stepOf(secret, code);
  if (step !== undefined && (await spendStep(db, id, secret, step))) return;
  await noteFailure(db, id, 'code');
  throw new Refusal(401, { code: 'wrongCode' });
}

/** What was typed is kept nowhere: people mistake the field and type a password for an address. */
function noteFailure(db: Db, id: string, part: 'password' | 'code'): Promise<void> {
  return writeEvent(db, { ...event(id, 'sign-in-failed', null), detail: { part } });
}

function event(subjectId: string, kind: string, actor: string | null) {
  return { subjectKind: 'operator', subjectId, kind, actor };
}
