import type { z } from 'zod/mini';
import type {
  Announcement,
  AnnouncementTexts,
  announcementPage,
  newAnnouncement,
} from '../../contract/console/announcement.ts';
import { contentHash } from '../content-hash.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { writeEvent } from '../events.ts';
import type { PlannedAnnouncement } from '../site/live-state.ts';

/** How many past announcements the console lists. */
const listed = 20;

/** Replaces the planned announcement. There is only ever one. */
export function planAnnouncement(
  db: Db,
  { texts, startsAt, endsAt }: z.output<typeof newAnnouncement>,
  operatorId: string,
): Promise<void> {
  const id = uuid7();
  return db.transaction(async (tx) => {
    await lockAnnouncements(tx);
    await endCurrent(tx);
    await tx.execute(sql`
      insert into announcements (id, texts, starts_at, ends_at, operator_id)
      values (${id}, ${JSON.stringify(texts)}::jsonb, ${startsAt}::timestamptz, ${endsAt}::timestamptz, ${operatorId})`);
    const subject = { kind: 'announcement', id, actor: operatorId };
    await writeEvent(tx, subject, 'announced', { texts, startsAt, endsAt });
  });
}

/** Takes the announcement down; false if there is none. */
export function withdrawAnnouncement(db: Db, operatorId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockAnnouncements(tx);
    const id = await endCurrent(tx);
    if (id === undefined) return false;
    await writeEvent(tx, { kind: 'announcement', id, actor: operatorId }, 'announcement-withdrawn');
    return true;
  });
}

async function lockAnnouncements(tx: Db): Promise<void> {
  await tx.execute(sql`lock table announcements in share row exclusive mode`);
}

async function endCurrent(tx: Db): Promise<string | undefined> {
  const rows = await tx.query<{ id: string }>(sql`
    update announcements set withdrawn_at = now() where withdrawn_at is null and ends_at > now() returning id`);
  return rows[0]?.id;
}

export async function readAnnouncements(db: Db): Promise<z.output<typeof announcementPage>> {
  const rows = await db.queryIso<Announcement & { isCurrent: boolean }>(sql`
    select announcements.id, texts, starts_at as "startsAt", ends_at as "endsAt", announcements.created_at as "createdAt",
      withdrawn_at as "withdrawnAt", operators.email as operator,
      withdrawn_at is null and ends_at > now() as "isCurrent"
    from announcements left join operators on operators.id = operator_id
    order by announcements.created_at desc, announcements.id desc limit ${listed}`);
  return {
    current: rows.find(({ isCurrent }) => isCurrent) ?? null,
    before: rows.filter(({ isCurrent }) => !isCurrent),
  };
}

/** Reads announcements that are shown now or will be. */
export async function readPlannedAnnouncements(db: Db): Promise<PlannedAnnouncement[]> {
  const rows = await db.query<{ texts: AnnouncementTexts; startsAt: Date; endsAt: Date }>(sql`
    select texts, starts_at as "startsAt", ends_at as "endsAt" from announcements
    where withdrawn_at is null and ends_at > now() order by created_at desc limit 1`);
  return rows.map(({ texts, startsAt, endsAt }) => ({
    key: contentHash(JSON.stringify(texts)).slice(0, 12),
    texts,
    startsAt: startsAt.valueOf(),
    endsAt: endsAt.valueOf(),
  }));
}
