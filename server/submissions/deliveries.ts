import type * as z from 'zod/mini';
import { type Delivery, pageSize } from '../../contract/console/inbox.ts';
import type { outboxPage, outboxQuery } from '../../contract/console/outbox.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/sql.ts';
import { writeEvent } from '../events.ts';
import { isFailing } from '../outbox/store.ts';
import { cutPage, isAfterCursor } from './cursor.ts';
import { titleSql } from './tables.ts';

/** The remaining time is 0 once the worker has taken the mail. */
const reply = sql`case when mail is not null then json_build_object(
  'to', mail ->> 'to', 'subject', mail ->> 'subject', 'text', mail ->> 'text',
  'undoMs', case when state = 'waiting' and attempts = 0
    then greatest(0, round(extract(epoch from due_at - now()) * 1000)) else 0 end) end`;

/** Sent and pending deliveries, newest first. */
export async function readDeliveries(db: Db, where: SQL, limit: number): Promise<Delivery[]> {
  return db.queryIso(sql`
    select id, created_at as "createdAt", topic, template, state, attempts, due_at as "dueAt", sent_at as "sentAt",
      last_error as "lastError", ${reply} as answer, subject_kind as "subjectKind", subject_id as "subjectId", ${titleSql} as "subjectTitle",
      (select email from operators where operators.id = operator_id) as operator
    from outbox where ${where} order by created_at desc, id desc limit ${limit}`);
}

export async function listDeliveries(
  db: Db,
  { state, after }: z.output<typeof outboxQuery>,
  limit = pageSize,
): Promise<z.output<typeof outboxPage>> {
  const ofState = state === undefined ? sql`true` : state === 'failing' ? isFailing : sql`state = ${state}`;
  const isAfter = isAfterCursor(after, sql`created_at`, sql`id`);
  const found = await readDeliveries(db, sql`${ofState} and ${isAfter}`, limit + 1);
  const { rows: deliveries, next } = cutPage(found, limit, ({ createdAt: at, id }) => ({ at, id }));
  return { deliveries, next };
}

/** Keeps the error: until it is sent, the delivery counts as failing. */
const sendNow = sql`state = 'waiting', attempts = 0, due_at = date_trunc('milliseconds', now()), leased_until = null,
  sent_at = null`;

/** Queues a sent or dead entry again. Returns false if there is no such entry. */
export async function resend(db: Db, id: string, actor: string | null): Promise<boolean> {
  return db.transaction(async (tx) => {
    const entry = await tx.one<{ kind: string; subjectId: string; template: string }>(sql`
      update outbox set ${sendNow}
      where id = ${id} and state in ('sent', 'dead')
      returning subject_kind as kind, subject_id as "subjectId", template`);
    if (!entry) return false;
    const { kind, subjectId, template } = entry;
    await writeEvent(tx, { kind, id: subjectId, actor }, 'resent', { delivery: id, template });
    return true;
  });
}

/** Queues all failed deliveries again: dead entries, and those whose retry may be a day away. Returns how many. */
export async function resendAll(db: Db, actor: string | null): Promise<number> {
  return db.transaction(async (tx) => {
    const count = await tx.execute(sql`
      update outbox set ${sendNow}
      where state = 'dead' or (state = 'waiting' and last_error is not null and due_at > now())`);
    if (count > 0) await writeEvent(tx, { kind: 'outbox', actor }, 'resent', { count });
    return count;
  });
}
