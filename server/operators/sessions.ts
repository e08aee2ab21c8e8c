import type { OpenSession } from '../../contract/console/operators.ts';
import type { Operator, Role } from '../../contract/console/session.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/sql.ts';
import { createToken, hashToken } from '../tokens.ts';
import type { Client } from './client.ts';

/** Intervals for PostgreSQL, whose clock all instances share. */
const life = { idle: '2 hours', absolute: '12 hours', rotation: '15 minutes', grace: '1 minute' };
/** The last use is recorded at most once per interval. */
const seenEvery = '1 minute';

const now = sql`date_trunc('milliseconds', now())`;
export const isActiveSession = sql`sessions.created_at > now() - ${life.absolute}::interval and seen_at > now() - ${life.idle}::interval`;

type SessionMethod = 'password' | 'sso';

interface CurrentSession {
  operator: Operator;
  /** How the operator signed in. */
  method: SessionMethod;
  /** The new token for the cookie, if it was rotated. */
  freshToken?: string | undefined;
}

interface Found {
  id: string;
  email: string;
  role: Role;
  has_code: boolean;
  method: SessionMethod;
  is_current: boolean;
  confirmed: boolean;
  is_due: boolean;
  in_grace: boolean;
  is_stale: boolean;
}

/**
 * Starts a session and returns its token, of which only the hash is stored. Undefined if the operator was disabled or
 * changed the password since it was checked. Also removes expired sessions.
 */
export async function beginSession(
  db: Db,
  { id, passwordHash }: { id: string; passwordHash: string },
  { address, browser }: Pick<Client, 'address' | 'browser'>,
  method: SessionMethod = 'password',
): Promise<string | undefined> {
  const token = createToken();
  await db.execute(sql`delete from sessions where not (${isActiveSession})`);
  const rowCount = await db.execute(sql`
    with signed_in as (
      update operators set signed_in_at = ${now}
      where id = ${id} and password_hash = ${passwordHash} and disabled_at is null returning id
    )
    insert into sessions (token_hash, operator_id, method, browser, address)
    select ${hashToken(token)}, id, ${method}, ${browser}, ${address} from signed_in`);
  return rowCount === 1 ? token : undefined;
}

/** The session of a token, if any. `touch` is true if a person acted, rather than the page polling. */
export async function resumeSession(
  db: Db,
  token: string,
  touch: boolean,
): Promise<CurrentSession | undefined> {
  const hash = hashToken(token);
  const found = await db.one<Found>(sql`
    select operators.id, email, role, totp_secret is not null as has_code, method,
      token_hash = ${hash} as is_current, confirmed,
      rotated_at <= now() - ${life.rotation}::interval as is_due,
      rotated_at > now() - ${life.grace}::interval as in_grace,
      seen_at <= now() - ${seenEvery}::interval as is_stale
    from sessions join operators on operators.id = operator_id
    where (token_hash = ${hash} or previous_hash = ${hash}) and disabled_at is null and ${isActiveSession}`);
  if (!found) return undefined;
  const { id, email, role, has_code: hasCode, method } = found;
  const session = { operator: { id, email, role, hasCode }, method };
  if (found.is_current) {
    if (found.is_due) return { ...session, freshToken: await rotate(db, hash, touch) };
    if (!found.confirmed || (touch && found.is_stale)) await confirm(db, hash, touch);
    return session;
  }
  if (found.in_grace) return session;
  if (!found.confirmed) return { ...session, freshToken: await rotateAgain(db, hash, touch) };
  // Both the old token and its successor are in use, so one of the two was stolen.
  await endSession(db, token);
  return undefined;
}

export async function endSession(db: Db, token: string): Promise<void> {
  const hash = hashToken(token);
  await db.execute(sql`delete from sessions where token_hash = ${hash} or previous_hash = ${hash}`);
}

export async function endSessions(db: Db, operatorId: string): Promise<void> {
  await db.execute(sql`delete from sessions where operator_id = ${operatorId}`);
}

function hasToken(token: string): SQL {
  const hash = hashToken(token);
  return sql`(token_hash = ${hash} or previous_hash is not distinct from ${hash})`;
}

/** An operator's open sessions, the most recently used first. `token` is that of the current one. */
export async function listSessions(db: Db, operatorId: string, token: string): Promise<OpenSession[]> {
  return db.queryIso(sql`
    select id, created_at as "createdAt", seen_at as "seenAt", browser, address, ${hasToken(token)} as "isCurrent"
    from sessions where operator_id = ${operatorId} and ${isActiveSession} order by seen_at desc, id`);
}

/** Ends one of an operator's sessions, or all but the current one. Returns how many. */
export async function endOwnSessions(
  db: Db,
  operatorId: string,
  which: { id: string } | { except: string },
): Promise<number> {
  const chosen = 'id' in which ? sql`id = ${which.id}` : sql`not ${hasToken(which.except)}`;
  return db.execute(sql`delete from sessions where operator_id = ${operatorId} and ${chosen}`);
}

async function rotate(db: Db, hash: string, touch: boolean): Promise<string | undefined> {
  const fresh = createToken();
  const rowCount = await db.execute(sql`
    update sessions set token_hash = ${hashToken(fresh)}, previous_hash = ${hash}, confirmed = false,
      rotated_at = ${now}, seen_at = ${seen(touch)}
    where token_hash = ${hash}`);
  // A concurrent request of the same page rotated it first; its response carries the new token.
  return rowCount === 1 ? fresh : undefined;
}

/** The response with the last token never arrived. */
async function rotateAgain(db: Db, previousHash: string, touch: boolean): Promise<string | undefined> {
  const fresh = createToken();
  const rowCount = await db.execute(sql`
    update sessions set token_hash = ${hashToken(fresh)}, rotated_at = ${now}, seen_at = ${seen(touch)}
    where previous_hash = ${previousHash} and not confirmed
      and rotated_at <= now() - ${life.grace}::interval`);
  return rowCount === 1 ? fresh : undefined;
}

async function confirm(db: Db, hash: string, touch: boolean): Promise<void> {
  await db.execute(
    sql`update sessions set confirmed = true, seen_at = ${seen(touch)} where token_hash = ${hash}`,
  );
}

function seen(touch: boolean) {
  return touch ? now : sql`seen_at`;
}
