import { emailKey } from '../../../contract/text.ts';
import { clientNetwork, type RateLimit } from '../../api/rate-limit.ts';
import type { Db } from '../../db/db.ts';
import { writeEvent } from '../../events.ts';
import { HttpError } from '../../http-error.ts';
import { auditedAddress, type Client } from '../../operators/client.ts';
import { isKnownBrowser } from '../../operators/known-browsers.ts';
import {
  consumeTotpStep,
  findOperator,
  rehashPassword,
  type StoredOperator,
  unknownOperator,
} from '../../operators/operators.ts';
import { isOutdated, type Passwords } from '../../operators/passwords.ts';
import { matchTotpStep, spendRecoveryCode } from '../../operators/second-factor.ts';
import { beginSession } from '../../operators/sessions.ts';
import type { ConsoleDependencies } from '../console-route.ts';

export interface AuthDependencies extends ConsoleDependencies {
  passwords: Passwords;
}

interface Attempt {
  email: string;
  password: string;
  code?: string | undefined;
}

/**
 * Signs an operator in and returns the session token. Attempts are counted before the lookup, so concurrent attempts
 * count like sequential ones. Unknown and disabled operators get the same response as a wrong password, after the
 * same time.
 */
export async function signInWith(
  { db, passwords, rateLimit }: AuthDependencies,
  { email, password, code }: Attempt,
  client: Client,
): Promise<{ token: string; operator: StoredOperator }> {
  const { isKnown, codeKey } = await countAttempt({ db, rateLimit }, email, client);
  const operator = await findOperator(db, email.trim());
  const isRight = await passwords.matches(
    password,
    operator?.disabledAt ? undefined : operator?.passwordHash,
    isKnown,
  );
  if (!operator || !isRight) {
    await recordFailure(db, operator?.id ?? unknownOperator, 'password', client);
    throw new HttpError(401, { code: 'wrongSignIn' });
  }
  if (operator.totpSecret !== null) {
    if (!code?.trim()) throw new HttpError(401, { code: 'codeNeeded' });
    const isTaken = isTimeCode(code)
      ? await takeTimeCode(db, operator, code, () => rateLimit('codes', codeKey(operator.id)))
      : await spendRecoveryCode(db, operator.id, code);
    if (!isTaken) {
      await recordFailure(db, operator.id, 'code', client);
      throw new HttpError(401, { code: 'wrongCode' });
    }
  }
  const token = await beginSession(db, operator, client);
  if (token === undefined) throw new HttpError(401, { code: 'wrongSignIn' });
  const { id } = operator;
  await writeEvent(db, { kind: 'operator', id, actor: id }, 'signed-in', auditedAddress(client));
  if (isOutdated(operator.passwordHash)) await rehashPassword(db, operator, await passwords.hash(password));
  return { token, operator };
}

/** Recovery codes cannot be guessed, so only time-based codes are rate-limited. */
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
  const step = matchTotpStep(secret, code);
  return step !== undefined && consumeTotpStep(db, id, secret, step);
}

/** The input is not logged: people type passwords into the address field by mistake. */
export function recordFailure(
  db: Db,
  id: string,
  part: 'password' | 'code' | 'single sign-on',
  client: Client,
): Promise<void> {
  const detail = { part, ...auditedAddress(client) };
  return writeEvent(db, { kind: 'operator', id, actor: null }, 'sign-in-failed', detail);
}

interface Counted {
  /** Whether that operator has used this browser before. */
  isKnown: boolean;
  /** The rate-limit key for one-time codes. */
  codeKey(operatorId: string): string;
}

/**
 * Applies the rate limits before any lookup. A browser its operator has used before has its own count. Everyone else is
 * counted by network, more strictly while the account is under attack. Attempts from elsewhere lock no one out.
 */
async function countAttempt(
  { db, rateLimit }: { db: Db; rateLimit: RateLimit },
  email: string,
  { address, browserToken }: Client,
): Promise<Counted> {
  const key = emailKey(email.trim());
  if (browserToken !== undefined && (await isKnownBrowser(db, browserToken, key))) {
    await rateLimit('passwords', `${browserToken} ${key}`);
    return { isKnown: true, codeKey: (operatorId) => `${browserToken} ${operatorId}` };
  }
  const here = `${clientNetwork(address)} ${key}`;
  await rateLimit('signIns', address);
  await rateLimit('passwords', here);
  if (await isExhausted(rateLimit('passwordsEverywhere', key))) await rateLimit('passwordsUnderAttack', here);
  return { isKnown: false, codeKey: (operatorId) => operatorId };
}

/** True if a rate limit is used up, for limits that change the behavior instead of refusing. */
export async function isExhausted(turn: Promise<void>): Promise<boolean> {
  try {
    await turn;
    return false;
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 429) return true;
    throw error;
  }
}
