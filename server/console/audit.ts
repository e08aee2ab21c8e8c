import * as z from 'zod/mini';
import { auditPage } from '../../contract/console/audit.ts';
import { pageSize } from '../../contract/console/inbox.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { decodeTimeCursor, encodeTimeCursor } from '../submissions/cursor.ts';
import { isAudited, readEvents } from '../submissions/events.ts';
import { type ConsoleDependencies, type ConsoleRoute, consoleRoute } from './console-route.ts';

const auditQuery = z.object({ after: z.optional(z.string().check(z.maxLength(500))) });

/** The audit log, newest first and read-only. */
export function auditRoutes({ db }: Pick<ConsoleDependencies, 'db'>): ConsoleRoute[] {
  return [
    consoleRoute({
      method: 'GET',
      path: consoleApi.audit,
      role: 'viewer',
      query: auditQuery,
      reply: auditPage,
      handle: ({ query }) => readAudit(db, query.after),
    }),
  ];
}

async function readAudit(db: Db, after: string | undefined): Promise<z.output<typeof auditPage>> {
  const cursor = decodeTimeCursor(after);
  const afterCursor = cursor
    ? sql`(at, events.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`
    : sql`true`;
  const found = await readEvents(db, sql`${isAudited} and ${afterCursor}`, pageSize + 1);
  const events = found.slice(0, pageSize);
  const last = events.at(-1);
  return { events, next: last && found.length > pageSize ? encodeTimeCursor(last.at, last.id) : null };
}
