import { maxFound, type Row } from '../../contract/console/inbox.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/sql.ts';
import { rowColumns, type SubmissionTable } from './tables.ts';
import type { Order } from './view.ts';

/** The query for one page of a list. */
export interface PageRequest {
  subject: SubmissionTable;
  filters: SQL;
  order: Order;
  /** Matches the rows after the previous page. */
  after: SQL;
  /** The maximum number of rows. */
  limit: number;
  /** The total is counted on the first page only. */
  isFirst: boolean;
}

export interface KeyedRow extends Row {
  key: string;
}

export interface PageResult {
  rows: KeyedRow[];
  /** Set if the search already determined it. */
  total?: number | undefined;
}

/** How many rows are scanned: at first, to count the matches, and at most. */
const scanRows = { short: 1_000, counting: 4_000, long: 10_000 };
/** This many can be sorted quickly. */
const few = 1_000;

/**
 * Finds the rows that contain every word of the search text. A frequent word is found fastest by scanning the list, a
 * rare one by the full-text index; the wrong choice is very slow, and the right one is not known in advance. So both
 * are tried, each up to a limit.
 */
export async function search(db: Db, request: PageRequest, typed: string): Promise<PageResult> {
  const near = await scan(db, request, typed, scanRows.short);
  if (near && near.total === undefined && request.isFirst)
    return { ...near, total: await countByScan(db, request, typed) };
  if (near) return near;
  const all = await lookUp(db, request, typed, few);
  if (all.found < few) return all;
  const far = await scan(db, request, typed, scanRows.long);
  return far ?? lookUp(db, request, typed, Number.MAX_SAFE_INTEGER);
}

/** Scans the list. Undefined if the page could not be filled. */
async function scan(
  db: Db,
  request: PageRequest,
  typed: string,
  length: number,
): Promise<PageResult | undefined> {
  const { subject, filters, order, after, limit } = request;
  const rows = await db.query<{ scanned: number; hits: number; ids: string[] }>(sql`
    with scanned as materialized (
      select id, search @@ search_query(${typed}) as matches from ${subject.table}
      where ${filters} and ${after} order by ${order.by} limit ${length}
    )
    select count(*)::integer as scanned, (count(*) filter (where matches))::integer as hits,
      array(select id from scanned where matches limit ${limit}) as ids
    from scanned`);
  const { scanned, hits, ids } = rows[0] ?? { scanned: 0, hits: 0, ids: [] };
  const isComplete = scanned < length;
  if (!isComplete && ids.length < limit) return undefined;
  return {
    rows: await fetchRows(db, request, ids),
    total: isComplete || hits > maxFound ? capCount(hits) : undefined,
  };
}

/** Counts by scanning the list. Undefined if there are too few matches within the limit. */
async function countByScan(db: Db, { subject, filters, order }: PageRequest, typed: string) {
  const found = await db.one<{ total: number }>(sql`
    select count(*)::integer as total from (
      select from (select search from ${subject.table} where ${filters} order by ${order.by} limit ${scanRows.counting}) as scanned
      where search @@ search_query(${typed}) limit ${maxFound + 1}
    ) as counted`);
  const total = found?.total ?? 0;
  return total > maxFound ? total : undefined;
}

async function fetchRows(db: Db, { subject, order }: PageRequest, ids: string[]): Promise<KeyedRow[]> {
  if (ids.length === 0) return [];
  return db.queryIso(sql`
    select ${rowColumns(subject)}, ${order.key} as key from ${subject.table}
    where id = any (${ids}::uuid[]) order by ${order.by}`);
}

/**
 * Looks the words up in the full-text index and sorts the matches. With `limit` rows it stopped early and the result
 * must not be used. The materialized query is evaluated only as far as it is read, but planned as if it were read
 * completely.
 */
async function lookUp(
  db: Db,
  request: PageRequest,
  typed: string,
  maxMatches: number,
): Promise<PageResult & { found: number }> {
  const { subject, filters, order, after, limit } = request;
  const rows = await db.queryIso<KeyedRow & { found: number }>(sql`
    with found as materialized (
      select * from ${subject.table} where ${filters} and ${after} and search @@ search_query(${typed})
    )
    select ${rowColumns(subject)}, ${order.key} as key, count(*) over ()::integer as found
    from (select * from found limit ${maxMatches}) as ${subject.table}
    order by ${order.by} limit ${limit}`);
  const found = rows[0]?.found ?? 0;
  return { rows, found, total: capCount(found) };
}

function capCount(total: number): number {
  return Math.min(total, maxFound + 1);
}
