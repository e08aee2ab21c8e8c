import {
  addDays,
  type Day,
  firstDay,
  lastDay,
  type Month as MonthName,
  toMonth,
  utcMidnight,
} from '../../../../contract/calendar.ts';
import { sum } from '../../../../forecast/numeric.ts';
import { type Outlook, partialTotal } from '../../../../forecast/outlook.ts';
import { type Total, totalInterval } from '../../../../forecast/totals.ts';
import type { AccountDays } from './account-days.ts';
import { metricKey } from './metric-key.ts';
import { type ForecastResult, isLateLeftOut } from './result.ts';

const dayMs = 86_400_000;
/** Weeks that say what is usual for each weekday. */
const weekdayWeeks = 8;
/** The shares of a whole week add up to 1, but for rounding. */
const almostWhole = 1 - 1e-9;

/** What a metric has in a calendar month: measured days, and the shares of the coming weeks that fall into its other days. */
interface MonthShares {
  measured: number;
  shares: number[];
}

/** A month's weeks: the indexes of those that have been measured, and of those ahead. */
export interface Month {
  month: string;
  past: { from: number; to: number };
  ahead: { from: number; to: number };
  /** By metric key, where days are known: the month is then the calendar month. */
  calendar?: Record<string, MonthShares>;
  measuredUntil?: Day | undefined;
}

/** The months of the coming weeks. A week belongs to the month in which it starts, unless the account's days are known. */
export function splitByMonth(
  { weeks, days, metrics }: Pick<ForecastResult, 'weeks' | 'days' | 'metrics'>,
  ahead = metrics[0]?.mean.length ?? 0,
): Month[] {
  const coming = Array.from({ length: ahead }, (_, i) => addDays(weeks.at(-1) ?? '', (i + 1) * 7));
  return [...new Set(coming.map(toMonth))].map((month) => ({
    month,
    past: monthSpan(weeks, month),
    ahead: monthSpan(coming, month),
    ...(days && buildCalendar(days, month, weeks, metrics)),
  }));
}

function buildCalendar(
  days: AccountDays,
  month: string,
  weeks: readonly Day[],
  metrics: readonly Outlook[],
): Pick<Month, 'calendar' | 'measuredUntil'> {
  const shares = metrics.flatMap((metric) => {
    const key = metricKey(metric);
    const found = monthShares(days, key, month, weeks, metric.mean.length);
    return found ? [[key, found] as const] : [];
  });
  if (shares.length < metrics.filter(({ name }) => name !== 'cpa').length) return {};
  return { calendar: Object.fromEntries(shares), measuredUntil: measuredUntil(days, month) };
}

function monthSpan(days: readonly Day[], month: string) {
  const from = days.findIndex((day) => toMonth(day) === month);
  return from < 0
    ? { from: 0, to: 0 }
    : { from, to: days.findLastIndex((day) => toMonth(day) === month) + 1 };
}

/**
 * What has been measured of a month and what is expected, together. Only the latter has a range. Of a segment, whose days
 * are not known, `whole` is the account's metric: the segment has its share of the measured days.
 */
export function totalOfMonth(outlook: Outlook, month: Month, whole = outlook): Total {
  const { past, ahead, calendar } = month;
  const days = calendar?.[metricKey(whole)];
  if (days)
    return totalOfShares(outlook, { ...days, measured: days.measured * shareOfWhole(outlook, whole, past) });
  const measured = sum(outlook.values.slice(past.from, past.to));
  const { mean, low, high } = partialTotal(outlook, ahead.from, ahead.to);
  return { mean: measured + mean, low: measured + low, high: measured + high };
}

/** A segment's share of the account in the weeks of a month that have been measured, or else of the first one ahead. */
function shareOfWhole(outlook: Outlook, whole: Outlook, { from, to }: Month['past']): number {
  // A plan changes an account's weeks ahead, never those that were measured.
  if (outlook.values === whole.values) return 1;
  const measured = ({ values }: Outlook) => sum(values.slice(Math.max(0, from - 1), to));
  const [part, all] = to > from ? [measured(outlook), measured(whole)] : [outlook.mean[0], whole.mean[0]];
  return (part ?? 0) / (all || 1);
}

export function measuredOfMonth(outlook: Outlook, month: Month, whole = outlook): number {
  const { past, calendar } = month;
  const days = calendar?.[metricKey(whole)];
  return days
    ? days.measured * shareOfWhole(outlook, whole, past)
    : sum(outlook.values.slice(past.from, past.to));
}

/** The total of a calendar month, and how much of it has been measured up to a day. */
export interface MonthTotal extends Total {
  month: MonthName;
  measured: number;
  measuredUntil: Day | undefined;
  /** What is still to come of measured days. */
  late: number;
}

/** The month that the page speaks of. Undefined if the days are not known. A cost per conversion is the month's cost by its conversions. */
export function findMonthTotal(result: ForecastResult, outlook: Outlook): MonthTotal | undefined {
  const month = splitByMonth(result).find((each) => each.month === result.month);
  if (!month?.calendar) return undefined;
  const known = { month: month.month, measuredUntil: month.measuredUntil };
  if (outlook.name !== 'cpa') {
    const expected = measuredOfMonth(outlook, month);
    const inFile = result.measuredDays?.values[metricKey(outlook)];
    const isLate = isLateLeftOut(result) && inFile !== undefined;
    const measured = isLate ? sumOfMonth(result.measuredDays?.first ?? '', inFile, month.month) : expected;
    return { ...known, ...totalOfMonth(outlook, month), measured, late: expected - measured };
  }
  const [spend, conversions] = ['spend', 'conversions'].map((wanted) =>
    result.metrics.find(({ name }) => name === wanted),
  );
  if (!spend || !conversions) return undefined;
  const mean = totalOfMonth(spend, month).mean / totalOfMonth(conversions, month).mean;
  const scale = mean / outlook.total.mean;
  const measured = measuredOfMonth(spend, month) / measuredOfMonth(conversions, month);
  const { low, high } = outlook.total;
  return { ...known, mean, low: low * scale, high: high * scale, measured, late: 0 };
}

/** Undefined if the days do not reach back to the beginning of the month, or the forecast not to its end. */
function monthShares(
  days: AccountDays,
  key: string,
  month: MonthName,
  weeks: readonly Day[],
  ahead: number,
): MonthShares | undefined {
  const values = days.values[key];
  if (!values || days.first > firstDay(month)) return undefined;
  const weekdays = weekdayShares(days, values, weeks);
  const measured = sumOfMonth(days.first, values, month);
  const next = addDays(weeks.at(-1) ?? '', 7);
  const shares = Array.from({ length: ahead }, (_, week) =>
    sum(
      weekdays.filter((_, i) => {
        const day = addDays(next, week * 7 + i);
        return day > days.last && toMonth(day) === month;
      }),
    ),
  );
  return addDays(next, ahead * 7 - 1) < lastDay(month) ? undefined : { measured, shares };
}

function sumOfMonth(first: Day, values: readonly number[], month: MonthName): number {
  return sum(values.filter((_, i) => toMonth(addDays(first, i)) === month));
}

/** The share of each day of the week in a usual week. */
export function weekdayShares(
  { first }: AccountDays,
  values: readonly number[],
  weeks: readonly Day[],
): number[] {
  const shares = new Array<number>(7).fill(0);
  for (const week of weeks.slice(-weekdayWeeks)) {
    const from = Math.round((utcMidnight(week) - utcMidnight(first)) / dayMs);
    if (from < 0) continue;
    shares.forEach((share, i) => {
      shares[i] = share + (values[from + i] ?? 0);
    });
  }
  const total = sum(shares);
  return shares.map((share) => (total > 0 ? share / total : 1 / 7));
}

/** The total of a month: measured days are certain, the rest has the range of its weeks. */
function totalOfShares(outlook: Outlook, { measured, shares }: MonthShares): Total {
  const isCount = outlook.totals.kind === 'counts';
  const scaled = (values: readonly number[]) => values.map((value, week) => value * (shares[week] ?? 0));
  /** Some days of a week of small counts may have none of its counts, or all of them. */
  const countEdges = (values: readonly number[], minShare: number) =>
    values.map((value, week) => ((shares[week] ?? 0) > minShare ? value : 0));
  const weeks = {
    mean: scaled(outlook.mean),
    low90: isCount ? countEdges(outlook.low90, almostWhole) : scaled(outlook.low90),
    high90: isCount ? countEdges(outlook.high90, 0) : scaled(outlook.high90),
  };
  const used = shares.flatMap((share, week) => (share > 0 ? week : []));
  const [from, to] = [used[0] ?? 0, (used.at(-1) ?? -1) + 1];
  const { mean, low, high } = totalInterval(weeks, outlook.totals, from, Math.max(from, to));
  return { mean: measured + mean, low: measured + low, high: measured + high };
}

function measuredUntil({ last }: AccountDays, month: MonthName): Day | undefined {
  return toMonth(last) === month ? last : last > lastDay(month) ? lastDay(month) : undefined;
}
