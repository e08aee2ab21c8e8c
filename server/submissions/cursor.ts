import * as z from 'zod/mini';
import { isInstant } from '../../contract/console/inbox.ts';
import { type SQL, sql } from '../db/sql.ts';
import { HttpError } from '../http-error.ts';

/**
 * A page of a list, of which one row more than `limit` was read, and the cursor of the next page: the position of the
 * last row, which the next request sends back.
 */
export function cutPage<Row>(
  found: readonly Row[],
  limit: number,
  position: (last: Row) => unknown,
): { rows: Row[]; next: string | null } {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  if (last === undefined || found.length <= limit) return { rows, next: null };
  return { rows, next: Buffer.from(JSON.stringify(position(last))).toString('base64url') };
}

/** Decodes a cursor from `cutPage`; undefined if none was sent. Throws for anything else. */
export function decodeCursor<Schema extends z.ZodMiniType>(
  schema: Schema,
  sent: string | undefined,
): z.output<Schema> | undefined {
  if (sent === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(sent, 'base64url').toString()));
  } catch {
    throw new HttpError(400);
  }
}

/** The position in a list that is sorted by time. */
const timeCursor = z.object({ at: z.string().check(z.refine(isInstant)), id: z.uuid() });

/** The condition for the rows after a cursor, newest first. */
export function isAfterCursor(sent: string | undefined, at: SQL, id: SQL): SQL {
  const cursor = decodeCursor(timeCursor, sent);
  return cursor ? sql`(${at}, ${id}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : sql`true`;
}
