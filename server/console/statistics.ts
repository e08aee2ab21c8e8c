import { consoleApi } from '../../contract/console/paths.ts';
import { statistics, statisticsQuery } from '../../contract/console/statistics.ts';
import { readStatistics } from '../statistics.ts';
import { type ConsoleDependencies, type ConsoleRoute, consoleRoute } from './console-route.ts';

export function statisticsRoutes({ db }: Pick<ConsoleDependencies, 'db'>): ConsoleRoute[] {
  return [
    consoleRoute({
      method: 'GET',
      path: consoleApi.statistics,
      role: 'viewer',
      query: statisticsQuery,
      reply: statistics,
      handle: ({ query }) => readStatistics(db, query.timeZone),
    }),
  ];
}
