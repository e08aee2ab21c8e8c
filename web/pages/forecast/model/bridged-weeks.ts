import { type Day, utcMidnight } from '../../../../contract/calendar.ts';
import { sum } from '../../../../forecast/numeric.ts';
import type { Metric } from '../../../../forecast/outlook.ts';
import { type AccountDays, weekdayShares } from './account-days.ts';
import { metricKey } from './metric-key.ts';

const dayMs = 86_400_000;

/** Weeks missing from the file were bridged, but their days are still 0: each gets its weekday's share of the week. */
export function withBridgedWeeks(
  days: AccountDays,
  weeks: readonly Day[],
  metrics: readonly Metric[],
): AccountDays {
  const place = (week: Day) => Math.round((utcMidnight(week) - utcMidnight(days.first)) / dayMs);
  const isMissing = (_: Day, week: number) => {
    const from = place(weeks[week] ?? '');
    const isEmpty = Object.values(days.values).every((list) =>
      list.slice(from, from + 7).every((n) => n === 0),
    );
    return from >= 0 && isEmpty && metrics.some(({ values }) => values[week] !== 0);
  };
  const bridged = weeks.filter(isMissing);
  if (bridged.length === 0) return days;
  const filled = metrics.map((metric) => {
    const values = [...(days.values[metricKey(metric)] ?? [])];
    const shares = sum(values) > 0 ? weekdayShares(days, values, weeks) : [];
    for (const week of bridged) {
      const total = metric.values[weeks.indexOf(week)] ?? 0;
      shares.forEach((share, i) => {
        values[place(week) + i] = total * share;
      });
    }
    return [metricKey(metric), values] as const;
  });
  return { ...days, values: { ...days.values, ...Object.fromEntries(filled) }, bridged };
}
