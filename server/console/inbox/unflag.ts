import type { Db } from '../../db/db.ts';
import { sql } from '../../db/drizzle.ts';
import { takeTime } from '../../meetings/take-time.ts';
import { writeEvent } from '../write-event.ts';
import type { Act } from './acts.ts';
import { touched } from './change-status.ts';
import { isDuplicate, type Outcome } from './outcome.ts';
import { subjects } from './subjects.ts';

/** It was a person after all: the flag goes, and what was to be sent about it is sent. A second time changes nothing. */
export async function unflag(db: Db, act: Act): Promise<Outcome> {
  try {
    return await db.transaction((tx) => unflagIn(tx, act));
  } catch (error) {
    if (isDuplicate(error)) return 'anotherOpen';
    throw error;
  }
}

async function unflagIn(tx: Db, { kind, id, actor }: Act): Promise<Outcome> {
  const { table } = subjects[kind];
  const { rows } = await tx.execute<{ flag: string | null; status: string }>(
    sql`select flag, status from ${table} where id = ${id} for update`,
  );
  const [before] = rows;
  if (!before) return 'gone';
  if (before.flag === null) return 'done';
  if (before.status === 'held') {
    const taken = await takeTime(tx, id, new Date());
    if (taken !== 'taken') return taken;
  }
  await tx.execute(sql`update ${table} set flag = null, ${touched} where id = ${id}`);
  await tx.execute(sql`
    update outbox set state = 'waiting', due_at = date_trunc('milliseconds', now())
    where subject_kind = ${kind} and subject_id = ${id} and state = 'held'`);
  const detail = { flag: before.flag };
  await writeEvent(tx, { subjectKind: kind, subjectId: id, kind: 'unflagged', actor, detail });
  return 'done';
}
