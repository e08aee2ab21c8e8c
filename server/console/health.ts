import { health, healthQuery } from '../../contract/console/health.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { type ConsoleDependencies, type ConsoleRoute, consoleRoute } from './console-route.ts';

export function healthRoutes({ readHealth }: Pick<ConsoleDependencies, 'readHealth'>): ConsoleRoute[] {
  return [
    consoleRoute({
      method: 'GET',
      path: consoleApi.health,
      role: 'viewer',
      // Works even while nothing can be written: keeping a session alive is a write.
      quiet: true,
      query: healthQuery,
      reply: health,
      handle: ({ query }) => readHealth(query.timeZone),
    }),
  ];
}
