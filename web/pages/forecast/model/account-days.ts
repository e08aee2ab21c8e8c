import { addDays, type Day, utcMidnight } from '../../../../contract/calendar.ts';
import { sum } from '../../../../forecast/numeric.ts';
import type { Metric, Outlook } from '../../../../forecast/outlook.ts';
import type { RecentDays } from '../../../../forecast/reports/report.ts';
import { metricKey } from './metric-key.ts';

const dayMs = 86_400_000;
/** Weeks to measure each weekday's share. */
const weekdayWeeks = 8;

/** The last days of an account, by metric key. The last one may be in an incomplete week. */
export interface AccountDays {
  first: Day;
  last: Day;
  values: Record<string, readonly number[]>;
  /** Each metric's name, by its key. */
  names: Record<string, string>;
  /** Weeks missing from the file, whose days are estimates. */
  bridged?: readonly Day[];
}

export function accountDays(
  { first, metrics }: RecentDays,
  named: readonly Metric[],
): AccountDays | undefined {
  const length = metrics[0]?.length ?? 0;
  if (length === 0) return undefined;
  return {
    first,
    last: addDays(first, length - 1),
    values: Object.fromEntries(named.map((metric, i) => [metricKey(metric), metrics[i] ?? []])),
    names: Object.fromEntries(named.map((metric) => [metricKey(metric), metric.name])),
  };
}

/** Scales the days of left-out weeks to the level used instead. */
export function withoutWeeks(
  days: AccountDays,
  weeks: readonly Day[],
  metrics: readonly Outlook[],
  leftOut: readonly number[],
): AccountDays {
  const values = metrics.flatMap((metric) => {
    const list = days.values[metricKey(metric)];
    if (!list) return [];
    const changed = (metric.cleaning?.outliers ?? []).filter(({ week }) => leftOut.includes(week));
    const scaled = list.map((value, i) => {
      const day = addDays(days.first, i);
      const found = changed.find(({ week }) => {
        const first = weeks[week] ?? '';
        return day >= first && day <= addDays(first, 6);
      });
      const measured = metric.values[found?.week ?? -1] ?? 0;
      return found && measured > 0 ? (value * found.used) / measured : value;
    });
    return [[metricKey(metric), scaled] as const];
  });
  return { ...days, values: { ...days.values, ...Object.fromEntries(values) } };
}

/** Each weekday's share of a usual week. */
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
