import type { FastifyReply } from 'fastify';
import { utcDayAt } from '../../contract/calendar.ts';
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

interface Export {
  kind: SubmissionKind;
  format: Format;
  view: View;
  /** Only these of the view. */
  ids?: readonly string[];
}

export function exportRoutes({ db }: Pick<ConsoleDependencies, 'db'>): ConsoleRoute[] {
  async function send(reply: FastifyReply, actor: string, name: string, { ids, ...exported }: Export) {
    const { kind, format, view } = exported;
    await recordExport(db, actor, exported);
    const { type, write } = formats[format];
    return reply
      .headers(attachment(`${name}.${format}`, type))
      .send(write(kind, exportRows(db, kind, view, ids)));
  }
  return submissionKinds.flatMap((kind) => [
    ...(['csv', 'json'] as const).map((format) =>
      getRoute(consoleApi.export(kind, format), 'editor', {
        query: viewQuery,
        handle: ({ query: view, operator, reply }) =>
          send(reply, operator.id, `${kind}s-${utcDayAt(Date.now())}`, { kind, format, view }),
      }),
    ),
    postRoute(consoleApi.exportSelected(kind), 'editor', {
      body: exportedIds,
      handle({ body: { ids }, operator, reply }) {
        const view: View = { status: 'any', flagged: 'any' };
        return send(reply, operator.id, `${kind}s`, { kind, format: 'csv', view, ids });
      },
    }),
  ]);
}
