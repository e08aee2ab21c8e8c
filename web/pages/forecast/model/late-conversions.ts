import { addDays, type Day } from '../../../../contract/calendar.ts';
import { average, sum } from '../../../../forecast/numeric.ts';
import type { AccountDays } from './account-days.ts';

/** Conversions that are still coming in: the last days have fewer per click than usual. */
export interface LateConversions {
  days: number;
  /** How many are missing in these days, and their share of the expected. */
  missing: number;
  drop: number;
  /** The last complete week, with some of these days. */
  week: Day;
  /** Usual conversions per click. */
  rate: number;
}

const usual = { from: 42, to: 14 };
/** The spans to check, in days. */
const spans = [3, 7, 14];
/** Conversions per click over these and the last three days, relative to usual. */
const limits = { maxRate: 0.88, maxLastRate: 0.7, minClicks: 0.75, minDeviations: 4 };

/**
 * Finds the last days whose conversions per click drop while clicks hold. Undefined if there are none, or if they are
 * all in the incomplete week, which the forecast does not use.
 */
export function findLateConversions(days: AccountDays, weeks: readonly Day[]): LateConversions | undefined {
  const { last } = days;
  const [conversions = [], clicks = []] = [findDays(days, 'conversions'), findDays(days, 'clicks')];
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
    average(before(conversions).map((value, i) => (value - (before(clicks)[i] ?? 0) * usualRate) ** 2)),
  );
  if (rate(3) > limits.maxLastRate) return undefined;
  // The longest span whose first days are still low.
  const span = spans.findLast((each, i) => rate(each, spans[i - 1] ?? 0) < limits.maxRate);
  if (!span) return undefined;
  const expected = sum(clicks.slice(-span)) * usualRate;
  const missing = expected - sum(conversions.slice(-span));
  const isSteady = sum(clicks.slice(-span)) / span > limits.minClicks * usualClicks;
  const isFalling = span === spans[0] || rate(3) < rate(span, 3);
  const isClear = missing > limits.minDeviations * deviation * Math.sqrt(span);
  const overlaps = addDays(last, 1 - span) <= addDays(week, 6);
  if (!isSteady || !isFalling || !isClear || !overlaps) return undefined;
  return { days: span, missing, drop: missing / expected, week, rate: usualRate };
}

/** Replaces late conversions with the usual number for their clicks. */
export function withExpectedConversions(
  days: AccountDays,
  { days: span, rate }: LateConversions,
): AccountDays {
  const clicks = findDays(days, 'clicks') ?? [];
  const key = Object.keys(days.names).find((each) => days.names[each] === 'conversions') ?? '';
  const measured = days.values[key] ?? [];
  const expected = measured.map((value, day) =>
    day < measured.length - span ? value : Math.max(value, (clicks[day] ?? 0) * rate),
  );
  return { ...days, values: { ...days.values, [key]: expected } };
}

function findDays({ names, values }: AccountDays, name: string): readonly number[] | undefined {
  const key = Object.keys(names).find((each) => names[each] === name);
  return key === undefined ? undefined : values[key];
}
