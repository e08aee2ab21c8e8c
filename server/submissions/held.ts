import type * as z from 'zod/mini';
import { type HeldSubmission, type heldList, maxHeldShown } from '../../contract/console/held.ts';
import type { HeldSummary, Row } from '../../contract/console/inbox.ts';
import type { SubmissionKind } from '../../contract/console/submissions.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/sql.ts';
import { writeEvent } from '../events.ts';
import { deleteStoredMails } from '../mail/mailer.ts';
import { isOpen, rowColumns, submissionTables } from './tables.ts';

/** Flagged as spam, and not yet reviewed by an operator. */
export function isHeld(kind: SubmissionKind): SQL {
  return sql`flag is not null and ${isOpen(kind)}`;
}

/** The line that a list shows in place of held submissions. */
export async function summarizeHeld(db: Db, kind: SubmissionKind): Promise<HeldSummary | null> {
  const { table, title } = submissionTables[kind];
  const [found] = await db.queryIso<HeldSummary>(sql`
    select count(*)::integer as count, min(created_at) as oldest, max(created_at) as newest,
      (array_agg(${title} order by created_at desc))[1] as title
    from ${table} where ${isHeld(kind)}`);
  return found && found.count > 0 ? found : null;
}

type FoundHeld = Row & Omit<HeldSubmission, 'row'> & { total: number };

export async function listHeld(
  db: Db,
  kind: SubmissionKind,
  deletedAfterDays: number,
): Promise<z.output<typeof heldList>> {
  const subject = submissionTables[kind];
  const matches =
    kind === 'application'
      ? sql`website_domain <> '' and lower(split_part(email, '@', 2)) = website_domain`
      : sql`false`;
  const rows = await db.queryIso<FoundHeld>(sql`
    select ${rowColumns(subject)}, email, ${matches} as "websiteMatchesAddress", count(*) over ()::integer as total
    from ${subject.table} where ${isHeld(kind)}
    order by flag = 'tooFast' desc, created_at desc, id limit ${maxHeldShown}`);
  const submissions = rows.map(({ email, websiteMatchesAddress, total: _, ...row }) => {
    return { row, email, flag: row.flag, websiteMatchesAddress };
  });
  return { submissions, total: rows[0]?.total ?? 0, deletedAfterDays };
}

/** Deletes a held submission with its history and mails. False if it is no longer held. */
export async function deleteHeld(
  db: Db,
  { kind, id, actor, dataDir }: { kind: SubmissionKind; id: string; actor: string | null; dataDir: string },
): Promise<boolean> {
  const deleted = await db.transaction(async (tx) => {
    const found = await deleteSubmissions(tx, kind, sql`id = ${id} and ${isHeld(kind)}`);
    if (found.count > 0) await writeEvent(tx, { kind, id, actor }, 'deleted-as-spam');
    return found;
  });
  await deleteStoredMails(dataDir, deleted.mails);
  return deleted.count > 0;
}

/** Deletes up to `limit` submissions with their history and deliveries. Returns how many, and the deliveries' ids. */
export async function deleteSubmissions(
  db: Db,
  kind: SubmissionKind,
  where: SQL,
  limit = 1,
): Promise<{ count: number; mails: string[] }> {
  const { table } = submissionTables[kind];
  const found = await db.one<{ count: number; mails: string[] }>(sql`
    with gone as (
      delete from ${table} where id in (
        select id from ${table} where ${where} order by updated_at limit ${limit} for update skip locked
      ) returning id
    ), history as (
      delete from events using gone where subject_kind = ${kind} and subject_id = gone.id
    ), told as (
      delete from digest_items using gone where subject_kind = ${kind} and subject_id = gone.id
    ), mails as (
      delete from outbox using gone where subject_kind = ${kind} and subject_id = gone.id returning outbox.id
    )
    select (select count(*)::integer from gone) as count, array(select id from mails) as mails`);
  return found ?? { count: 0, mails: [] };
}
