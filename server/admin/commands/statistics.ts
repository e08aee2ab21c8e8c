import { parseArgs } from 'node:util';
import { statisticsQuery } from '../../../contract/console/statistics.ts';
import { readStatistics } from '../../statistics.ts';
import { type DatabaseCommand, UsageError } from '../command.ts';
import { inOneLine } from './arguments.ts';

/** The console's statistics as tab-separated tables. */
export const statisticsCommand: DatabaseCommand = {
  name: 'statistics',
  alias: 'numbers',
  about: 'prints statistics of the last 26 weeks: submissions, their sources and time to the first reply',
  usage: ['statistics [--time-zone <zone>] [--json]'],
  values: [
    ['--time-zone', 'in which weeks begin on Monday, such as Europe/London; UTC without it'],
    ['--json', 'everything as one JSON object'],
  ],
  async run(args, { db, print }) {
    const options = { 'time-zone': { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args, options });
    const query = statisticsQuery.safeParse({ timeZone: values['time-zone'] });
    if (!query.success) throw new UsageError('There is no such time zone.');
    const statistics = await readStatistics(db, query.data.timeZone);
    if (values.json) return print(JSON.stringify(statistics, null, 2));
    const line = (...cells: (string | number | null)[]) =>
      print(cells.map((cell) => (cell === null ? '-' : inOneLine(String(cell)))).join('\t'));
    line('week', 'applications', 'leads', 'meetings');
    for (const { week, applications, leads, meetings } of statistics.weeks)
      line(week, applications, leads, meetings);
    for (const by of ['sources', 'pages'] as const) {
      print('');
      line(by === 'sources' ? 'source' : 'first page', 'applications', 'invited', 'declined');
      for (const { name, applications, invited, declined } of statistics[by])
        line(name || 'not known', applications, invited, declined);
    }
    print('');
    line('first reply', 'median hours', 'p90 hours', 'replied', 'not replied');
    for (const { kind, median, p90, answered, unanswered } of statistics.answers)
      line(kind, hours(median), hours(p90), answered, unanswered);
    print('');
    const { attended, missed, cancelled, unknown, ahead } = statistics.outcomes;
    line('meetings', 'took place', 'did not come', 'canceled', 'no outcome', 'to come');
    line('', attended, missed, cancelled, unknown, ahead);
    print('');
    line('form, last 30 days', 'begun', 'sent');
    line('', statistics.conversion.opened, statistics.conversion.sent);
  },
};

function hours(seconds: number | null): string | null {
  return seconds === null ? null : (seconds / 3_600).toFixed(1);
}
