import { sum } from '../../../../forecast/numeric.ts';
import { type Outlook, partialTotal, weeksPerYear } from '../../../../forecast/outlook.ts';
import type { Total } from '../../../../forecast/totals.ts';
import type { ForecastResult } from './result.ts';

type Account = Pick<ForecastResult, 'ended' | 'metrics'>;

/** Forecast weeks of an old file that have passed: they are drawn, but not counted as ahead. */
export function countPassedWeeks({ ended }: Pick<ForecastResult, 'ended'>): number {
  return ended && !ended.isPast ? ended.missingWeeks : 0;
}

/** The total of the weeks ahead. A cost per conversion is their cost divided by their conversions. */
export function findComingTotal(account: Account, outlook: Outlook): Total {
  const passed = countPassedWeeks(account);
  if (passed === 0) return outlook.total;
  if (outlook.name !== 'cpa') return partialTotal(outlook, passed, outlook.mean.length);
  const [spend, conversions] = ['spend', 'conversions'].map((wanted) => {
    const metric = account.metrics.find(({ name }) => name === wanted);
    return sum(metric?.mean.slice(passed) ?? []);
  });
  const mean = (spend ?? 0) / (conversions ?? 0);
  const scale = mean / outlook.total.mean;
  return { mean, low: outlook.total.low * scale, high: outlook.total.high * scale };
}

/** The relative change of the coming weeks from the same weeks of last year. Undefined if not known. */
export function findYearlyChange(account: Account, outlook: Outlook): number | undefined {
  const passed = countPassedWeeks(account);
  const { lastYear, values, mean } = outlook;
  if (lastYear === null) return undefined;
  const { mean: total } = findComingTotal(account, outlook);
  if (outlook.name === 'cpa' || passed === 0) return lastYear ? total / lastYear - 1 : undefined;
  const before = sum(values.slice(-weeksPerYear).slice(passed, mean.length));
  return before ? total / before - 1 : undefined;
}
