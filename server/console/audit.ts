import type * as z from 'zod/mini';
import { type AuditTopic, auditPage, auditQuery } from '../../contract/console/audit.ts';
import { pageSize } from '../../contract/console/inbox.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/sql.ts';
import { cutPage, isAfterCursor } from '../submissions/cursor.ts';
import { isAudited, readEvents } from '../submissions/read-events.ts';
import { type ConsoleDependencies, type ConsoleRoute, getRoute } from './console-route.ts';

/** The kinds of events in each topic but `settings`. */
const kinds = {
  decisions: [
    'status',
    'answered',
    'answer-undone',
    'assigned',
    'note',
    'unflagged',
    'deleted-as-spam',
    'change-accepted',
    'change-dismissed',
    'moved',
    'cancelled',
    'resent',
  ],
  data: ['exported', 'erased'],
  'sign-ins': [
    'signed-in',
    'signed-out',
    'sign-in-failed',
    'recovery-code-used',
    'recovery-codes-renewed',
    'sessions-ended',
    'reset-requested',
    'password-reset',
    'password-changed',
    'code-on',
    'code-off',
  ],
} as const satisfies Record<Exclude<AuditTopic, 'settings'>, readonly string[]>;

function isAbout(topic: AuditTopic | undefined): SQL {
  if (topic === undefined) return sql`true`;
  const list = (named: readonly string[]) => sql.join(named.map((kind) => sql`${kind}`));
  if (topic === 'settings') return sql`events.kind not in (${list(Object.values(kinds).flat())})`;
  return sql`events.kind in (${list(kinds[topic])})`;
}

/** The audit log, newest first and read-only. */
export function auditRoutes({ db }: Pick<ConsoleDependencies, 'db'>): ConsoleRoute[] {
  return [
    getRoute(consoleApi.audit, 'viewer', {
      query: auditQuery,
      response: auditPage,
      handle: ({ query }) => readAudit(db, query),
    }),
  ];
}

async function readAudit(
  db: Db,
  { topic, after }: z.output<typeof auditQuery>,
): Promise<z.output<typeof auditPage>> {
  const isAfter = isAfterCursor(after, sql`at`, sql`events.id`);
  const found = await readEvents(db, sql`${isAudited} and ${isAbout(topic)} and ${isAfter}`, pageSize + 1);
  const { rows: events, next } = cutPage(found, pageSize, ({ at, id }) => ({ at, id }));
  return { events, next };
}
