import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type * as z from 'zod/mini';
import { utcDayAt } from '../../contract/calendar.ts';
import { type AuditTopic, auditExportQuery, auditPage, auditQuery } from '../../contract/console/audit.ts';
import { pageSize } from '../../contract/console/inbox.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/sql.ts';
import { writeEvent } from '../events.ts';
import { cutPage, isAfterCursor } from '../submissions/cursor.ts';
import { isAudited, readEvents } from '../submissions/read-events.ts';
import { attachment, type ConsoleDependencies, type ConsoleRoute, getRoute } from './console-route.ts';

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

const columns = ['at', 'actor', 'kind', 'subjectKind', 'subjectId', 'subjectTitle', 'detail'];
const exportBatch = 500;

/** The audit log, newest first and read-only. */
export function auditRoutes({ db }: Pick<ConsoleDependencies, 'db'>): ConsoleRoute[] {
  return [
    getRoute(consoleApi.audit, 'viewer', {
      query: auditQuery,
      response: auditPage,
      handle: ({ query }) => readAudit(db, query, pageSize),
    }),
    getRoute(consoleApi.auditCsv, 'editor', {
      query: auditExportQuery,
      async handle({ query: { topic }, operator, reply }) {
        await writeEvent(db, { kind: 'export', actor: operator.id }, 'exported', { of: 'audit', topic });
        const lines = stringify({ bom: true, header: true, columns, escape_formulas: true });
        return reply
          .headers(attachment(`audit-${utcDayAt(Date.now())}.csv`, 'text/csv; charset=utf-8'))
          .send(pipeline(Readable.from(exportAudit(db, topic)), lines, () => {}));
      },
    }),
  ];
}

async function readAudit(
  db: Db,
  { topic, after }: z.output<typeof auditQuery>,
  size: number,
): Promise<z.output<typeof auditPage>> {
  const isAfter = isAfterCursor(after, sql`at`, sql`events.id`);
  const found = await readEvents(db, sql`${isAudited} and ${isAbout(topic)} and ${isAfter}`, size + 1);
  const { rows: events, next } = cutPage(found, size, ({ at, id }) => ({ at, id }));
  return { events, next };
}

/** Yields the whole log, or that of a topic, in short queries. An object is written as JSON. */
async function* exportAudit(db: Db, topic: AuditTopic | undefined) {
  let after: string | undefined;
  do {
    const page = await readAudit(db, { topic, after }, exportBatch);
    yield* page.events;
    after = page.next ?? undefined;
  } while (after !== undefined);
}
