import * as z from 'zod/mini';
import { isInstant, sorts, type View } from '../../../contract/console/inbox.ts';
import { type SQL, sql } from '../../db/drizzle.ts';
import { Refusal } from '../../refusal.ts';
import { readEnd, writeEnd } from '../page-end.ts';
import type { Lead } from './filters.ts';
import { inUtc, nameKey, type Subject } from './subjects.ts';

export type Sort = NonNullable<View['sort']>;

/** Where a page ends: the key of its last row, and what was counted on the first page. */
const cursor = z.tuple([z.enum(sorts), z.string().check(z.maxLength(300)), z.uuid(), z.int()]);
export type Cursor = z.output<typeof cursor>;

export function writeCursor(...parts: Cursor): string {
  return writeEnd(parts);
}

/** What `writeCursor` made for this order, or nothing where nothing was sent. */
export function readCursor(sent: string | undefined, sort: Sort): Cursor | undefined {
  const read = readEnd(cursor, sent);
  if (read && (read[0] !== sort || !isKey(read[1], sort))) throw new Refusal(400);
  return read;
}

function isKey(key: string, sort: Sort): boolean {
  return sort === 'name' ? key.isWellFormed() && !key.includes('\0') : isInstant(key);
}

/** An order in which a page can begin after any row. */
export interface Order {
  by: SQL;
  /** What the cursor keeps of a row. */
  key: SQL;
  after(cursor: Cursor | undefined): SQL;
}

/**
 * The order of a list. One by time is read by what leads its view, if anything does: to be in order of that too, though
 * all rows have the same, leaves PostgreSQL only the index that is.
 */
export function orderOf(sort: Sort, subject: Subject, lead?: Lead): Order {
  const key = {
    newest: sql`created_at`,
    oldest: sql`created_at`,
    changed: sql`updated_at`,
    name: nameKey(subject),
  }[sort];
  const isUpward = sort === 'oldest' || sort === 'name';
  const type = sql.raw(sort === 'name' ? 'text' : 'timestamptz');
  const direction = sql.raw(isUpward ? 'asc' : 'desc');
  const than = sql.raw(isUpward ? '>' : '<');
  const led = sort === 'newest' || sort === 'oldest' ? lead : undefined;
  return {
    by: sql`${led ? sql`${sql.identifier(led.column)} ${direction}, ` : sql``}${key} ${direction}, id ${direction}`,
    key: sort === 'name' ? key : inUtc(key),
    after(cursor) {
      if (!cursor) return sql`true`;
      const [, last, id] = cursor;
      const columns = led ? sql`${sql.identifier(led.column)}, ${key}, id` : sql`${key}, id`;
      const values = sql`${last}::${type}, ${id}::uuid`;
      return sql`(${columns}) ${than} (${led ? sql`${led.value}, ${values}` : values})`;
    },
  };
}
