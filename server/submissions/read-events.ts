import type { HistoryEvent } from '../../contract/console/inbox.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/sql.ts';
import { titleSql } from './tables.ts';

interface ReadEvent extends HistoryEvent {
  subjectKind: string;
  subjectId: string;
  subjectTitle: string | null;
}

/** Events, newest first; the actor is given by email address. */
export async function readEvents(db: Db, where: SQL, limit: number): Promise<ReadEvent[]> {
  return db.queryIso(sql`
    select events.id, at, kind, coalesce(operators.email, actor::text) as actor, detail,
      subject_kind as "subjectKind", subject_id as "subjectId", ${titleSql} as "subjectTitle"
    from events left join operators on operators.id = events.actor
    where ${where} order by at desc, events.id desc limit ${limit}`);
}

/** Operators' actions, in the console and on the command line. Must match the condition of the index. */
export const isAudited = sql.raw(
  `(actor is not null or subject_kind in ('operator', 'person', 'outbox', 'export', 'host', 'template')
    or kind in ('status', 'note', 'assigned', 'unflagged', 'resent', 'answered', 'answer-undone', 'change-accepted',
      'change-dismissed')
    or (kind = 'moved' and detail ? 'from'))`,
);
