import { undoSeconds } from '../../contract/console/replies.ts';
import type { Flag } from '../../contract/forms.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import type { Mail } from '../mail/mail-content.ts';

/** A queued mail or webhook call. */
export interface OutboxEntry {
  id: string;
  createdAt: Date;
  topic: 'mail' | 'webhook' | 'chat';
  /** Names the content; defined by each kind of submission. */
  template: string;
  /** The submission it is about. The content is generated from it at delivery. */
  subjectKind: string;
  subjectId: string;
  attempts: number;
  /** A mail written by an operator. */
  mail: Mail | null;
  /** The operator it notifies; null for visitors and the operator address. */
  operatorId: string | null;
  /** The change to an application that a mail asks to confirm. */
  proposedChangeId: string | null;
}

/** Delivers an entry, or throws. */
export type Deliver = (entry: OutboxEntry) => Promise<void>;

/** Longer than any delivery takes. */
const leaseSeconds = 120;
/** Seconds until the next attempt after each failure; after the last one the entry is dead. */
const backOff = [10, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400];
/** Jitter, as a fraction of the wait, so that retries spread out. */
const spread = 0.2;

/** Leases due entries of a topic to this worker. If the worker dies, the lease expires. */
export async function claim(db: Db, topic: OutboxEntry['topic'], limit: number): Promise<OutboxEntry[]> {
  return db.query(sql`
    update outbox set leased_until = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
    where id in (
      select id from outbox
      where topic = ${topic} and state = 'waiting' and due_at <= now() and (leased_until is null or leased_until < now())
      order by due_at limit ${limit} for update skip locked
    )
    returning id, created_at as "createdAt", topic, template,
      subject_kind as "subjectKind", subject_id as "subjectId", attempts, mail,
      operator_id as "operatorId", proposed_change_id as "proposedChangeId"`);
}

export async function markSent(db: Db, { id }: OutboxEntry): Promise<void> {
  await db.execute(sql`
    update outbox set state = 'sent', sent_at = now(), leased_until = null, last_error = null where id = ${id}`);
}

/** Schedules the next attempt, or marks the entry dead. Returns the new state. */
export async function markFailed(
  db: Db,
  { id, attempts }: OutboxEntry,
  error: string,
  hopeless: boolean,
): Promise<'waiting' | 'dead'> {
  const seconds = hopeless ? undefined : backOff[attempts - 1];
  const state = seconds === undefined ? 'dead' : 'waiting';
  await db.execute(sql`
    update outbox set state = ${state}, leased_until = null, last_error = ${error.slice(0, 500)},
      due_at = now() + make_interval(secs => ${(seconds ?? 0) * (1 - spread + 2 * spread * Math.random())})
    where id = ${id}`);
  return state;
}

/** Corrects due times that are too far ahead because the database clock was set back. */
export async function capDueTimes(db: Db): Promise<void> {
  // An operator's mail is due once it can no longer be undone; others at once.
  const first = sql`case when mail is null then 0 else ${undoSeconds} end`;
  const waits = backOff.map((seconds) => seconds * (1 + spread));
  const due = sql`now() + make_interval(secs => case when attempts = 0 then ${first} else (${waits}::float8[])[attempts] end)`;
  const free = sql`now() + make_interval(secs => ${leaseSeconds})`;
  await db.execute(sql`
    update outbox set due_at = least(due_at, ${due}),
      leased_until = case when leased_until is not null then least(leased_until, ${free}) end
    where state = 'waiting' and (due_at > ${due} or leased_until > ${free})`);
}

/** Tried and not delivered, whether waiting for a retry or given up. */
export const isFailing = sql.raw(`(state in ('waiting', 'dead') and last_error is not null)`);

interface SubmissionRecord {
  flag: Flag | null;
  /** The dedupe key: one confirmation per key and day. Undefined if there is no address to send it to. */
  confirmation: string | undefined;
  webhook: boolean;
}

/**
 * The tail of an SQL statement whose CTE `saved` has the id of the new submission, or no row for a duplicate: records
 * the event and queues the deliveries. Mails about flagged submissions are held.
 */
export function recordSubmission(
  kind: 'job-application' | 'lead' | 'support',
  { flag, confirmation, webhook }: SubmissionRecord,
): SQL {
  const template = { confirmation: `${kind}.confirmation`, created: `${kind}.created` };
  return sql`recorded as (
      insert into events (id, subject_kind, subject_id, kind)
      select ${uuid7()}::uuid, ${kind}::text, id, 'created' from saved
    )
    insert into outbox (id, topic, template, subject_kind, subject_id, dedupe_key, state)
    select delivery.id::uuid, delivery.topic, delivery.template, ${kind}::text, saved.id, delivery.key,
      ${flag ? 'held' : 'waiting'}
    from saved cross join (values
      (${uuid7()}, 'mail', ${template.confirmation}, ${`${template.confirmation}:${confirmation}:`} || current_date,
        ${confirmation !== undefined}::boolean),
      (${uuid7()}, 'mail', ${template.created}, null, true),
      (${uuid7()}, 'webhook', ${template.created}, null, ${webhook}::boolean)
    ) as delivery (id, topic, template, key, wanted)
    where delivery.wanted
    on conflict (dedupe_key) do nothing`;
}
