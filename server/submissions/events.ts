import type { HistoryEvent } from '../../contract/console/inbox.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/drizzle.ts';
import { events } from '../db/schema.ts';
import { uuid7 } from '../db/uuid7.ts';
import { titleSql } from './tables.ts';

interface NewEvent {
  subjectKind: string;
  subjectId: string;
  kind: string;
  /** The operator; null for actions on the command line. */
  actor: string | null;
  detail?: Record<string, unknown>;
}

/** Appends to the history, which also is the audit log. The console never deletes from it. */
export async function writeEvent(db: Db, event: NewEvent): Promise<void> {
  await db.insert(events).values({ id: uuid7(), ...event });
}

interface ReadEvent extends HistoryEvent, Record<string, unknown> {
  subjectKind: string;
  subjectId: string;
  subjectTitle: string | null;
}

/** Events, newest first; the actor is given by email address. */
export async function readEvents(db: Db, where: SQL, most: number): Promise<ReadEvent[]> {
  const { rows } = await db.execute<ReadEvent>(sql`
    select events.id, at, kind, coalesce(operators.email, actor::text) as actor, detail,
      subject_kind as "subjectKind", subject_id as "subjectId", ${titleSql} as "subjectTitle"
    from events left join operators on operators.id = events.actor
    where ${where} order by at desc, events.id desc limit ${most}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/** Operators' actions, in the console and on the command line. Must match the condition of the index. */
export const isAudited = sql.raw(
  `(actor is not null or subject_kind in ('operator', 'person', 'outbox', 'export', 'host', 'template')
    or kind in ('status', 'note', 'assigned', 'unflagged', 'resent', 'answered', 'answer-undone', 'change-accepted',
      'change-dismissed')
    or (kind = 'moved' and detail ? 'from'))`,
);
