import type * as z from 'zod/mini';
import {
  type List,
  type listQuery,
  mostCounted,
  mostFound,
  pageSize,
} from '../../../contract/console/inbox.ts';
import type { SubjectKind } from '../../../contract/console/subjects.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/drizzle.ts';
import { filtersOf, leadOf, searchedFor } from './filters.ts';
import { orderOf, readCursor, writeCursor } from './order.ts';
import { rowColumns, toRow } from './rows.ts';
import { search } from './search.ts';
import { subjects } from './subjects.ts';
import type { Found, KeyedRow, Wanted } from './wanted.ts';

/** One page of a list. It begins where the one before ended, however far down that was. */
export async function listSubjects(
  db: Db,
  kind: SubjectKind,
  { after, ...view }: z.output<typeof listQuery>,
  most = pageSize,
): Promise<List> {
  const { sort = 'newest' } = view;
  const cursor = readCursor(after, sort);
  const subject = subjects[kind];
  const order = orderOf(sort, subject, leadOf(kind, view));
  const wanted = {
    subject,
    order,
    filters: filtersOf(kind, view),
    after: order.after(cursor),
    most: most + 1,
    isFirst: cursor === undefined,
  };
  const typed = searchedFor(view);
  const found: Found =
    typed === undefined ? { rows: await page(db, wanted) } : await search(db, wanted, typed);
  const rows = found.rows.slice(0, most);
  const last = rows.at(-1);
  const total =
    cursor?.[3] ?? ('total' in found ? found.total : undefined) ?? (await count(db, wanted, typed));
  return {
    rows: rows.map(toRow),
    next: last && found.rows.length > most ? writeCursor(sort, last.key, last.id, total) : null,
    total,
  };
}

async function page(db: Db, { subject, filters, order, after, most }: Wanted): Promise<KeyedRow[]> {
  const { rows } = await db.execute<KeyedRow>(sql`
    select ${rowColumns(subject)}, ${order.key} as key from ${subject.table}
    where ${filters} and ${after} order by ${order.by} limit ${most}`);
  return rows;
}

/** Counts no further than is told. What is searched for is looked up in the index of words, see `lookUp`. */
async function count(db: Db, { subject, filters }: Wanted, typed: string | undefined): Promise<number> {
  const counted =
    typed === undefined
      ? sql`select count(*)::integer as total
          from (select from ${subject.table} where ${filters} limit ${mostCounted + 1}) as counted`
      : sql`with found as materialized (
            select id from ${subject.table} where ${filters} and search @@ search_query(${typed})
          )
          select count(*)::integer as total from (select from found limit ${mostFound + 1}) as counted`;
  const { rows } = await db.execute<{ total: number }>(counted);
  return rows[0]?.total ?? 0;
}
