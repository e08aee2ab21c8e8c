import type { Db } from '../db/db.ts';
import { sql } from '../db/drizzle.ts';
import type { OutboxEntry } from './entry.ts';

/** Longer than any delivery may take. */
const leaseSeconds = 120;
/** How long to wait after each failed attempt, in seconds; when they are used up the entry is dead. */
const backOff = [10, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400];
/** Each wait is longer or shorter by up to this part of it, so that not all come back at once. */
const spread = 0.2;

/** Takes entries that are due for this worker alone. A worker that dies loses them when the lease ends. */
export async function claim(db: Db, most: number): Promise<OutboxEntry[]> {
  const { rows } = await db.execute<Omit<OutboxEntry, 'createdAt'> & { createdAt: string }>(sql`
    update outbox set leased_until = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
    where id in (
      select id from outbox
      where state = 'waiting' and due_at <= now() and (leased_until is null or leased_until < now())
      order by due_at limit ${most} for update skip locked
    )
    returning id, created_at as "createdAt", topic, template,
      subject_kind as "subjectKind", subject_id as "subjectId", attempts`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

export async function markSent(db: Db, { id }: OutboxEntry): Promise<void> {
  await db.execute(sql`
    update outbox set state = 'sent', sent_at = now(), leased_until = null, last_error = null where id = ${id}`);
}

/** Puts an entry back for later, or gives up on it. Tells which. */
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

/** Brings forward what waits longer than it could have been told to: the clock of the database was set back since. */
export async function bringForward(db: Db): Promise<void> {
  const waits = [0, ...backOff].map((seconds) => seconds * (1 + spread));
  const due = sql`now() + make_interval(secs => (${sql.param(waits)}::float8[])[attempts + 1])`;
  const free = sql`now() + make_interval(secs => ${leaseSeconds})`;
  await db.execute(sql`
    update outbox set due_at = least(due_at, ${due}),
      leased_until = case when leased_until is not null then least(leased_until, ${free}) end
    where state = 'waiting' and (due_at > ${due} or leased_until > ${free})`);
}
