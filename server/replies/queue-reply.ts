import {
  type OperatorReply,
  type RepliableKind,
  type ReplyDraft,
  statusAfter,
  textPlaceholder,
  undoSeconds,
  unknownVariables,
} from '../../contract/console/replies.ts';
import type { SubmissionKind } from '../../contract/console/submissions.ts';
import type { Db } from '../db/db.ts';
import { bumpUpdatedAt, sql } from '../db/sql.ts';
import { writeEvent } from '../events.ts';
import { HttpError } from '../http-error.ts';
import type { Mail } from '../mail/mail-content.ts';
import { type ActionTarget, isDuplicate } from '../submissions/actions.ts';
import { submissionTables } from '../submissions/tables.ts';
import { composeReply, lockSubmission } from './compose-reply.ts';

/** Rejects unknown variables: they would be mailed verbatim. */
export function assertKnownVariables(kind: RepliableKind, { subject, title, text }: ReplyDraft): void {
  if (unknownVariables(kind, `${subject}\n${title}\n${text}`).length > 0) {
    throw new HttpError(422, { code: 'unknownVariable' });
  }
}

export interface MailSettings {
  origin: string;
  replyTo: string;
}

/**
 * Queues a reply, to be sent once it can no longer be undone, and sets the submission's status. The same reply again
 * changes nothing.
 */
export async function queueReply(
  db: Db,
  { kind, id, actor }: ActionTarget & { kind: RepliableKind },
  reply: OperatorReply,
  settings: MailSettings,
): Promise<void> {
  assertKnownVariables(kind, reply);
  if (`${reply.subject}${reply.title}${reply.text}`.includes(textPlaceholder)) {
    throw new HttpError(422, { code: 'wordsMissing' });
  }
  await db.transaction(async (tx) => {
    const submission = await lockSubmission(tx, kind, id);
    if (!submission) throw new HttpError(404);
    if (await isQueued(tx, reply.id, id)) return;
    if (submission.updatedAt !== reply.seen) throw new HttpError(409, { code: 'changedMeanwhile' });
    if (submission.flag !== null) throw new HttpError(409, { code: 'looksLikeSpam' });
    if (!submission.fields.email) throw new HttpError(409, { code: 'noAddress' });
    const { act, recipient, language: locale } = reply;
    const mail = composeReply(submission, reply, { act, locale, recipient, ...settings });
    await queue(tx, { kind, id }, reply, mail, undoSeconds);
    const [from, to] = [submission.status, statusAfter(kind, act, submission.status)];
    await tx.execute(sql`
      update ${submissionTables[kind].table} set ${bumpUpdatedAt}, status = ${to},
        status_reason = case when status = ${to} then status_reason end
      where id = ${id}`);
    // Undoing the reply restores the reason.
    const fromReason = from !== to &&
      submission.statusReason !== null && { fromReason: submission.statusReason };
    const detail = { act, delivery: reply.id, from, to, ...fromReason };
    await writeEvent(tx, { kind, id, actor }, 'answered', detail);
  });
}

/** Sends a test copy of a reply to the operator who is writing it. */
export async function sendTest(
  db: Db,
  { kind, id }: { kind: RepliableKind; id: string },
  reply: OperatorReply,
  settings: MailSettings & { to: string },
): Promise<void> {
  assertKnownVariables(kind, reply);
  await db.transaction(async (tx) => {
    const submission = await lockSubmission(tx, kind, id);
    if (!submission) throw new HttpError(404);
    const { act, recipient, language: locale } = reply;
    const { cc: _, ...mail } = composeReply(submission, reply, { act, locale, recipient, ...settings });
    if (!(await isQueued(tx, reply.id, id))) {
      await queue(tx, { kind, id }, { id: reply.id, act: 'test' }, { ...mail, to: settings.to }, 0);
    }
  });
}

/** True if the reply is already in the outbox. Its id must not be that of another delivery. */
async function isQueued(tx: Db, replyId: string, subjectId: string): Promise<boolean> {
  const rows = await tx.query<{ subjectId: string }>(
    sql`select subject_id as "subjectId" from outbox where id = ${replyId}`,
  );
  if (rows.some((row) => row.subjectId !== subjectId)) throw new HttpError(409, { code: 'changedMeanwhile' });
  return rows.length > 0;
}

async function queue(
  tx: Db,
  { kind, id }: { kind: RepliableKind; id: string },
  { id: replyId, act }: { id: string; act: string },
  mail: Mail,
  delaySeconds: number,
): Promise<void> {
  await tx.execute(sql`
    insert into outbox (id, topic, template, subject_kind, subject_id, due_at, mail)
    values (${replyId}, 'mail', ${`${kind}.${act}`}, ${kind}, ${id},
      date_trunc('milliseconds', now() + make_interval(secs => ${delaySeconds})), ${JSON.stringify(mail)}::jsonb)`);
}

/** Withdraws a reply before it is sent, and restores the status with its reason. */
export async function undoReply(db: Db, deliveryId: string, actor: string | null): Promise<void> {
  try {
    await db.transaction((tx) => undoIn(tx, deliveryId, actor, true));
  } catch (error) {
    // The same person has another open submission by now, so this one cannot be reopened.
    if (!isDuplicate(error)) throw error;
    await db.transaction((tx) => undoIn(tx, deliveryId, actor, false));
  }
}

async function undoIn(
  tx: Db,
  deliveryId: string,
  actor: string | null,
  revertsStatus: boolean,
): Promise<void> {
  const rows = await tx.query<{
    kind: SubmissionKind;
    id: string;
    act: string;
    from: string;
    to: string;
    fromReason: string | null;
  }>(sql`
    with gone as (
      delete from outbox
      where id = ${deliveryId} and mail is not null and state = 'waiting' and attempts = 0 and leased_until is null
        and due_at > now()
      returning subject_kind, subject_id
    )
    select gone.subject_kind as kind, gone.subject_id as id, detail ->> 'act' as act, detail ->> 'from' as from,
      detail ->> 'to' as to, detail ->> 'fromReason' as "fromReason"
    from gone join events using (subject_kind, subject_id)
    where events.kind = 'answered' and detail ->> 'delivery' = ${deliveryId}`);
  const [undone] = rows;
  if (!undone) throw new HttpError(409, { code: 'alreadySent' });
  const { kind, id, act, from, to, fromReason } = undone;
  // Unless someone has set another status since.
  const reverts = sql`${revertsStatus && from !== to} and status = ${to}`;
  await tx.execute(sql`
    update ${submissionTables[kind].table} set ${bumpUpdatedAt},
      status = case when ${reverts} then ${from} else status end,
      status_reason = case when ${reverts} then ${fromReason} else status_reason end
    where id = ${id}`);
  await writeEvent(tx, { kind, id, actor }, 'answer-undone', { act });
}
