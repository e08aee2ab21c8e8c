import { bulk, bulkResults } from '../../contract/console/bulk.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { submissionKinds } from '../../contract/console/submissions.ts';
import { applyBulkChange } from '../bulk/bulk-changes.ts';
import { type ConsoleDependencies, type ConsoleRoute, postRoute } from './console-route.ts';

export function bulkRoutes(deps: Pick<ConsoleDependencies, 'db' | 'env' | 'outbox'>): ConsoleRoute[] {
  return submissionKinds.map((kind) =>
    postRoute(consoleApi.bulk(kind), 'editor', {
      body: bulk,
      response: bulkResults,
      async handle({ body: { change, items }, operator }) {
        const done = await applyBulkChange(deps, { kind, change, items, actor: operator.id });
        deps.outbox.nudge();
        return done;
      },
    }),
  );
}
