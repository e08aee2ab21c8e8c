import type { Status, SubjectKind } from '../../../contract/console/subjects.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/drizzle.ts';
import { cancel } from '../../meetings/store.ts';
import { writeEvent } from '../write-event.ts';
import { isDuplicate, type Outcome } from './outcome.ts';
import { inJson } from './rows.ts';
import { subjects } from './subjects.ts';

export interface StatusChange {
  status: Status;
  reason: string;
  /** When it was last changed, as the operator saw it. */
  seen: string;
  actor: string | null;
  webhook: boolean;
}

/** Moves a submission to another status. Who had not seen its latest change is told, and nothing happens. */
export async function changeStatus(
  db: Db,
  kind: SubjectKind,
  id: string,
  change: StatusChange,
): Promise<Outcome> {
  try {
    return await db.transaction((tx) => changeIn(tx, kind, id, change));
  } catch (error) {
    if (isDuplicate(error)) return 'anotherOpen';
    throw error;
  }
}

async function changeIn(tx: Db, kind: SubjectKind, id: string, change: StatusChange): Promise<Outcome> {
  const { status, reason, seen, actor, webhook } = change;
  const { table } = subjects[kind];
  const { rows } = await tx.execute<{ status: Status; updatedAt: string }>(
    sql`select status, updated_at as "updatedAt" from ${table} where id = ${id} for update`,
  );
  const [before] = rows;
  if (!before) return 'gone';
  if (inJson(before.updatedAt) !== seen) return 'changed';
  const event = { kind: 'status', actor, detail: { from: before.status, to: status, reason } };
  if (kind === 'meeting') {
    const isCancelled = await cancel(tx, id, { now: new Date(), webhook, by: event });
    if (!isCancelled) return 'meetingOver';
  }
  await tx.execute(sql`
    update ${table} set status = ${status}, status_reason = ${reason === '' ? null : reason}, ${touched} where id = ${id}`);
  if (kind !== 'meeting') await writeEvent(tx, { subjectKind: kind, subjectId: id, ...event });
  return 'done';
}

/** Later than any change before, even in the same millisecond. */
export const touched = sql.raw(
  `updated_at = greatest(date_trunc('milliseconds', now()), updated_at + interval '1 millisecond')`,
);
