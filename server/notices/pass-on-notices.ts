import { wants } from '../../contract/console/notices.ts';
import type { SubmissionKind } from '../../contract/console/submissions.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { queueNotice } from '../notice-settings/queue-notices.ts';
import { listRecipients } from '../notice-settings/store.ts';
import { submissionTables } from '../submissions/tables.ts';

const batch = 50;

interface Notice {
  id: string;
  template: string;
  kind: SubmissionKind;
  subjectId: string;
}

/**
 * Notices to the operator address that were not passed on yet. As literals: PostgreSQL only uses a partial index if the
 * condition matches.
 */
const isUntold = sql.raw(`told_at is null and topic = 'mail' and operator_id is null
  and template in ('application.created', 'application.updated', 'lead.created', 'support.created',
    'job-application.created', 'meeting.booked', 'meeting.moved', 'meeting.cancelled')`);

/**
 * Passes each new notice to the operator address on to the operators who want it. Held spam waits until it is released.
 * Returns how many notices there were. Several instances may run this concurrently.
 */
export async function passOnNotices(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const notices = await tx.query<Notice>(sql`
      select id, template, subject_kind as kind, subject_id as "subjectId" from outbox
      where ${isUntold} and state <> 'held' order by created_at limit ${batch} for update skip locked`);
    if (notices.length === 0) return 0;
    const recipients = await listRecipients(tx);
    for (const { id, template, kind, subjectId } of recipients.length > 0 ? notices : []) {
      const about = await readFacts(tx, kind, subjectId);
      for (const recipient of about ? recipients : []) {
        const choice = recipient.kinds[kind];
        const isMine = about?.owners.includes(recipient.operatorId) ?? false;
        if (!wants(choice, { isMine, spend: about?.spend ?? null })) continue;
        await queueNotice(tx, recipient, choice.when, { kind, id: subjectId, template }, id);
      }
    }
    const ids = notices.map(({ id }) => id);
    await tx.execute(sql`
      update outbox set told_at = date_trunc('milliseconds', now()) where id = any (${ids}::uuid[])`);
    return notices.length;
  });
}

/** The operators whose submission it is, and the ad spend of an application. Undefined if it was erased. */
async function readFacts(
  db: Db,
  kind: SubmissionKind,
  id: string,
): Promise<{ owners: (string | null)[]; spend: string | null } | undefined> {
  const { table } = submissionTables[kind];
  const host = sql`(select operator_id from hosts where hosts.id = meetings.host_id)`;
  return db.one(sql`
    select json_build_array(assignee, ${kind === 'meeting' ? host : null}::uuid) as owners,
      ${kind === 'application' ? sql`monthly_ad_spend` : null}::text as spend
    from ${table} where id = ${id}`);
}
