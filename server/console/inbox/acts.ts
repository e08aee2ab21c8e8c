import type { SubjectKind } from '../../../contract/console/subjects.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/drizzle.ts';
import { writeEvent } from '../write-event.ts';
import { touched } from './change-status.ts';
import type { Outcome } from './outcome.ts';
import { subjects } from './subjects.ts';

/** One submission, and who does something to it: an operator, or nobody on the command line. */
export interface Act {
  kind: SubjectKind;
  id: string;
  actor: string | null;
}

export async function addNote(db: Db, { kind, id, actor }: Act, text: string): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(
      sql`update ${subjects[kind].table} set ${touched} where id = ${id}`,
    );
    if (rowCount === 0) return 'gone';
    await writeEvent(tx, { subjectKind: kind, subjectId: id, kind: 'note', actor, detail: { text } });
    return 'done';
  });
}

/** Assigns a submission to an editor, or to nobody. Undefined where there is no such editor any more. */
export async function assign(
  db: Db,
  { kind, id, actor }: Act,
  assignee: string | null,
): Promise<Outcome | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(
      sql`select from operators where id = ${assignee} and role = 'editor' and disabled_at is null`,
    );
    if (assignee !== null && rows.length === 0) return undefined;
    const { rowCount } = await tx.execute(
      sql`update ${subjects[kind].table} set assignee = ${assignee}, ${touched} where id = ${id}`,
    );
    if (rowCount === 0) return 'gone';
    await writeEvent(tx, { subjectKind: kind, subjectId: id, kind: 'assigned', actor, detail: { assignee } });
    return 'done';
  });
}
