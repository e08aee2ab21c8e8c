import { overview } from '../../../contract/console/operations.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { type ConsoleRoute, consoleRoute } from '../console-route.ts';
import type { ConsoleParts } from '../parts.ts';
import { readOverview } from './store.ts';

export function overviewRoutes({ db }: Pick<ConsoleParts, 'db'>): ConsoleRoute[] {
  return [
    consoleRoute({
      method: 'GET',
      path: consoleApi.overview,
      role: 'viewer',
      reply: overview,
      handle: () => readOverview(db),
    }),
  ];
}
