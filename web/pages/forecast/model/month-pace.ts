import {
  addDays,
  type Day,
  dayOfMonth,
  firstDay,
  lastDay,
  utcMidnight,
} from '../../../../contract/calendar.ts';
import { sum } from '../../../../forecast/numeric.ts';
import type { Total } from '../../../../forecast/totals.ts';
import { weekdayShares } from './account-days.ts';
import { metricKey } from './metric-key.ts';
import { findMonthTotal } from './months.ts';
import type { ForecastResult } from './result.ts';

const dayMs = 86_400_000;
/** Days to measure usual costs. */
const usualDays = 56;

/** The current month's cost so far, and in total at the current pace. */
export interface MonthPace {
  month: string;
  /** The first day that is still to come. */
  next: Day;
  spent: number;
  closing: Total;
  /** The cost of each day of the month. */
  days: { cost: number; isMeasured: boolean }[];
  /** Per day ahead. */
  daily: number;
  /** The usual cost of a day, nine times out of ten. */
  usual: { low: number; high: number };
}

/** Undefined if the days of the month are not known, or if none of them is ahead. */
export function findMonthPace(result: ForecastResult): MonthPace | undefined {
  const { weeks, days, ended, pausedSince } = result;
  const spend = result.metrics.find(({ name, mean }) => name === 'spend' && mean.length > 0);
  const values = spend && days?.values[metricKey(spend)];
  if (!values || ended || pausedSince !== undefined) return undefined;
  const total = findMonthTotal(result, spend);
  if (!total) return undefined;
  const { month, measured } = total;
  const firstAhead = addDays(weeks.at(-1) ?? '', 7);
  const shares = weekdayShares(days, values, weeks);
  const dayCost = (day: Day): { cost: number; isMeasured: boolean } => {
    if (day <= days.last) return { cost: values[daysBetween(days.first, day)] ?? 0, isMeasured: true };
    const ahead = daysBetween(firstAhead, day);
    const cost = (spend.mean[Math.floor(ahead / 7)] ?? 0) * (shares[ahead % 7] ?? 0);
    return { cost, isMeasured: false };
  };
  const all = Array.from({ length: dayOfMonth(lastDay(month)) }, (_, i) =>
    dayCost(addDays(firstDay(month), i)),
  );
  const coming = all.filter(({ isMeasured }) => !isMeasured);
  if (coming.length === 0) return undefined;
  const lately = values.slice(-usualDays).toSorted((a, b) => a - b);
  const quantile = (share: number) => lately[Math.round(share * (lately.length - 1))] ?? 0;
  return {
    month,
    next: days.last < firstDay(month) ? firstDay(month) : addDays(days.last, 1),
    spent: measured,
    closing: { mean: total.mean, low: total.low, high: total.high },
    days: all,
    daily: sum(coming.map(({ cost }) => cost)) / coming.length,
    usual: { low: quantile(0.05), high: quantile(0.95) },
  };
}

/** The daily spend from now on that lands on a budget. 0 if it is already spent. */
export function dailyToLandOn(pace: MonthPace, budget: number): number {
  const coming = pace.days.filter(({ isMeasured }) => !isMeasured).length;
  return Math.max(0, budget - pace.spent) / coming;
}

function daysBetween(from: Day, to: Day): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / dayMs);
}
