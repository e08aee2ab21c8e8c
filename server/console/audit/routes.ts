import * as z from 'zod/mini';
import { pageSize } from '../../../contract/console/inbox.ts';
import { auditPage } from '../../../contract/console/operations.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/drizzle.ts';
import { type ConsoleRoute, consoleRoute } from '../console-route.ts';
import { isAudited, readEvents } from '../inbox/events.ts';
import type { ConsoleParts } from '../parts.ts';
import { readPlace, writePlace } from '../place.ts';

const auditQuery = z.object({ after: z.optional(z.string().check(z.maxLength(500))) });

/** What operators did, newest first. It can be read, and nothing else. */
export function auditRoutes({ db }: Pick<ConsoleParts, 'db'>): ConsoleRoute[] {
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

export async function readAudit(db: Db, after: string | undefined): Promise<z.output<typeof auditPage>> {
  const place = readPlace(after);
  const behind = place ? sql`(at, events.id) < (${place.at}::timestamptz, ${place.id}::uuid)` : sql`true`;
  const found = await readEvents(db, sql`${isAudited} and ${behind}`, pageSize + 1);
  const events = found.slice(0, pageSize);
  const last = events.at(-1);
  return { events, next: last && found.length > pageSize ? writePlace(last.at, last.id) : null };
}
