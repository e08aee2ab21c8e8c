import type { Event } from '../../../contract/console/inbox.ts';
import type { Db } from '../../db/db.ts';
import { type SQL, sql } from '../../db/drizzle.ts';
import { inJson } from './rows.ts';

export interface ReadEvent extends Event, Record<string, unknown> {
  subjectKind: string;
  subjectId: string;
}

/** Events, newest first, with the address of whoever did it. */
export async function readEvents(db: Db, where: SQL, most: number): Promise<ReadEvent[]> {
  const { rows } = await db.execute<ReadEvent>(sql`
    select events.id, at, kind, coalesce(operators.email, actor::text) as actor, detail,
      subject_kind as "subjectKind", subject_id as "subjectId"
    from events left join operators on operators.id = events.actor
    where ${where} order by at desc, events.id desc limit ${most}`);
  return rows.map((row) => ({ ...row, at: inJson(row.at) }));
}

/** What operators did, whether signed in or on the command line; the condition of the index of it. */
export const isAudited = sql.raw(
  `(actor is not null or subject_kind in ('operator', 'person', 'outbox', 'export')
    or kind in ('status', 'note', 'assigned', 'unflagged', 'resent'))`,
);
