import { addDays, type Day, dayOfMonth, firstDay, lastDay, toMonth } from '../../../../contract/calendar.ts';
import { sum } from '../../../../forecast/numeric.ts';
import { weeksPerYear } from '../../../../forecast/outlook.ts';
import { splitByMonth, totalOfMonth } from './months.ts';
import type { ForecastResult } from './result.ts';

/** Spend targets by month. */
export type SpendTargets = Readonly<Record<string, number>>;

/** What the current month will cost at the current pace. */
export interface MonthPacing {
  /** The first days of its first and last week. */
  first: Day;
  last: Day;
  /** Number of weeks, unless a calendar month. */
  weeks: number;
  spend: number;
  /** The planned spend, or else that of the same weeks a year before. */
  before: number;
  isPlanned: boolean;
  isCalendar: boolean;
}

/** Undefined if the forecast does not end in the current month, or there is nothing to compare it with. */
export function monthPacing(
  result: ForecastResult,
  spendTargets: SpendTargets,
  today: Day,
): MonthPacing | undefined {
  const { weeks, metrics } = result;
  const spend = metrics.find(({ name, mean }) => name === 'spend' && mean.length > 0);
  const month = spend && splitByMonth(result, spend.mean.length).at(-1);
  if (!month || month.month !== toMonth(today)) return undefined;
  const { past, ahead } = month;
  const from = past.to > past.from ? past.from : weeks.length + ahead.from;
  const to = weeks.length + ahead.to;
  const planned = spendTargets[month.month];
  const yearBefore = from >= weeksPerYear ? spend.values.slice(from - weeksPerYear, to - weeksPerYear) : [];
  const lastYear = month.calendar ? sameDaysLastYear(spend.values, weeks, month.month) : sum(yearBefore);
  const before = planned ?? lastYear;
  if (before <= 0) return undefined;
  const day = (week: number) => addDays(weeks[0] ?? '', week * 7);
  return {
    first: day(from),
    last: day(to - 1),
    weeks: to - from,
    spend: totalOfMonth(spend, month).mean,
    before,
    isPlanned: planned !== undefined,
    isCalendar: month.calendar !== undefined,
  };
}

/** Spend on the same days 52 weeks earlier, with each week spread evenly over its days. 0 if not known. */
function sameDaysLastYear(values: readonly number[], weeks: readonly Day[], month: string): number {
  const days = Array.from({ length: dayOfMonth(lastDay(month)) }, (_, i) =>
    addDays(firstDay(month), i - 7 * weeksPerYear),
  );
  const found = days.map((day) => weeks.findLastIndex((week) => week <= day));
  return found.includes(-1) ? 0 : sum(found.map((week) => (values[week] ?? 0) / 7));
}
