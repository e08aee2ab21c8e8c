import { health, healthQuery } from '../../contract/console/health.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { type ConsoleDependencies, type ConsoleRoute, getRoute } from './console-route.ts';

export function healthRoutes({ readHealth }: Pick<ConsoleDependencies, 'readHealth'>): ConsoleRoute[] {
  return [
    getRoute(consoleApi.health, 'viewer', {
      // Works even while nothing can be written: keeping a session alive is a write.
      quiet: true,
      query: healthQuery,
      response: health,
      handle: ({ query }) => readHealth(query.timeZone),
    }),
  ];
}
