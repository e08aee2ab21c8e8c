import { mostFound } from '../../../contract/console/inbox.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/drizzle.ts';
import { rowColumns } from './rows.ts';
import type { Found, KeyedRow, Wanted } from './wanted.ts';

/** How many rows of the list are looked at: at first, to count what was found there, and at the most. */
const walks = { short: 1_000, counting: 4_000, long: 10_000 };
/** So many can be put in order soon. */
const few = 1_000;

/**
 * The rows of a list that hold every word typed. A word that many rows hold is found soonest by walking down the
 * list, one that few hold in the index of words; each takes very long where the other is meant, and nobody knows before.
 * So both are tried, each only so far.
 */
export async function search(db: Db, wanted: Wanted, typed: string): Promise<Found> {
  const near = await walk(db, wanted, typed, walks.short);
  if (near && near.total === undefined && wanted.isFirst)
    return { ...near, total: await countDown(db, wanted, typed) };
  if (near) return near;
  const all = await lookUp(db, wanted, typed, few);
  if (all.found < few) return all;
  const far = await walk(db, wanted, typed, walks.long);
  return far ?? lookUp(db, wanted, typed, Number.MAX_SAFE_INTEGER);
}

/** Walks down the list. Nothing where that did not fill the page. */
async function walk(db: Db, wanted: Wanted, typed: string, length: number): Promise<Found | undefined> {
  const { subject, filters, order, after, most } = wanted;
  const { rows } = await db.execute<{ walked: number; hits: number; ids: string[] }>(sql`
    with walked as materialized (
      select id, search @@ search_query(${typed}) as fits from ${subject.table}
      where ${filters} and ${after} order by ${order.by} limit ${length}
    )
    select count(*)::integer as walked, (count(*) filter (where fits))::integer as hits,
      array(select id from walked where fits limit ${most}) as ids
    from walked`);
  const { walked, hits, ids } = rows[0] ?? { walked: 0, hits: 0, ids: [] };
  const isWhole = walked < length;
  if (!isWhole && ids.length < most) return undefined;
  return {
    rows: await fetchRows(db, wanted, ids),
    total: isWhole || hits > mostFound ? atMost(hits) : undefined,
  };
}

/** Counts by walking down the list. Nothing where that takes too long. */
async function countDown(db: Db, { subject, filters, order }: Wanted, typed: string) {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::integer as total from (
      select from (select search from ${subject.table} where ${filters} order by ${order.by} limit ${walks.counting}) as walked
      where search @@ search_query(${typed}) limit ${mostFound + 1}
    ) as counted`);
  const total = rows[0]?.total ?? 0;
  return total > mostFound ? total : undefined;
}

async function fetchRows(db: Db, { subject, order }: Wanted, ids: string[]): Promise<KeyedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<KeyedRow>(sql`
    select ${rowColumns(subject)}, ${order.key} as key from ${subject.table}
    where id in ${ids} order by ${order.by}`);
  return rows;
}

/**
 * Looks the words up in their index and puts what it finds in order. Where it finds `limit` it has stopped, and what it
 * gives is not to be used. What is read of a materialized query is all that is done of it, and it is planned as if all were.
 */
async function lookUp(
  db: Db,
  wanted: Wanted,
  typed: string,
  limit: number,
): Promise<Found & { found: number }> {
  const { subject, filters, order, after, most } = wanted;
  const { rows } = await db.execute<KeyedRow & { found: number }>(sql`
    with found as materialized (
      select * from ${subject.table} where ${filters} and ${after} and search @@ search_query(${typed})
    )
    select ${rowColumns(subject)}, ${order.key} as key, count(*) over ()::integer as found
    from (select * from found limit ${limit}) as ${subject.table}
    order by ${order.by} limit ${most}`);
  const found = rows[0]?.found ?? 0;
  return { rows, found, total: atMost(found) };
}

function atMost(total: number): number {
  return Math.min(total, mostFound + 1);
}
