import ipaddr from 'ipaddr.js';
import { emailKey } from '../../../contract/text.ts';
import { networkOf, type RateLimit } from '../../api/limits.ts';
import type { Db } from '../../db/db.ts';
import { Refusal } from '../../refusal.ts';
import { writeEvent } from '../events.ts';
import { isKnownBrowser } from './known-browsers.ts';
import { findOperator, renewHash, type StoredOperator, spendStep, unknownOperator } from './operators.ts';
import { isOutdated, type Passwords } from './passwords.ts';
import { spendRecoveryCode, stepOf } from './second-factor.ts';
import { beginSession } from './sessions.ts';

export interface AuthDependencies {
  db: Db;
  passwords: Passwords;
  rateLimit: RateLimit;
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
  const network = coarseNetworkOf(client.address);
  const { isKnown, codeKey } = await countAttempt({ db, rateLimit }, email, client);
  const operator = await findOperator(db, email.trim());
  const isRight = await passwords.matches(
    password,
    operator?.disabledAt ? undefined : operator?.passwordHash,
    isKnown,
  );
  if (!operator || !isRight) {
    await noteFailure(db, operator?.id ?? unknownOperator, { part: 'password', network });
    throw new Refusal(401, { code: 'wrongSignIn' });
  }
  if (operator.totpSecret !== null) {
    if (!code?.trim()) throw new Refusal(401, { code: 'codeNeeded' });
    const isTaken = isTimeCode(code)
      ? await takeTimeCode(db, operator, code, () => rateLimit('codes', codeKey(operator.id)))
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
  const step = stepOf(secret, code);
  return step !== undefined && spendStep(db, id, secret, step);
}

/** The input is not logged: people type passwords into the address field by mistake. */
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

/** Where a sign-in attempt comes from. */
interface Client {
  address: string;
  /** The token of a browser that was used before. */
  browser: string | undefined;
}

interface Counted {
  /** Whether that operator has used this browser before. */
  isKnown: boolean;
  /** The rate-limit key for one-time codes. */
  codeKey(operatorId: string): string;
}

/**
 * Applies the rate limits before anything is looked up. A browser its operator has used before has its own count.
 * Everyone else is counted by network, more strictly while the account is under attack. Nobody is locked out by
 * attempts from elsewhere.
 */
async function countAttempt(
  { db, rateLimit }: { db: Db; rateLimit: RateLimit },
  email: string,
  { address, browser }: Client,
): Promise<Counted> {
  const key = emailKey(email.trim());
  if (browser !== undefined && (await isKnownBrowser(db, browser, key))) {
    await rateLimit('passwords', `${browser} ${key}`);
    return { isKnown: true, codeKey: (operatorId) => `${browser} ${operatorId}` };
  }
  const here = `${networkOf(address)} ${key}`;
  await rateLimit('signIns', address);
  await rateLimit('passwords', here);
  if (await isExhausted(rateLimit('passwordsEverywhere', key))) await rateLimit('passwordsUnderAttack', here);
  return { isKnown: false, codeKey: (operatorId) => operatorId };
}

/** The coarse network for the audit log: enough to tell the office from abroad, too little to identify a household. */
function coarseNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`)}/48`
    : `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`)}/24`;
}

async function isExhausted(turn: Promise<void>): Promise<boolean> {
  try {
    await turn;
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.statusCode === 429) return true;
    throw error;
  }
}
