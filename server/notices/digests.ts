import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { nextDigest } from '../notice-settings/next-digest.ts';

export const digestTemplate = 'operator.digest';

interface Due {
  operatorId: string;
  channel: 'mail' | 'chat';
  timeZone: string;
  digestTime: string;
}

/** Queues the digests that are due, and returns how many. Days without news have none. */
export async function queueDigests(db: Db, now = new Date()): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx.query<Due>(sql`
      select operator_id as "operatorId", channel, time_zone as "timeZone", digest_time as "digestTime"
      from notice_settings where digest_due_at <= ${now} for update skip locked`);
    let queued = 0;
    for (const { operatorId, channel, ...clock } of due) {
      await tx.execute(sql`
        update notice_settings set digest_due_at = ${nextDigest(clock, now)} where operator_id = ${operatorId}`);
      const id = uuid7();
      queued += await tx.execute(sql`
        insert into outbox (id, topic, template, subject_kind, subject_id, operator_id)
        select ${id}::uuid, ${channel}, ${digestTemplate}, 'operator', ${operatorId}::uuid, ${operatorId}::uuid
        where exists (select from digest_items where operator_id = ${operatorId} and digest_id is null)`);
      await tx.execute(sql`
        update digest_items set digest_id = ${id} where operator_id = ${operatorId} and digest_id is null
          and exists (select from outbox where id = ${id})`);
    }
    return queued;
  });
}

interface DigestItem {
  at: Date;
  template: string;
  subjectKind: string;
  subjectId: string;
}

/** The entries of a digest, oldest first. */
export async function readDigest(db: Db, id: string): Promise<DigestItem[]> {
  return db.query(sql`
    select at, template, subject_kind as "subjectKind", subject_id as "subjectId"
    from digest_items where digest_id = ${id} order by at, id`);
}
