import type * as z from 'zod/mini';
import { type List, type listQuery, maxCounted, maxFound, pageSize } from '../../contract/console/inbox.ts';
import type { SubmissionKind } from '../../contract/console/submissions.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { cutPage } from './cursor.ts';
import { summarizeHeld } from './held.ts';
import { type KeyedRow, type PageRequest, type PageResult, search } from './search.ts';
import { rowColumns, submissionTables } from './tables.ts';
import { buildFilters, buildOrder, type Cursor, findLeadingFilter, readCursor, searchText } from './view.ts';

/** Reads one page of a list, starting at the cursor. The cost does not depend on the page's position. */
export async function listSubmissions(
  db: Db,
  kind: SubmissionKind,
  { after, ...view }: z.output<typeof listQuery>,
  limit = pageSize,
): Promise<List> {
  const { sort = 'newest' } = view;
  const cursor = readCursor(after, sort);
  const subject = submissionTables[kind];
  const order = buildOrder(sort, subject, findLeadingFilter(kind, view));
  const request = {
    subject,
    order,
    filters: buildFilters(kind, view),
    after: order.after(cursor),
    limit: limit + 1,
    isFirst: cursor === undefined,
  };
  const typed = searchText(view);
  const found: PageResult =
    typed === undefined ? { rows: await page(db, request) } : await search(db, request, typed);
  const total =
    cursor?.[3] ?? ('total' in found ? found.total : undefined) ?? (await count(db, request, typed));
  const { rows, next } = cutPage(found.rows, limit, ({ key, id }): Cursor => [sort, key, id, total]);
  return {
    rows: rows.map(({ key: _, ...row }) => row),
    next,
    total,
    held: cursor === undefined ? await summarizeHeld(db, kind) : null,
  };
}

async function page(db: Db, { subject, filters, order, after, limit }: PageRequest): Promise<KeyedRow[]> {
  return db.queryIso(sql`
    select ${rowColumns(subject)}, ${order.key} as key from ${subject.table}
    where ${filters} and ${after} order by ${order.by} limit ${limit}`);
}

/** Counts no further than is displayed. A search uses the full-text index, see `lookUp`. */
async function count(db: Db, { subject, filters }: PageRequest, typed: string | undefined): Promise<number> {
  const counted =
    typed === undefined
      ? sql`select count(*)::integer as total
          from (select from ${subject.table} where ${filters} limit ${maxCounted + 1}) as counted`
      : sql`with found as materialized (
            select id from ${subject.table} where ${filters} and search @@ search_query(${typed})
          )
          select count(*)::integer as total from (select from found limit ${maxFound + 1}) as counted`;
  const found = await db.one<{ total: number }>(counted);
  return found?.total ?? 0;
}
