import { resetMinutes } from '../../contract/console/operators.ts';
import { emailKey } from '../../contract/text.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { createToken, hashToken } from '../tokens.ts';
import { auditedAddress, type Client } from './client.ts';
import { unknownOperator } from './operators.ts';

/**
 * Queues a password reset link. An unknown address gets the same rows, so that timing reveals nothing; its mail is
 * dropped when it is due.
 */
export async function requestReset(db: Db, email: string, client: Client): Promise<void> {
  const id = uuid7();
  await db.execute(sql`
    with asked as (
      insert into password_resets (id, operator_id, expires_at)
      select ${id}::uuid, (
        select id from operators where email_key = ${emailKey(email.trim())} and disabled_at is null
      ), date_trunc('milliseconds', now() + make_interval(mins => ${resetMinutes}))
      returning operator_id
    ), noted as (
      insert into events (id, subject_kind, subject_id, kind, detail)
      select ${uuid7()}::uuid, 'operator', coalesce(operator_id, ${unknownOperator}::uuid), 'reset-requested',
        ${JSON.stringify(auditedAddress(client))}::jsonb
      from asked
    )
    insert into outbox (id, topic, template, subject_kind, subject_id)
    values (${uuid7()}, 'mail', 'operator.reset', 'operator', ${id})`);
}

/** Creates the token for one mail. Undefined if the link has expired, or no operator has the address. */
export async function issueReset(db: Db, id: string): Promise<{ token: string; email: string } | undefined> {
  const token = createToken();
  const found = await db.one<{ email: string }>(sql`
    update password_resets set token_hashes = array_append(token_hashes, ${hashToken(token)})
    from operators
    where password_resets.id = ${id} and operators.id = operator_id and disabled_at is null and expires_at > now()
    returning email`);
  return found && { token, ...found };
}

/** The operator whose password a link may set. */
export async function findReset(db: Db, token: string): Promise<string | undefined> {
  const found = await db.one<{ id: string }>(sql`
    select operators.id from password_resets join operators on operators.id = operator_id
    where ${hashToken(token)} = any (token_hashes) and expires_at > now() and disabled_at is null`);
  return found?.id;
}

/** Consumes a link; false if another request was faster. */
export async function consumeReset(db: Db, token: string): Promise<boolean> {
  const rowCount = await db.execute(sql`
    delete from password_resets where ${hashToken(token)} = any (token_hashes) and expires_at > now()`);
  return rowCount === 1;
}
