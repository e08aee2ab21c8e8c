import { type View, viewQuery } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { type SubjectKind, subjectKinds } from '../../../contract/console/subjects.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { attachment } from '../attachment.ts';
import { type ConsoleRoute, consoleRoute } from '../console-route.ts';
import type { ConsoleParts } from '../parts.ts';
import { writeEvent } from '../write-event.ts';
import { type Format, formats } from './formats.ts';
import { exportRows } from './rows.ts';

export function exportRoutes({ db }: Pick<ConsoleParts, 'db'>): ConsoleRoute[] {
  function exportRoute(kind: SubjectKind, format: Format): ConsoleRoute {
    return consoleRoute({
      method: 'GET',
      path: consoleApi.export(kind, format),
      role: 'editor',
      query: viewQuery,
      async handle({ query, operator, answer }) {
        await writeEvent(db, exportEvent(operator.id, { kind, format, view: query }));
        const { type, write } = formats[format];
        const day = new Date().toISOString().slice(0, 10);
        return answer
          .headers(attachment(`${kind}s-${day}.${format}`, type))
          .send(write(kind, exportRows(db, kind, query)));
      },
    });
  }
  return subjectKinds.flatMap((kind) => [exportRoute(kind, 'csv'), exportRoute(kind, 'json')]);
}

/** What was taken out. What was searched for stays out of the history: it may be somebody's name. */
export function exportEvent(
  actor: string | null,
  { kind, format, view: { q, ...filters } }: { kind: SubjectKind; format: Format; view: View },
) {
  const detail = { of: kind, format, ...filters, searched: q !== undefined };
  return { subjectKind: 'export', subjectId: uuid7(), kind: 'exported', actor, detail };
}
