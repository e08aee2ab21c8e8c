import { consoleApi } from '../../contract/console/paths.ts';
import { publishStatus } from '../../contract/console/publish.ts';
import { uuid7 } from '../db/uuid7.ts';
import { HttpError } from '../http-error.ts';
import { writeEvent } from '../submissions/events.ts';
import { type ConsoleDependencies, type ConsoleRoute, getRoute, postRoute } from './console-route.ts';

/** Publishes the texts of the repository, and rolls back. */
export function publishRoutes({
  db,
  publisher,
}: Pick<ConsoleDependencies, 'db' | 'publisher'>): ConsoleRoute[] {
  function record(kind: string, actor: string, detail: Record<string, unknown> = {}): Promise<void> {
    return writeEvent(db, { subjectKind: 'site', subjectId: uuid7(), kind, actor, detail });
  }
  return [
    getRoute(consoleApi.publish, 'viewer', {
      quiet: true,
      response: publishStatus,
      handle: () => publisher.status(),
    }),
    postRoute(consoleApi.publish, 'admin', {
      async handle({ operator }) {
        const { isSetUp } = await publisher.status();
        if (!isSetUp) throw new HttpError(409);
        await record('publish-started', operator.id);
        await publisher.start(operator.email);
      },
    }),
    postRoute(consoleApi.publishBack, 'admin', {
      async handle({ operator }) {
        if (!(await publisher.back())) throw new HttpError(409);
        const { shown } = await publisher.status();
        await record('publish-back', operator.id, { commit: shown?.commit.subject ?? 'as deployed' });
      },
    }),
  ];
}
