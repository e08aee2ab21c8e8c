import { consoleApi } from '../../contract/console/paths.ts';
import { statistics, statisticsQuery } from '../../contract/console/statistics.ts';
import { readStatistics } from '../statistics/statistics.ts';
import { writeStatisticsCsv } from '../statistics/statistics-csv.ts';
import { attachment, type ConsoleDependencies, type ConsoleRoute, getRoute } from './console-route.ts';

export function statisticsRoutes({ db }: Pick<ConsoleDependencies, 'db'>): ConsoleRoute[] {
  return [
    getRoute(consoleApi.statistics, 'viewer', {
      query: statisticsQuery,
      response: statistics,
      handle: ({ query }) => readStatistics(db, query.span),
    }),
    getRoute(consoleApi.statisticsCsv, 'viewer', {
      query: statisticsQuery,
      async handle({ query, reply }) {
        const found = await readStatistics(db, query.span);
        const name = `numbers-${found.span}-${new Date().toISOString().slice(0, 10)}.csv`;
        return reply.headers(attachment(name, 'text/csv; charset=utf-8')).send(writeStatisticsCsv(found));
      },
    }),
  ];
}
