import * as z from 'zod/mini';
import { addDays } from '../../contract/calendar.ts';
import { isInstant, sorts, unknownSource, type View } from '../../contract/console/inbox.ts';
import type { SubmissionKind } from '../../contract/console/submissions.ts';
import { type SQL, sql } from '../db/sql.ts';
import { HttpError } from '../http-error.ts';
import { decodeCursor } from './cursor.ts';
import { isOpen, isoInUtc, nameKey, type SubmissionTable } from './tables.ts';

/** A filter on a single column value for which an index exists that is sorted within that value. */
interface LeadingFilter {
  column: 'assignee' | 'status' | 'source' | 'monthly_ad_spend' | 'language';
  value: string;
}

/**
 * The filter whose index is used for a view. By itself, PostgreSQL may scan the list of all rows, in which a rare value
 * may be far down.
 */
export function findLeadingFilter(kind: SubmissionKind, view: View): LeadingFilter | undefined {
  const { status, source, language, spend, flagged = 'no', assignee } = view;
  if (assignee !== undefined && assignee !== 'nobody') return { column: 'assignee', value: assignee };
  if (flagged !== 'no' || status === 'open') return undefined;
  if (status !== undefined && status !== 'any') return { column: 'status', value: status };
  if (source !== undefined) return { column: 'source', value: sourceValue(source) };
  if (spend !== undefined && kind === 'application') return { column: 'monthly_ad_spend', value: spend };
  return language === undefined ? undefined : { column: 'language', value: language };
}

/** The SQL condition of a view, without its search. */
export function buildFilters(kind: SubmissionKind, view: View): SQL {
  const { status, source, language, spend, flagged = 'no', assignee, from, to } = view;
  const leading = findLeadingFilter(kind, view);
  // With `=`, PostgreSQL drops the column from the sort order and may pick another index; `between` avoids that.
  const is = (column: LeadingFilter['column'], value: string) =>
    leading?.column === column
      ? sql`${sql.identifier(column)} between ${value} and ${value}`
      : sql`${sql.identifier(column)} = ${value}`;
  const conditions = [
    sql`true`,
    flagged === 'no' && sql`flag is null`,
    flagged === 'only' && sql`flag is not null`,
    status === 'open' && isOpen(kind),
    status !== undefined && status !== 'open' && status !== 'any' && is('status', status),
    source !== undefined && is('source', sourceValue(source)),
    language !== undefined && is('language', language),
    // Only applications have it.
    spend !== undefined && kind === 'application' && is('monthly_ad_spend', spend),
    assignee === 'nobody' && sql`assignee is null`,
    assignee !== undefined && assignee !== 'nobody' && is('assignee', assignee),
    from !== undefined && sql`created_at >= ${isInstant(from) ? from : midnight(from)}::timestamptz`,
    to !== undefined && sql`created_at < ${isInstant(to) ? to : midnight(addDays(to, 1))}::timestamptz`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  );
}

/** The source as stored in the column. */
function sourceValue(source: string): string {
  return source === unknownSource ? '' : source;
}

function midnight(day: string): string {
  return `${day}T00:00:00Z`;
}

/** The search text without characters PostgreSQL cannot store; undefined if empty. */
export function searchText({ q }: View): string | undefined {
  const typed = q?.toWellFormed().replaceAll('\0', ' ').trim();
  return typed === '' ? undefined : typed;
}

export type Sort = NonNullable<View['sort']>;

/** The end of a page: sort, key and id of its last row, and the total counted on the first page. */
const cursor = z.tuple([z.enum(sorts), z.string().check(z.maxLength(300)), z.uuid(), z.int()]);
export type Cursor = z.output<typeof cursor>;

/** Reads a cursor that was written for this order; undefined if none was sent. */
export function readCursor(sent: string | undefined, sort: Sort): Cursor | undefined {
  const read = decodeCursor(cursor, sent);
  if (read && (read[0] !== sort || !isKey(read[1], sort))) throw new HttpError(400);
  return read;
}

function isKey(key: string, sort: Sort): boolean {
  return sort === 'name' ? key.isWellFormed() && !key.includes('\0') : isInstant(key);
}

/** A sort order that allows keyset pagination. */
export interface Order {
  by: SQL;
  /** The value that the cursor stores. */
  key: SQL;
  after(cursor: Cursor | undefined): SQL;
}

/**
 * The order of a list. A list sorted by time is also sorted by its leading filter, if it has one: then PostgreSQL can
 * only use the index of that filter.
 */
export function buildOrder(sort: Sort, subject: SubmissionTable, filter?: LeadingFilter): Order {
  const key = {
    newest: sql`created_at`,
    oldest: sql`created_at`,
    changed: sql`updated_at`,
    name: nameKey(subject),
    start: subject.start ?? sql`created_at`,
  }[sort];
  const isAscending = sort === 'oldest' || sort === 'name' || sort === 'start';
  const type = sql.raw(sort === 'name' ? 'text' : 'timestamptz');
  const direction = sql.raw(isAscending ? 'asc' : 'desc');
  const than = sql.raw(isAscending ? '>' : '<');
  const leading = sort === 'newest' || sort === 'oldest' ? filter : undefined;
  return {
    by: sql`${leading ? sql`${sql.identifier(leading.column)} ${direction}, ` : sql``}${key} ${direction}, id ${direction}`,
    key: sort === 'name' ? key : isoInUtc(key),
    after(cursor) {
      if (!cursor) return sql`true`;
      const [, last, id] = cursor;
      const columns = leading ? sql`${sql.identifier(leading.column)}, ${key}, id` : sql`${key}, id`;
      const values = sql`${last}::${type}, ${id}::uuid`;
      return sql`(${columns}) ${than} (${leading ? sql`${leading.value}, ${values}` : values})`;
    },
  };
}
