import { forecast } from '../../forecast/forecast.ts';
import { accountDays, toWeeks } from '../../forecast/testing/account-days.ts';
import {
  computeMeasures,
  computeTotals,
  type HoldoutForecast,
  type Measures,
  type Totals,
} from './measures.ts';

const lengths = [26, 32, 39, 51];
const seeds = { first: 5001, count: 40 };

interface Compared {
  weeks: number;
  from: 'weeks' | 'days';
  checks: HoldoutForecast[];
  measures: Measures;
  totals: Totals;
}

/**
 * Compares forecasts of less than a year from weekly and from daily figures. Public series have no days, so the accounts
 * are fictitious.
 */
export function compareDays(horizon: number): Compared[] {
  return lengths.flatMap((weeks) => {
    const accounts = Array.from({ length: seeds.count }, (_, i) =>
      accountDays(seeds.first + i, weeks + horizon),
    ).flat();
    return (['weeks', 'days'] as const).map((from) => {
      const checks = accounts.map((days, i): HoldoutForecast => {
        const all = toWeeks(days);
        const history = all.slice(0, weeks);
        const known = from === 'days' ? { days: days.slice(0, 7 * weeks) } : {};
        const result = forecast(history, horizon, known);
        if ('refused' in result) throw new Error(`No forecast: ${result.refused}`);
        return { id: `account ${i}`, history, actual: all.slice(weeks), forecast: result };
      });
      return { weeks, from, checks, measures: computeMeasures(checks), totals: computeTotals(checks) };
    });
  });
}
