import type { Operator, Role } from '../../contract/console/session.ts';
import { emailKey } from '../../contract/text.ts';
import type { Db } from '../db/db.ts';
import { and, asc, eq, isNull, lt, or, sql } from '../db/drizzle.ts';
import { operators, passwordResets } from '../db/schema.ts';
import { uuid7 } from '../db/uuid7.ts';
import { HttpError } from '../http-error.ts';
import { writeEvent } from '../submissions/events.ts';
import { forgetBrowsers } from './known-browsers.ts';
import { removeRecoveryCodes, renewRecoveryCodes } from './second-factor.ts';
import { endSessions } from './sessions.ts';

export type StoredOperator = typeof operators.$inferSelect;

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
    const added = await tx
      .insert(operators)
      .values({ id, email, emailKey: emailKey(email), role, passwordHash })
      .onConflictDoNothing()
      .returning({ id: operators.id });
    if (added.length === 0) return undefined;
    await note(tx, id, 'added', null, { role });
    return id;
  });
}

export async function hasOperators(db: Db): Promise<boolean> {
  return (await db.select({ id: operators.id }).from(operators).limit(1)).length > 0;
}

export async function findOperator(db: Db, email: string): Promise<StoredOperator | undefined> {
  const [found] = await db
    .select()
    .from(operators)
    .where(eq(operators.emailKey, emailKey(email)));
  return found;
}

export async function readOperator(db: Db, id: string): Promise<StoredOperator | undefined> {
  const [found] = await db.select().from(operators).where(eq(operators.id, id));
  return found;
}

export async function listOperators(db: Db): Promise<StoredOperator[]> {
  return db.select().from(operators).orderBy(asc(operators.emailKey));
}

/** Everyone who may sign in. */
export async function listColleagues(db: Db): Promise<Pick<Operator, 'id' | 'email' | 'role'>[]> {
  const { id, email, role } = operators;
  return db
    .select({ id, email, role })
    .from(operators)
    .where(isNull(operators.disabledAt))
    .orderBy(asc(operators.emailKey));
}

/** Returns false if there is no such operator. In the console, the last admin stays one. */
export async function changeRole(db: Db, id: string, role: Role, actor: Actor): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (role !== 'admin') await keepOneAdmin(tx, id, actor);
    const { rowCount } = await tx.update(operators).set({ role }).where(eq(operators.id, id));
    if (rowCount === 0) return false;
    await note(tx, id, 'role', actor, { role });
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
    const { rowCount } = await tx.update(operators).set({ disabledAt }).where(eq(operators.id, id));
    if (rowCount === 0) return false;
    await voidAccess(tx, id);
    await note(tx, id, disabled ? 'disabled' : 'enabled', actor);
    return true;
  });
}

/** Refuses to take away the last admin. The rows are locked, so that two admins cannot remove each other at once. */
async function keepOneAdmin(db: Db, id: string, actor: Actor): Promise<void> {
  if (actor === null) return;
  const admins = await db
    .select({ id: operators.id })
    .from(operators)
    .where(and(eq(operators.role, 'admin'), isNull(operators.disabledAt)))
    .orderBy(asc(operators.id))
    .for('update');
  if (admins.every((admin) => admin.id === id)) throw new HttpError(409, { code: 'lastAdmin' });
}

/** Signs an operator out everywhere, on an admin's behalf. */
export async function signOutEverywhere(db: Db, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    await endSessions(tx, id);
    await note(tx, id, 'sessions-ended', actor);
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
    await tx.update(operators).set({ passwordHash }).where(eq(operators.id, id));
    await voidAccess(tx, id);
    await note(tx, id, kind, actor);
  });
}

/** Ends sessions, forgets browsers, and makes mailed links to a new password useless. */
async function voidAccess(db: Db, id: string): Promise<void> {
  await endSessions(db, id);
  await forgetBrowsers(db, id);
  await db.delete(passwordResets).where(eq(passwordResets.operatorId, id));
}

/** Stores the same password hashed at the current cost, unless it was changed in the meantime. */
export async function rehashPassword(
  db: Db,
  { id, passwordHash }: StoredOperator,
  renewed: string,
): Promise<void> {
  await db
    .update(operators)
    .set({ passwordHash: renewed })
    .where(and(eq(operators.id, id), eq(operators.passwordHash, passwordHash)));
}

/**
 * Enables one-time codes, ends all sessions, and returns the recovery codes. Only codes later than `step` are
 * accepted.
 */
export async function enableTotp(db: Db, id: string, secret: string, step: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.update(operators).set({ totpSecret: secret, totpLastStep: step }).where(eq(operators.id, id));
    await endSessions(tx, id);
    await note(tx, id, 'code-on', id);
    return renewRecoveryCodes(tx, id);
  });
}

export async function disableTotp(db: Db, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(operators).set({ totpSecret: null, totpLastStep: null }).where(eq(operators.id, id));
    await removeRecoveryCodes(tx, id);
    await note(tx, id, 'code-off', actor);
  });
}

/** Replaces the recovery codes; undefined if one-time codes are not enabled. */
export async function replaceRecoveryCodes(db: Db, id: string): Promise<string[] | undefined> {
  return db.transaction(async (tx) => {
    const operator = await readOperator(tx, id);
    if (!operator?.totpSecret) return undefined;
    await note(tx, id, 'recovery-codes-renewed', id);
    return renewRecoveryCodes(tx, id);
  });
}

/** Marks the code of a time step as used; false if that step or a later one was used already. */
export async function consumeTotpStep(db: Db, id: string, secret: string, step: number): Promise<boolean> {
  const used = await db
    .update(operators)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(operators.id, id),
        eq(operators.totpSecret, secret),
        or(isNull(operators.totpLastStep), lt(operators.totpLastStep, step)),
      ),
    )
    .returning({ id: operators.id });
  return used.length === 1;
}

function note(db: Db, id: string, kind: string, actor: Actor, detail: Record<string, unknown> = {}) {
  return writeEvent(db, { subjectKind: 'operator', subjectId: id, kind, actor, detail });
}
