import { addMonths, sameDayIn, toMonth, utcDayAt } from '../../contract/calendar.ts';
import { type SubmissionKind, submissionKinds } from '../../contract/console/submissions.ts';
import { facts } from '../../contract/facts.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/sql.ts';
import { deletePastBusyTimes } from '../host-calendars/store.ts';
import { deleteStoredMails, storedMailIds } from '../mail/mailer.ts';
import { deleteSubmissions, isHeld } from '../submissions/held.ts';

const filesAtOnce = 1_000;
const dayMs = 86_400_000;

/**
 * Deletes everything older than the privacy policy allows, and spam that was held for `heldDays`. Several instances may
 * run it concurrently.
 */
export async function deleteExpired(
  db: Db,
  { dataDir, heldDays }: { dataDir: string; heldDays: number },
  now = new Date(),
): Promise<void> {
  const heldBefore = new Date(now.valueOf() - heldDays * dayMs).toISOString();
  for (const kind of submissionKinds) {
    const before = monthsBefore(now, monthsKept(kind)).toISOString();
    const isOld = sql`updated_at < ${before} and ${lastContact(kind)} < ${before}`;
    const isHeldTooLong = sql`updated_at < ${heldBefore} and ${isHeld(kind)}`;
    for (const where of [isOld, isHeldTooLong]) {
      for await (const mails of removeSubjects(db, kind, where)) await deleteStoredMails(dataDir, mails);
    }
  }
  await deleteStoredMails(dataDir, await deleteOldRecords(db, monthsBefore(now, facts.retentionMonths)));
  await deleteOrphanedMails(db, dataDir);
  await deletePastBusyTimes(db, new Date(now.valueOf() - dayMs));
}

/** How long a submission is kept after the last contact. */
function monthsKept(kind: SubmissionKind): number {
  return kind === 'job-application' ? facts.jobRetentionMonths : facts.retentionMonths;
}

/** The same day and time some calendar months earlier; in a shorter month its last day. */
export function monthsBefore(now: Date, months: number): Date {
  const day = utcDayAt(now.valueOf());
  const earlier = sameDayIn(addMonths(toMonth(day), -months), day);
  return new Date(`${earlier}${now.toISOString().slice(day.length)}`);
}

/** A mail may have been written just as its submission was deleted. */
async function deleteOrphanedMails(db: Db, dataDir: string): Promise<void> {
  const kept = await storedMailIds(dataDir);
  for (let from = 0; from < kept.length; from += filesAtOnce) {
    await deleteStoredMails(dataDir, await withoutEntry(db, kept.slice(from, from + filesAtOnce)));
  }
}

/** The batch size, small enough not to block others. */
const batch = 500;

/** The last contact with the sender; a past meeting counts. */
function lastContact(kind: SubmissionKind): SQL {
  return kind === 'meeting' ? sql`greatest(updated_at, ends_at)` : sql`updated_at`;
}

/** Deletes submissions with their history and deliveries, in batches. Yields the ids of the deliveries. */
async function* removeSubjects(db: Db, kind: SubmissionKind, where: SQL): AsyncGenerator<string[]> {
  for (let removed = batch; removed === batch; ) {
    const { count, mails } = await deleteSubmissions(db, kind, where, batch);
    removed = count;
    yield mails;
  }
}

/** Days until sign-in addresses in the audit log are truncated to their network. */
const addressDays = 90;
/** How long expired invitations stay visible. */
const invitationDays = 30;

/** Deletes everything else that is too old: sent deliveries, events, counts, sessions, links and expired rate limits. */
async function deleteOldRecords(db: Db, before: Date): Promise<string[]> {
  const cutoff = before.toISOString();
  const mails = await inBatches(db, sql`outbox`, sql`state = 'sent' and sent_at < ${cutoff}`);
  await inBatches(db, sql`events`, sql`at < ${cutoff}`);
  for (const counts of ['form_counts', 'page_views', 'source_visits', 'page_speeds'])
    await db.execute(sql`delete from ${sql.identifier(counts)} where day < ${cutoff}::date`);
  await db.execute(sql`delete from sessions where seen_at < now() - interval '1 day'`);
  await db.execute(
    sql`delete from invitations where expires_at < now() - make_interval(days => ${invitationDays})`,
  );
  await db.execute(sql`delete from password_resets where expires_at < now()`);
  await db.execute(sql`
    update events set detail = detail - 'address'
    where subject_kind = 'operator' and detail ? 'address' and at < now() - make_interval(days => ${addressDays})`);
  await db.execute(sql`delete from rate_limits where expire < ${Date.now()}`);
  return mails;
}

async function inBatches(db: Db, table: SQL, where: SQL): Promise<string[]> {
  const ids: string[] = [];
  for (let removed = batch; removed === batch; ) {
    const rows = await db.query<{ id: string }>(sql`
      delete from ${table} where id in (
        select id from ${table} where ${where} limit ${batch} for update skip locked
      ) returning id`);
    removed = rows.length;
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

async function withoutEntry(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from unnest(${ids}::uuid[]) as kept (id)
    where not exists (select from outbox where outbox.id = kept.id)`);
  return rows.map(({ id }) => id);
}
