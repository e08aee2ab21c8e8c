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
import { type AccountDays, weekdayShares } from './account-days.ts';
import { metricKey } from './metric-key.ts';
import { type ForecastResult, isLateLeftOut } from './result.ts';

const dayMs = 86_400_000;
/** Shares of a whole week add up to 1, except for rounding. */
const almostWhole = 1 - 1e-9;

/** A metric's calendar month: the total of measured days, and the shares of the coming weeks that fall into it. */
interface MonthShares {
  measured: number;
  shares: number[];
}

/** A month's weeks: the indexes of the measured ones, and of those ahead. */
export interface Month {
  month: string;
  past: { from: number; to: number };
  ahead: { from: number; to: number };
  /** By metric key, if days are known: the month is then the calendar month. */
  calendar?: Record<string, MonthShares>;
  measuredUntil?: Day | undefined;
}

/** The months of the coming weeks. A week belongs to the month in which it starts, unless days are known. */
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
 * A month's measured plus expected total. Only the latter has a range. For a segment, whose days are not known, `whole`
 * is the account's metric: the segment gets its share of the measured days.
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

/** A segment's share of the account in the measured weeks of a month, or else in the first one ahead. */
function shareOfWhole(outlook: Outlook, whole: Outlook, { from, to }: Month['past']): number {
  // A plan changes an account's weeks ahead, never measured ones.
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
  /** The part missing from measured days. */
  late: number;
  /** True if weeks of it are missing from the file, so that `measured` is partly an estimate. */
  isBridged: boolean;
}

/** The month's total on the page. Undefined if days are unknown. Cost per conversion is cost divided by conversions. */
export function findMonthTotal(result: ForecastResult, outlook: Outlook): MonthTotal | undefined {
  const month = splitByMonth(result).find((each) => each.month === result.month);
  if (!month?.calendar) return undefined;
  const isBridged = (result.days?.bridged ?? []).some((week) =>
    [week, addDays(week, 6)].map(toMonth).includes(month.month),
  );
  const known = { month: month.month, measuredUntil: month.measuredUntil, isBridged };
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

/** Undefined if the days start after the beginning of the month, or the forecast ends before its end. */
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
  const index = (day: Day) => Math.max(0, Math.round((utcMidnight(day) - utcMidnight(first)) / dayMs));
  return sum(values.slice(index(firstDay(month)), index(addDays(lastDay(month), 1))));
}

/** The total of a month: measured days are certain, the rest has the range of its weeks. */
function totalOfShares(outlook: Outlook, { measured, shares }: MonthShares): Total {
  const isCount = outlook.totals.kind === 'counts';
  const scaled = (values: readonly number[]) => values.map((value, week) => value * (shares[week] ?? 0));
  /** A few days of a week with small counts may have none or all of its counts. */
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
