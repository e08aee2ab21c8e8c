import type * as z from 'zod/mini';
import { type Delivery, pageSize } from '../../../contract/console/inbox.ts';
import type { outboxPage, outboxQuery } from '../../../contract/console/operations.ts';
import type { Db } from '../../db/db.ts';
import { type SQL, sql } from '../../db/drizzle.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { inJson } from '../inbox/rows.ts';
import { readPlace, writePlace } from '../place.ts';
import { writeEvent } from '../write-event.ts';

interface FoundDelivery extends Delivery, Record<string, unknown> {}

/** What was or is to be sent, newest first. */
export async function readDeliveries(db: Db, where: SQL, most: number): Promise<Delivery[]> {
  const { rows } = await db.execute<FoundDelivery>(sql`
    select id, created_at as "createdAt", topic, template, state, attempts, due_at as "dueAt", sent_at as "sentAt",
      last_error as "lastError", subject_kind as "subjectKind", subject_id as "subjectId"
    from outbox where ${where} order by created_at desc, id desc limit ${most}`);
  return rows.map((row) => ({
    ...row,
    createdAt: inJson(row.createdAt),
    dueAt: inJson(row.dueAt),
    sentAt: row.sentAt && inJson(row.sentAt),
  }));
}

export async function listDeliveries(
  db: Db,
  { state, after }: z.output<typeof outboxQuery>,
  most = pageSize,
): Promise<z.output<typeof outboxPage>> {
  const place = readPlace(after);
  const ofState = state === undefined ? sql`true` : sql`state = ${state}`;
  const behind = place ? sql`(created_at, id) < (${place.at}::timestamptz, ${place.id}::uuid)` : sql`true`;
  const found = await readDeliveries(db, sql`${ofState} and ${behind}`, most + 1);
  const deliveries = found.slice(0, most);
  const last = deliveries.at(-1);
  return { deliveries, next: last && found.length > most ? writePlace(last.createdAt, last.id) : null };
}

const sendNow = sql`state = 'waiting', attempts = 0, due_at = date_trunc('milliseconds', now()), leased_until = null,
  sent_at = null, last_error = null`;

/** Puts what was sent or given up into the outbox again. Tells whether there was such an entry. */
export async function resend(db: Db, id: string, actor: string | null): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ kind: string; subjectId: string; template: string }>(sql`
      update outbox set ${sendNow}
      where id = ${id} and state in ('sent', 'dead')
      returning subject_kind as kind, subject_id as "subjectId", template`);
    const [entry] = rows;
    if (!entry) return false;
    await writeEvent(tx, {
      subjectKind: entry.kind,
      subjectId: entry.subjectId,
      kind: 'resent',
      actor,
      detail: { delivery: id, template: entry.template },
    });
    return true;
  });
}

/**
 * Sends everything that failed: what was given up, and what waits for its next attempt, which may be a day away.
 * Tells how many there were.
 */
export async function resendAll(db: Db, actor: string | null): Promise<number> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update outbox set ${sendNow}
      where state = 'dead' or (state = 'waiting' and last_error is not null and due_at > now())`);
    const count = rowCount ?? 0;
    if (count > 0) {
      const subject = { subjectKind: 'outbox', subjectId: uuid7() };
      await writeEvent(tx, { ...subject, kind: 'resent', actor, detail: { count } });
    }
    return count;
  });
}
