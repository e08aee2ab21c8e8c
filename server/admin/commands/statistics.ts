import { parseArgs } from 'node:util';
import {
  type StatisticsSpan,
  statisticsQuery,
  statisticsSpans,
} from '../../../contract/console/statistics.ts';
import { readStatistics } from '../../statistics/statistics.ts';
import { type DatabaseCommand, UsageError } from '../command.ts';
import { inOneLine } from './arguments.ts';

const spans = Object.keys(statisticsSpans) as StatisticsSpan[];

/** The console's statistics as tab-separated tables. */
export const statisticsCommand: DatabaseCommand = {
  name: 'statistics',
  alias: 'numbers',
  about:
    'prints statistics: visits and submissions, their sources, time to the first reply and how fast the pages are',
  usage: ['statistics [--span <weeks or months>] [--json]'],
  values: [
    ['--span', `${spans.join(', ')}; the first without it`],
    ['--json', 'everything as one JSON object'],
  ],
  async run(args, { db, print }) {
    const options = { span: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args, options });
    const query = statisticsQuery.safeParse({ span: values.span });
    if (!query.success) throw new UsageError(`The span is one of ${spans.join(', ')}.`);
    const statistics = await readStatistics(db, query.data.span);
    if (values.json) return print(JSON.stringify(statistics, null, 2));
    const line = (...cells: (string | number | null)[]) =>
      print(cells.map((cell) => (cell === null ? '-' : inOneLine(String(cell)))).join('\t'));
    line('from', 'visits', 'applications', 'leads', 'meetings', 'invited');
    for (const { start, visits, applications, leads, meetings, invited } of statistics.periods)
      line(start, visits, applications, leads, meetings, invited);
    print('');
    line('source', 'visits', 'applications', 'leads', 'meetings', 'invited');
    for (const { name, visits, applications, leads, meetings, invited } of statistics.sources) {
      const known = visits.filter((amount) => amount !== null);
      const amounts = [applications, leads, meetings, invited].map(sum);
      line(
        name === null ? 'all others' : name || 'not known',
        known.length > 0 ? sum(known) : null,
        ...amounts,
      );
    }
    print('');
    line('first page', 'applications', 'invited', 'declined');
    for (const { name, applications, invited, declined } of statistics.pages)
      line(name || 'not known', applications, invited, declined);
    print('');
    line('first reply', 'median hours', 'p90 hours', 'replied', 'not replied');
    for (const { kind, median, p90, answered, unanswered } of statistics.answers)
      line(kind, hours(median), hours(p90), answered, unanswered);
    print('');
    const { attended, missed, cancelled, unknown, ahead } = statistics.outcomes;
    line('meetings', 'took place', 'no-shows', 'canceled', 'no outcome', 'to come');
    line('', attended, missed, cancelled, unknown, ahead);
    print('');
    line('form, last 30 days', 'started', 'sent');
    line('', statistics.conversion.opened, statistics.conversion.sent);
    print('');
    line('speed, last 28 days', 'views', '75th percentile');
    for (const [metric, { views, p75, isBeyond }] of Object.entries(statistics.speeds.all))
      line(metric, views, p75 === null ? null : `${isBeyond ? '> ' : ''}${Number(p75.toPrecision(3))}`);
  },
};

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}

function hours(seconds: number | null): string | null {
  return seconds === null ? null : (seconds / 3_600).toFixed(1);
}
