import type { BulkChange, BulkItem, BulkResult } from '../../contract/console/bulk.ts';
import type { Status, SubmissionKind } from '../../contract/console/submissions.ts';
import type { Db } from '../db/db.ts';
import { bumpUpdatedAt, type SQL, sql } from '../db/sql.ts';
import { HttpError, invalidField } from '../http-error.ts';
import { queueAssignments } from '../notice-settings/queue-notices.ts';
import { isActiveEditor } from '../operators/operators.ts';
import { submissionTables } from '../submissions/tables.ts';

/** A change to several submissions. */
export interface Bulk {
  kind: SubmissionKind;
  change: BulkChange;
  items: readonly BulkItem[];
  /** Null on the command line. */
  actor: string | null;
}

/**
 * Sets a status in one statement, many times faster than one statement each. Undo also restores the reason of the
 * previous status, and skips rows whose last change was not from that status.
 */
export async function setStatuses(
  db: Db,
  { kind, items, actor }: Bulk,
  { status, isUndo = false }: { status: Status; isUndo?: boolean | undefined },
): Promise<BulkResult[]> {
  const { table } = submissionTables[kind];
  const ids = items.map(({ id }) => id);
  const seen = items.map((item) => item.seen ?? null);
  const rows = await db.query<{ id: string }>(sql`
    with wanted as (
      select * from unnest(${ids}::uuid[], ${seen}::timestamptz[]) as wanted (id, seen)
    ), before as (
      select ${table}.id, ${table}.status, ${table}.status_reason as reason, undone.reason as undone_reason
      from ${table} join wanted on wanted.id = ${table}.id
      left join lateral (${lastStatusChange(kind, sql`${table}.id`)}) as undone on ${isUndo}
      where ${table}.updated_at = wanted.seen
        and (not ${isUndo} or ${table}.status = ${status} or (undone.to, undone.from) = (${table}.status, ${status}))
      for update of ${table}
    ), changed as (
      update ${table} set status = ${status}, status_reason = before.undone_reason, ${bumpUpdatedAt}
      from before where ${table}.id = before.id and before.status <> ${status}
    ), noted as (
      insert into events (id, subject_kind, subject_id, kind, actor, detail)
      select gen_random_uuid(), ${kind}, id, 'status', ${actor},
        jsonb_build_object('from', status, 'to', ${status}::text, 'reason', coalesce(undone_reason, ''),
          'fromReason', reason)
      from before where status <> ${status}
    )
    select id from before`);
  const done = new Set(rows.map(({ id }) => id));
  return readResults(db, kind, items, ({ id }, isThere) =>
    done.has(id) ? null : isThere ? new HttpError(409).problem('en').message : missing,
  );
}

/** The last change of a submission's status, and the reason that the status before it had. */
function lastStatusChange(kind: SubmissionKind, id: SQL): SQL {
  return sql`
    select detail ->> 'from' as from, detail ->> 'to' as to, detail ->> 'fromReason' as reason
    from events where subject_kind = ${kind} and subject_id = ${id} and events.kind = 'status'
    order by at desc, events.id desc limit 1`;
}

/** The reason to restore with a status; undefined if the last change did not leave that status. */
export async function readUndoneReason(
  db: Db,
  { kind, id, status }: { kind: SubmissionKind; id: string; status: Status },
): Promise<string | undefined> {
  const found = await db.one<{ from: string; reason: string | null }>(lastStatusChange(kind, sql`${id}`));
  return found?.from === status ? (found.reason ?? '') : undefined;
}

/** Assigns all submissions to an editor, or clears their assignee. */
export async function assignAll(
  db: Db,
  { kind, items, actor }: Bulk,
  assignee: string | null,
): Promise<BulkResult[]> {
  const { table } = submissionTables[kind];
  const ids = items.map(({ id }) => id);
  if (assignee !== null && !(await isActiveEditor(db, assignee))) throw invalidField('assignee');
  await db.transaction(async (tx) => {
    const changed = await tx.query<{ id: string }>(sql`
      with changed as (
        update ${table} set assignee = ${assignee}, ${bumpUpdatedAt}
        where id = any (${ids}::uuid[]) and assignee is distinct from ${assignee}
        returning id
      ), noted as (
        insert into events (id, subject_kind, subject_id, kind, actor, detail)
        select gen_random_uuid(), ${kind}, id, 'assigned', ${actor}, jsonb_build_object('assignee', ${assignee}::text)
        from changed
      )
      select id from changed`);
    await queueAssignments(tx, { kind, ids: changed.map(({ id }) => id), actor }, assignee);
  });
  return readResults(db, kind, items, (_item, isThere) => (isThere ? null : missing));
}

const missing = new HttpError(404).problem('en').message;

/** The result for each item, with its new `updatedAt`. */
export async function readResults(
  db: Db,
  kind: SubmissionKind,
  items: readonly BulkItem[],
  refusedBecause: (item: BulkItem, isThere: boolean) => string | null,
): Promise<BulkResult[]> {
  const ids = items.map(({ id }) => id);
  const rows = await db.query<{ id: string; updatedAt: Date }>(sql`
    select id, updated_at as "updatedAt" from ${submissionTables[kind].table} where id = any (${ids}::uuid[])`);
  const updatedAt = new Map(rows.map((row) => [row.id, row.updatedAt.toISOString()]));
  return items.map((item) => ({
    id: item.id,
    updatedAt: updatedAt.get(item.id) ?? null,
    refused: refusedBecause(item, updatedAt.has(item.id)),
  }));
}
