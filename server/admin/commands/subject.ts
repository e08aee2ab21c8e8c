import * as z from 'zod/mini';
import { type SubjectKind, subjectKinds } from '../../../contract/console/subjects.ts';
import { subjects } from '../../console/inbox/subjects.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/drizzle.ts';
import { StartProblem } from '../../start-problem.ts';
import { UsageProblem } from '../command.ts';

/** The `<id>` of a usage. */
export const idValue = ['<id>', 'of what a visitor sent, as `list` shows it'] as const;

/** What a visitor sent, found by its id alone. */
export async function subjectOf(db: Db, id: string | undefined): Promise<{ kind: SubjectKind; id: string }> {
  if (id === undefined) throw new UsageProblem('Which one? An id is missing.');
  if (!z.safeParse(z.uuid(), id).success) throw new UsageProblem(`"${id}" is not an id.`);
  const each = subjectKinds.map(
    (kind) => sql`select ${kind}::text as kind from ${subjects[kind].table} where id = ${id}`,
  );
  const { rows } = await db.execute<{ kind: SubjectKind }>(sql.join(each, sql` union all `));
  const [found] = rows;
  if (!found) throw new StartProblem(`No visitor sent anything with the id ${id}, or it was erased.`);
  return { kind: found.kind, id };
}

/** Visitors write what they like: nothing of it may move the cursor of a terminal. */
export function inOneLine(text: string): string {
  return text.replace(/\p{C}+/gu, ' ');
}
