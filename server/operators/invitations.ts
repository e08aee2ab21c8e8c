import { type Invitation, invitationDays, type OpenInvitation } from '../../contract/console/operators.ts';
import type { Role } from '../../contract/console/session.ts';
import { emailKey } from '../../contract/text.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { writeEvent } from '../events.ts';
import { isFailing } from '../outbox/store.ts';
import { createToken, hashToken } from '../tokens.ts';

/**
 * Invites a person by mail, replacing an earlier invitation to the same address. Returns false if an operator has that
 * address. `actor` is null on the command line.
 */
export async function invite(
  db: Db,
  { email, role }: { email: string; role: Role },
  actor: string | null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const key = emailKey(email);
    const id = uuid7();
    await removeUnsent(tx, sql`select id from invitations where email_key = ${key}`);
    await tx.execute(sql`delete from invitations where email_key = ${key}`);
    const rowCount = await tx.execute(sql`
      insert into invitations (id, email, email_key, role, expires_at)
      select ${id}, ${email}, ${key}, ${role},
        date_trunc('milliseconds', now() + make_interval(days => ${invitationDays}))
      where not exists (select from operators where email_key = ${key})`);
    if (rowCount === 0) return false;
    await tx.execute(sql`
      insert into outbox (id, topic, template, subject_kind, subject_id)
      values (${uuid7()}, 'mail', 'operator.invitation', 'operator', ${id})`);
    await writeEvent(tx, { kind: 'operator', id, actor }, 'invited', { role });
    return true;
  });
}

export async function withdrawInvitation(db: Db, id: string, actor: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await removeUnsent(tx, sql`${id}::uuid`);
    const rowCount = await tx.execute(sql`delete from invitations where id = ${id}`);
    if (rowCount === 0) return false;
    await writeEvent(tx, { kind: 'operator', id, actor }, 'invitation-withdrawn');
    return true;
  });
}

/** A mail without its invitation would not be sent, but marked as sent. */
async function removeUnsent(tx: Db, ids: SQL): Promise<void> {
  await tx.execute(sql`
    delete from outbox where subject_kind = 'operator' and template = 'operator.invitation' and state <> 'sent'
      and subject_id in (${ids})`);
}

/** Includes expired ones, so that they are noticed. */
export async function listInvitations(db: Db): Promise<Invitation[]> {
  return db.queryIso(sql`
    select id, email, role, expires_at as "expiresAt",
      coalesce(case when ${isFailing} then 'failing' when state = 'sent' then 'sent' end, 'waiting') as mail,
      case when ${isFailing} then last_error end as "mailError"
    from invitations left join lateral (
      select state, last_error from outbox
      where subject_kind = 'operator' and subject_id = invitations.id and template = 'operator.invitation'
      order by created_at desc limit 1
    ) as delivery on true
    order by email_key`);
}

/** Creates the token for one mail. Undefined if the invitation was withdrawn or has expired. */
export async function issueInvitation(
  db: Db,
  id: string,
): Promise<(OpenInvitation & { token: string }) | undefined> {
  const token = createToken();
  const [found] = await db.queryIso<OpenInvitation>(sql`
    update invitations set token_hashes = array_append(token_hashes, ${hashToken(token)})
    where id = ${id} and expires_at > now()
    returning id, email, role, expires_at as "expiresAt"`);
  return found && { ...found, token };
}

/** The invitation that a link belongs to. */
export async function findInvitation(db: Db, token: string): Promise<OpenInvitation | undefined> {
  const [found] = await db.queryIso<OpenInvitation>(sql`
    select id, email, role, expires_at as "expiresAt" from invitations
    where ${hashToken(token)} = any (token_hashes) and expires_at > now()`);
  return found;
}

/** Makes an invited person an operator; false if the link has been used in the meantime. */
export async function acceptInvitation(db: Db, token: string, passwordHash: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const joined = await tx.one<{ id: string; role: Role }>(sql`
      with accepted as (
        delete from invitations where ${hashToken(token)} = any (token_hashes) and expires_at > now()
        returning id, email, email_key, role
      )
      insert into operators (id, email, email_key, role, password_hash)
      select id, email, email_key, role, ${passwordHash} from accepted
      on conflict do nothing returning id, role`);
    if (!joined) return false;
    const { id, role } = joined;
    await writeEvent(tx, { kind: 'operator', id, actor: id }, 'joined', { role });
    return true;
  });
}
