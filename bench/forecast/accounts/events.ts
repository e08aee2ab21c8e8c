import { average } from '../../../forecast/numeric.ts';
import { print } from '../../report.ts';
import { eventAccount } from './invented.ts';
import { forecastWithEvents } from './known-events.ts';
import { forecastOurs, horizon, percent } from './ours.ts';

export function measureEvents(): void {
  print(
    '\nKnown events, 60 invented accounts with four promotions a year: error of event weeks and of all weeks',
  );
  for (const shift of [0, 1, 3])
    for (const [from, to] of [
      [53, 103],
      [104, 155],
    ] as const) {
      const errors = { without: [] as number[], list: [] as number[] };
      const all = { without: [] as number[], list: [] as number[] };
      for (let i = 0; i < 60; i++) {
        const { values, events } = eventAccount(5_000 + i, to + horizon, shift);
        const length = from + ((i * 17) % (to - from));
        const history = values.slice(0, length);
        const forecasts = {
          without: forecastOurs(history).mean,
          list: forecastWithEvents(history, horizon, events),
        };
        for (const kind of ['without', 'list'] as const)
          forecasts[kind].forEach((mean, h) => {
            const error = Math.abs(Math.log(mean / (values[length + h] ?? 1)));
            all[kind].push(error);
            if (events[length + h] !== undefined) errors[kind].push(error);
          });
      }
      print(
        `moved by up to ${shift} weeks, ${from}–${to} weeks known: event weeks ${percent(average(errors.without))} → ${percent(average(errors.list))}, all weeks ${percent(average(all.without))} → ${percent(average(all.list))}`,
      );
    }
}
