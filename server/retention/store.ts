import { type SubjectKind, subjectKinds } from '../../contract/console/subjects.ts';
import { subjects } from '../console/inbox/subjects.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/drizzle.ts';

/** So many are removed at once, so that nobody waits for it. */
const batch = 500;

/** The last time we had to do with whoever sent it; a meeting that took place counts. */
function lastContact(kind: SubjectKind): SQL {
  return kind === 'meeting' ? sql`greatest(updated_at, ends_at)` : sql`updated_at`;
}

/** Removes what visitors sent before a moment, with its history and its mails. Gives the ids of the mails. */
export async function* removeSubjects(db: Db, before: Date): AsyncGenerator<string[]> {
  const cutoff = before.toISOString();
  for (const kind of subjectKinds) {
    for (let removed = batch; removed === batch; ) {
      const { rows } = await db.execute<{ removed: number; mails: string[] }>(sql`
        with gone as (
          delete from ${subjects[kind].table} where id in (
            select id from ${subjects[kind].table}
            where updated_at < ${cutoff} and ${lastContact(kind)} < ${cutoff}
            order by updated_at limit ${batch} for update skip locked
          ) returning id
        ), history as (
          delete from events using gone where subject_kind = ${kind} and subject_id = gone.id
        ), mails as (
          delete from outbox using gone where subject_kind = ${kind} and subject_id = gone.id returning outbox.id
        )
        select (select count(*)::integer from gone) as removed, array(select id from mails) as mails`);
      removed = rows[0]?.removed ?? 0;
      yield rows[0]?.mails ?? [];
    }
  }
}

/** Removes what else is too old: what was sent, what was noted and counted, and what has expired. */
export async function removeTraces(db: Db, before: Date): Promise<string[]> {
  const cutoff = before.toISOString();
  const mails = await inBatches(db, sql`outbox`, sql`state = 'sent' and sent_at < ${cutoff}`);
  await inBatches(db, sql`events`, sql`at < ${cutoff}`);
  await db.execute(sql`delete from form_counts where day < ${cutoff}::date`);
  await db.execute(sql`delete from sessions where seen_at < now() - interval '1 day'`);
  await db.execute(sql`delete from rate_limits where expire < ${Date.now()}`);
  return mails;
}

async function inBatches(db: Db, table: SQL, where: SQL): Promise<string[]> {
  const ids: string[] = [];
  for (let removed = batch; removed === batch; ) {
    const { rows } = await db.execute<{ id: string }>(sql`
      delete from ${table} where id in (
        select id from ${table} where ${where} limit ${batch} for update skip locked
      ) returning id`);
    removed = rows.length;
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Of these ids those that no mail in the outbox has any more. */
export async function withoutEntry(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from unnest(${sql.param(ids)}::uuid[]) as kept (id)
    where not exists (select from outbox where outbox.id = kept.id)`);
  return rows.map(({ id }) => id);
}
