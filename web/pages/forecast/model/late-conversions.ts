import { addDays, type Day, instantOf } from '../../../../contract/calendar.ts';
import { average, sum } from '../../../../forecast/numeric.ts';
import type { AccountDays } from './months.ts';

/** Conversions that are still being booked: the last days have fewer of them per click than usual. */
export interface LateConversions {
  days: number;
  /** How much less than usual there is per click in these days. */
  drop: number;
  /** The last whole week, which has some of these days. */
  week: Day;
}

const dayMs = 86_400_000;
const usual = { from: 42, to: 14 };
/** The spans that are told apart, in days. */
const spans = [3, 7, 14];
/** Per click, compared with the usual: of all these days, and of the last three. */
const limits = { maxRate: 0.88, maxLastRate: 0.7, minClicks: 0.75, minDeviations: 4 };

/**
 * Finds the days at the end whose conversions per click fall while clicks hold. Undefined if there are none, or if they are
 * all in the unfinished week, which the forecast does not use.
 */
export function findLateConversions(
  { first, last, values }: AccountDays,
  weeks: readonly Day[],
): LateConversions | undefined {
  const [conversions, clicks] = [values.conversions ?? [], values.clicks ?? []];
  const week = weeks.at(-1);
  if (!week || conversions.length < usual.from || clicks.length < usual.from) return undefined;
  const before = (list: readonly number[]) => list.slice(-usual.from, -usual.to);
  const usualRate = sum(before(conversions)) / (sum(before(clicks)) || 1);
  const usualClicks = average(before(clicks));
  if (usualRate <= 0) return undefined;
  const rate = (days: number, end = 0) => {
    const part = (list: readonly number[]) => sum(list.slice(list.length - days, list.length - end));
    return part(conversions) / (part(clicks) * usualRate || 1);
  };
  const deviation = Math.sqrt(
    average(
      before(conversions).map((value, i) => (value - (before(clicks)[i] ?? 0) * usualRate) ** 2),
    ),
  );
  if (rate(3) > limits.maxLastRate) return undefined;
  // The longest span whose first days are still low.
  const days = spans.findLast((span, i) => rate(span, spans[i - 1] ?? 0) < limits.maxRate);
  if (!days) return undefined;
  const expected = sum(clicks.slice(-days)) * usualRate;
  const missing = expected - sum(conversions.slice(-days));
  const isSteady = sum(clicks.slice(-days)) / days > limits.minClicks * usualClicks;
  const isFalling = days === spans[0] || rate(3) < rate(days, 3);
  const isClear = missing > limits.minDeviations * deviation * Math.sqrt(days);
  const from = addDays(last, 1 - days);
  const overlaps = from <= addDays(week, 6) && instantOf(first) <= instantOf(last) - days * dayMs;
  if (!isSteady || !isFalling || !isClear || !overlaps) return undefined;
  return { days, drop: missing / expected, week };
}
