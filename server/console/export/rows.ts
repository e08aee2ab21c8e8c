import type { View } from '../../../contract/console/inbox.ts';
import type { SubjectKind } from '../../../contract/console/subjects.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/drizzle.ts';
import { filtersOf, leadOf, searchedFor } from '../inbox/filters.ts';
import { type Cursor, orderOf } from '../inbox/order.ts';
import { inUtc, subjects } from '../inbox/subjects.ts';

/** Few enough to be held in memory, many enough not to ask too often. */
const batch = 500;

/** One submission as it leaves: what we know of it, what the visitor sent, and what operators noted. */
export type ExportedRow = Record<string, string | null>;

/** The names of what an exported submission holds, in order. */
export function exportedColumns(kind: SubjectKind): string[] {
  return ['id', 'createdAt', 'updatedAt', 'status', 'statusReason', 'flag', 'language', 'assignee'].concat(
    Object.keys(subjects[kind].fields),
    'notes',
  );
}

/**
 * The rows of a view, read in short queries of their own, so that neither a connection nor the memory is held for long.
 * In the order they came: in any other one a change made meanwhile could hide a row.
 */
export async function* exportRows(db: Db, kind: SubjectKind, view: View): AsyncGenerator<ExportedRow> {
  const subject = subjects[kind];
  const sort = view.sort === 'oldest' ? 'oldest' : 'newest';
  const order = orderOf(sort, subject, leadOf(kind, view));
  const typed = searchedFor(view);
  const found = typed === undefined ? sql`true` : sql`search @@ search_query(${typed})`;
  const fields = Object.entries(subject.fields).map(
    ([name, column]) => sql`${column} as ${sql.identifier(name)}`,
  );
  const notes = sql`(
    select coalesce(string_agg(concat(${inUtc(sql`at`)}, ' ', coalesce(operators.email, 'command line'), ': ', detail ->> 'text'), E'\n' order by at, events.id), '')
    from events left join operators on operators.id = actor
    where subject_kind = ${kind} and subject_id = ${subject.table}.id and kind = 'note') as notes`;
  let last: Cursor | undefined;
  for (;;) {
    const { rows } = await db.execute<ExportedRow>(sql`
      select id, ${inUtc(sql`created_at`)} as "createdAt", ${inUtc(sql`updated_at`)} as "updatedAt", status,
        status_reason as "statusReason", flag, language,
        (select operators.email from operators where operators.id = assignee) as assignee, ${sql.join(fields, sql`, `)}, ${notes}
      from ${subject.table} where ${filtersOf(kind, view)} and ${found} and ${order.after(last)}
      order by ${order.by} limit ${batch}`);
    yield* rows;
    const { id, createdAt } = rows.at(-1) ?? {};
    if (rows.length < batch || !id || !createdAt) return;
    last = [sort, createdAt, id, 0];
  }
}
