import { exportedIds } from '../../contract/console/bulk.ts';
import { type View, viewQuery } from '../../contract/console/inbox.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { type SubmissionKind, submissionKinds } from '../../contract/console/submissions.ts';
import { exportRows, type Format, formats, recordExport } from '../submissions/export-rows.ts';
import {
  attachment,
  type ConsoleDependencies,
  type ConsoleRoute,
  getRoute,
  postRoute,
} from './console-route.ts';

export function exportRoutes({ db }: Pick<ConsoleDependencies, 'db'>): ConsoleRoute[] {
  function exportRoute(kind: SubmissionKind, format: Format): ConsoleRoute {
    return getRoute(consoleApi.export(kind, format), 'editor', {
      query: viewQuery,
      async handle({ query, operator, reply }) {
        await recordExport(db, operator.id, { kind, format, view: query });
        const { type, write } = formats[format];
        const day = new Date().toISOString().slice(0, 10);
        return reply
          .headers(attachment(`${kind}s-${day}.${format}`, type))
          .send(write(kind, exportRows(db, kind, query)));
      },
    });
  }
  function selectedRoute(kind: SubmissionKind): ConsoleRoute {
    return postRoute(consoleApi.exportSelected(kind), 'editor', {
      body: exportedIds,
      async handle({ body: { ids }, operator, reply }) {
        const view: View = { status: 'any', flagged: 'any' };
        await recordExport(db, operator.id, { kind, format: 'csv', view });
        const { type, write } = formats.csv;
        return reply
          .headers(attachment(`${kind}s.csv`, type))
          .send(write(kind, exportRows(db, kind, view, ids)));
      },
    });
  }
  return submissionKinds.flatMap((kind) => [
    exportRoute(kind, 'csv'),
    exportRoute(kind, 'json'),
    selectedRoute(kind),
  ]);
}
