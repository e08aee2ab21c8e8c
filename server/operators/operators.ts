import type { Operator, Role } from '../../contract/console/session.ts';
import { emailKey } from '../../contract/text.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { writeEvent } from '../events.ts';
import { HttpError } from '../http-error.ts';
import { forgetBrowsers } from './known-browsers.ts';
import { removeRecoveryCodes, renewRecoveryCodes } from './second-factor.ts';
import { endSessions } from './sessions.ts';

export interface StoredOperator {
  id: string;
  email: string;
  role: Role;
  passwordHash: string;
  totpSecret: string | null;
  disabledAt: Date | null;
}

const selectOperators = sql`
  select id, email, role, password_hash as "passwordHash", totp_secret as "totpSecret", disabled_at as "disabledAt"
  from operators`;

/** The actor id for sign-in attempts without a matching account. */
export const unknownOperator = '00000000-0000-0000-0000-000000000000';

interface NewOperator {
  email: string;
  role: Role;
  passwordHash: string;
}

/** The id of the acting operator, or null for the command line. */
type Actor = string | null;

/** Adds an operator and returns the id; undefined if the address is taken. */
export async function addOperator(db: Db, { email, role, passwordHash }: NewOperator) {
  return db.transaction(async (tx) => {
    const id = uuid7();
    const added = await tx.execute(sql`
      insert into operators (id, email, email_key, role, password_hash)
      values (${id}, ${email}, ${emailKey(email)}, ${role}, ${passwordHash})
      on conflict do nothing`);
    if (added === 0) return undefined;
    await writeEvent(tx, { kind: 'operator', id, actor: null }, 'added', { role });
    return id;
  });
}

export async function hasOperators(db: Db): Promise<boolean> {
  return (await db.one(sql`select from operators limit 1`)) !== undefined;
}

export async function findOperator(db: Db, email: string): Promise<StoredOperator | undefined> {
  return db.one(sql`${selectOperators} where email_key = ${emailKey(email)}`);
}

export async function readOperator(db: Db, id: string): Promise<StoredOperator | undefined> {
  return db.one(sql`${selectOperators} where id = ${id}`);
}

export async function listOperators(db: Db): Promise<StoredOperator[]> {
  return db.query(sql`${selectOperators} order by email_key`);
}

/** True if submissions can be assigned to an operator. */
export async function isActiveEditor(db: Db, id: string): Promise<boolean> {
  const found = await db.one(
    sql`select from operators where id = ${id} and role <> 'viewer' and disabled_at is null`,
  );
  return found !== undefined;
}

/** The operators who can sign in. */
export async function listActiveOperators(db: Db): Promise<Pick<Operator, 'id' | 'email' | 'role'>[]> {
  return db.query(sql`select id, email, role from operators where disabled_at is null order by email_key`);
}

/** Returns false if there is no such operator. In the console, the last admin stays one. */
export async function changeRole(db: Db, id: string, role: Role, actor: Actor): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (role !== 'admin') await keepOneAdmin(tx, id, actor);
    const changed = await tx.execute(sql`update operators set role = ${role} where id = ${id}`);
    if (changed === 0) return false;
    await writeEvent(tx, { kind: 'operator', id, actor }, 'role', { role });
    return true;
  });
}

/**
 * A disabled operator is signed out everywhere and cannot sign in, but stays in the history by name. Returns false if
 * there is no such operator. In the console, the last admin stays enabled.
 */
export async function setDisabled(db: Db, id: string, disabled: boolean, actor: Actor): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (disabled) await keepOneAdmin(tx, id, actor);
    const disabledAt = disabled ? sql`date_trunc('milliseconds', now())` : null;
    const changed = await tx.execute(sql`update operators set disabled_at = ${disabledAt} where id = ${id}`);
    if (changed === 0) return false;
    await voidAccess(tx, id);
    await writeEvent(tx, { kind: 'operator', id, actor }, disabled ? 'disabled' : 'enabled');
    return true;
  });
}

/** Throws for the last admin. The rows are locked, so that two admins cannot remove each other at once. */
async function keepOneAdmin(db: Db, id: string, actor: Actor): Promise<void> {
  if (actor === null) return;
  const admins = await db.query<{ id: string }>(
    sql`select id from operators where role = 'admin' and disabled_at is null order by id for update`,
  );
  if (admins.every((admin) => admin.id === id)) throw new HttpError(409, { code: 'lastAdmin' });
}

/** Signs an operator out everywhere, on an admin's behalf. */
export async function signOutEverywhere(db: Db, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    await endSessions(tx, id);
    await writeEvent(tx, { kind: 'operator', id, actor }, 'sessions-ended');
  });
}

/** Ends all sessions and forgets all browsers of the operator: one of them may be a thief's. */
export async function changePassword(
  db: Db,
  id: string,
  passwordHash: string,
  actor: Actor,
  kind: 'password-changed' | 'password-reset' = 'password-changed',
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`update operators set password_hash = ${passwordHash} where id = ${id}`);
    await voidAccess(tx, id);
    await writeEvent(tx, { kind: 'operator', id, actor }, kind);
  });
}

/** Ends sessions, forgets browsers, and invalidates mailed password reset links. */
async function voidAccess(db: Db, id: string): Promise<void> {
  await endSessions(db, id);
  await forgetBrowsers(db, id);
  await db.execute(sql`delete from password_resets where operator_id = ${id}`);
}

/** Stores the same password hashed at the current cost, unless it was changed in the meantime. */
export async function rehashPassword(
  db: Db,
  { id, passwordHash }: StoredOperator,
  renewed: string,
): Promise<void> {
  await db.execute(
    sql`update operators set password_hash = ${renewed} where id = ${id} and password_hash = ${passwordHash}`,
  );
}

/**
 * Enables one-time codes, ends all sessions, and returns the recovery codes. Only codes later than `step` are
 * accepted.
 */
export async function enableTotp(db: Db, id: string, secret: string, step: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`update operators set totp_secret = ${secret}, totp_last_step = ${step} where id = ${id}`,
    );
    await endSessions(tx, id);
    await writeEvent(tx, { kind: 'operator', id, actor: id }, 'code-on');
    return renewRecoveryCodes(tx, id);
  });
}

export async function disableTotp(db: Db, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`update operators set totp_secret = null, totp_last_step = null where id = ${id}`);
    await removeRecoveryCodes(tx, id);
    await writeEvent(tx, { kind: 'operator', id, actor }, 'code-off');
  });
}

/** Replaces the recovery codes; undefined if one-time codes are not enabled. */
export async function replaceRecoveryCodes(db: Db, id: string): Promise<string[] | undefined> {
  return db.transaction(async (tx) => {
    const operator = await readOperator(tx, id);
    if (!operator?.totpSecret) return undefined;
    await writeEvent(tx, { kind: 'operator', id, actor: id }, 'recovery-codes-renewed');
    return renewRecoveryCodes(tx, id);
  });
}

/** Marks the code of a time step as used; false if that step or a later one was used already. */
export async function consumeTotpStep(db: Db, id: string, secret: string, step: number): Promise<boolean> {
  const used = await db.execute(sql`
    update operators set totp_last_step = ${step}
    where id = ${id} and totp_secret = ${secret} and (totp_last_step is null or totp_last_step < ${step})`);
  return used === 1;
}
