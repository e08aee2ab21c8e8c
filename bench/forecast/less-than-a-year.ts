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
 * The benefit of daily figures if there is less than a year of them. Public series have none, so accounts are
 * fictitious.
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
        const answer = forecast(history, horizon, known);
        if ('refused' in answer) throw new Error(`Refused: ${answer.refused}`);
        return { id: `account ${i}`, history, actual: all.slice(weeks), answer };
      });
      return { weeks, from, checks, measures: computeMeasures(checks), totals: computeTotals(checks) };
    });
  });
}
