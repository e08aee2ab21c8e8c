import type { Db } from './db/db.ts';
import { sql } from './db/sql.ts';
import { uuid7 } from './db/uuid7.ts';

/** What an event is about, and who caused it. */
export interface EventSubject {
  kind: string;
  /** Omitted if it is about no stored record. */
  id?: string;
  /** The operator; null for visitors and on the command line. */
  actor: string | null;
}

/** Appends to the history, which is also the audit log. The console never deletes from it. */
export async function writeEvent(
  db: Db,
  { kind, id = uuid7(), actor }: EventSubject,
  event: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await db.execute(sql`
    insert into events (id, subject_kind, subject_id, kind, actor, detail)
    values (${uuid7()}, ${kind}, ${id}, ${event}, ${actor}, ${JSON.stringify(detail)}::jsonb)`);
}
