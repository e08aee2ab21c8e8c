import { consoleApi } from '../../contract/console/paths.ts';
import { publishStatus } from '../../contract/console/publish.ts';
import { writeEvent } from '../events.ts';
import { HttpError } from '../http-error.ts';
import { type ConsoleDependencies, type ConsoleRoute, getRoute, postRoute } from './console-route.ts';

/** Publishes the texts of the repository, and rolls back. */
export function publishRoutes({
  db,
  publisher,
}: Pick<ConsoleDependencies, 'db' | 'publisher'>): ConsoleRoute[] {
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
        await writeEvent(db, { kind: 'site', actor: operator.id }, 'publish-started');
        await publisher.start(operator.email);
      },
    }),
    postRoute(consoleApi.publishBack, 'admin', {
      async handle({ operator }) {
        if (!(await publisher.back())) throw new HttpError(409);
        const { shown } = await publisher.status();
        const commit = shown?.commit.subject ?? 'as deployed';
        await writeEvent(db, { kind: 'site', actor: operator.id }, 'publish-back', { commit });
      },
    }),
  ];
}
