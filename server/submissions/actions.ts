import { decisions } from '../../contract/console/replies.ts';
import { type Status, type SubmissionKind, statuses } from '../../contract/console/submissions.ts';
import type { Db } from '../db/db.ts';
import { errorCode } from '../db/errors.ts';
import { bumpUpdatedAt, sql } from '../db/sql.ts';
import { writeEvent } from '../events.ts';
import { HttpError } from '../http-error.ts';
import { bookHeld } from '../meetings/book-meeting.ts';
import { cancel } from '../meetings/change-meeting.ts';
import { findMeeting } from '../meetings/store.ts';
import { queueAssignments } from '../notice-settings/queue-notices.ts';
import { isActiveEditor } from '../operators/operators.ts';
import { submissionTables } from './tables.ts';

/** The result of an action on a submission. */
export type Outcome =
  | 'done'
  | 'gone'
  | 'changed'
  | 'answerMissing'
  | 'anotherOpen'
  | 'timeTaken'
  | 'timePast'
  | 'meetingOver'
  | 'meetingAhead';

/** Throws the matching HTTP error unless the action succeeded. */
export function assertDone(outcome: Outcome): void {
  if (outcome === 'done') return;
  if (outcome === 'gone') throw new HttpError(404);
  throw new HttpError(409, { code: outcome === 'changed' ? 'changedMeanwhile' : outcome });
}

/** True if a unique constraint was violated. */
export function isDuplicate(error: unknown): boolean {
  return errorCode(error) === '23505';
}

/** Meetings can be cancelled here, and get their outcome; a held one is booked by clearing its flag. */
export function canBecome(kind: SubmissionKind, status: Status): boolean {
  const known: readonly Status[] = kind === 'meeting' ? ['cancelled', 'attended', 'missed'] : statuses[kind];
  return known.includes(status);
}

export interface StatusChange {
  status: Status;
  reason: string;
  /** The `updatedAt` that the operator saw. */
  seen: string;
  actor: string | null;
  webhook: boolean;
  withoutAnswer?: boolean | undefined;
}

/** Sets a submission's status, unless it was changed since the operator loaded it. */
export function changeStatus(
  db: Db,
  kind: SubmissionKind,
  id: string,
  change: StatusChange,
): Promise<Outcome> {
  return unlessAnotherOpen(db.transaction((tx) => changeIn(tx, kind, id, change)));
}

/** A person has at most one open submission of each kind. */
async function unlessAnotherOpen(action: Promise<Outcome>): Promise<Outcome> {
  try {
    return await action;
  } catch (error) {
    if (isDuplicate(error)) return 'anotherOpen';
    throw error;
  }
}

async function changeIn(tx: Db, kind: SubmissionKind, id: string, change: StatusChange): Promise<Outcome> {
  const { status, reason, seen, actor, webhook } = change;
  const { table } = submissionTables[kind];
  const before = await tx.one<{ status: Status; updatedAt: Date }>(
    sql`select status, updated_at as "updatedAt" from ${table} where id = ${id} for update`,
  );
  if (!before) return 'gone';
  if (before.updatedAt.toISOString() !== seen) return 'changed';
  const needs = await needsReply(tx, kind, id, status);
  if (needs && !change.withoutAnswer) return 'answerMissing';
  const event = {
    kind: 'status',
    actor,
    detail: { from: before.status, to: status, reason, ...(needs && { withoutAnswer: true }) },
  };
  const isCancelling = kind === 'meeting' && status === 'cancelled';
  if (isCancelling) {
    const isCancelled = await cancel(tx, id, { now: new Date(), webhook, by: event });
    if (!isCancelled) return 'meetingOver';
  } else if (kind === 'meeting') {
    if (before.status === 'cancelled' || before.status === 'held') return 'meetingOver';
    if (!(await hasStarted(tx, id))) return 'meetingAhead';
  }
  await tx.execute(sql`
    update ${table} set status = ${status}, status_reason = ${reason === '' ? null : reason}, ${bumpUpdatedAt} where id = ${id}`);
  if (!isCancelling) await writeEvent(tx, { kind, id, actor }, event.kind, event.detail);
  return 'done';
}

/** A meeting has no outcome before it starts. */
async function hasStarted(db: Db, id: string): Promise<boolean> {
  const meeting = await findMeeting(db, id);
  return meeting !== undefined && meeting.startsAt <= new Date();
}

/** Applicants are mailed decisions, unless an operator opts out. */
async function needsReply(tx: Db, kind: SubmissionKind, id: string, status: Status): Promise<boolean> {
  const act = decisions[kind]?.[status];
  if (act === undefined) return false;
  const rows = await tx.query(sql`
    select from outbox where subject_kind = ${kind} and subject_id = ${id} and template = ${`${kind}.${act}`}`);
  return rows.length === 0;
}

/** A submission and the operator acting on it; null for the command line. */
export interface ActionTarget {
  kind: SubmissionKind;
  id: string;
  actor: string | null;
}

export async function addNote(db: Db, { kind, id, actor }: ActionTarget, text: string): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const rowCount = await tx.execute(
      sql`update ${submissionTables[kind].table} set ${bumpUpdatedAt} where id = ${id}`,
    );
    if (rowCount === 0) return 'gone';
    await writeEvent(tx, { kind, id, actor }, 'note', { text });
    return 'done';
  });
}

/** Assigns a submission to an editor, or unassigns it. Undefined if there is no such active editor. */
export async function assign(
  db: Db,
  { kind, id, actor }: ActionTarget,
  assignee: string | null,
): Promise<Outcome | undefined> {
  return db.transaction(async (tx) => {
    if (assignee !== null && !(await isActiveEditor(tx, assignee))) return undefined;
    const rowCount = await tx.execute(
      sql`update ${submissionTables[kind].table} set assignee = ${assignee}, ${bumpUpdatedAt} where id = ${id}`,
    );
    if (rowCount === 0) return 'gone';
    await writeEvent(tx, { kind, id, actor }, 'assigned', { assignee });
    await queueAssignments(tx, { kind, ids: [id], actor }, assignee);
    return 'done';
  });
}

/** Clears the flag of a submission that turned out not to be spam, and releases its held deliveries. Idempotent. */
export function unflag(db: Db, target: ActionTarget): Promise<Outcome> {
  return unlessAnotherOpen(db.transaction((tx) => unflagIn(tx, target)));
}

async function unflagIn(tx: Db, { kind, id, actor }: ActionTarget): Promise<Outcome> {
  const { table } = submissionTables[kind];
  const before = await tx.one<{ flag: string | null; status: string }>(
    sql`select flag, status from ${table} where id = ${id} for update`,
  );
  if (!before) return 'gone';
  if (before.flag === null) return 'done';
  if (before.status === 'held') {
    const taken = await bookHeld(tx, id, new Date());
    if (taken !== 'taken') return taken;
  }
  await tx.execute(sql`update ${table} set flag = null, ${bumpUpdatedAt} where id = ${id}`);
  await tx.execute(sql`
    update outbox set state = 'waiting', due_at = date_trunc('milliseconds', now())
    where subject_kind = ${kind} and subject_id = ${id} and state = 'held'`);
  await writeEvent(tx, { kind, id, actor }, 'unflagged', { flag: before.flag });
  return 'done';
}
