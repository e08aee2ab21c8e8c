import type { NoticeChoice } from '../../contract/console/notices.ts';
import type { SubmissionKind } from '../../contract/console/submissions.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { findRecipient, type NoticeRecipient } from './store.ts';

interface NoticeSubject {
  kind: SubmissionKind;
  id: string;
  template: string;
}

/** Queues a notice to an operator, or adds it to their next digest. The same key is queued only once. */
export async function queueNotice(
  tx: Db,
  { operatorId, channel }: Pick<NoticeRecipient, 'operatorId' | 'channel'>,
  when: NoticeChoice['when'],
  { kind, id, template }: NoticeSubject,
  key: string,
): Promise<void> {
  if (when === 'off') return;
  if (when === 'daily') {
    await tx.execute(sql`
      insert into digest_items (id, operator_id, template, subject_kind, subject_id)
      values (${uuid7()}, ${operatorId}, ${template}, ${kind}, ${id})`);
    return;
  }
  await tx.execute(sql`
    insert into outbox (id, topic, template, subject_kind, subject_id, operator_id, dedupe_key)
    values (${uuid7()}, ${channel}, ${template}, ${kind}, ${id}, ${operatorId}, ${`notice:${key}:${operatorId}`})
    on conflict (dedupe_key) do nothing`);
}

/** Notifies an operator that someone assigned submissions to them, if they want notices of that kind. */
export async function queueAssignments(
  tx: Db,
  { kind, ids, actor }: { kind: SubmissionKind; ids: readonly string[]; actor: string | null },
  assignee: string | null,
): Promise<void> {
  if (assignee === null || assignee === actor) return;
  const recipient = await findRecipient(tx, assignee);
  if (!recipient) return;
  for (const id of ids) {
    const subject = { kind, id, template: `${kind}.assigned` };
    await queueNotice(tx, recipient, recipient.kinds[kind].when, subject, `assigned:${uuid7()}`);
  }
}
