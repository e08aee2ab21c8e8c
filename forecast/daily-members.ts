import { clampToFinite, sum } from './numeric.ts';

/** With more weeks than this, daily values are not used. */
export const maxDailyWeeks = 51;
/** The minimum weeks of daily values; weekly values need twice as many. */
export const minDailyWeeks = 13;

/** The last weeks in which weekday shares are measured. */
const patternWeeks = 26;
/** Weekdays with less than this share of an average day are ignored when fitting the level. */
const minShare = 0.05;
const levelRates = [0.01, 0.02, 0.04, 0.08, 0.15, 0.3];
/** The level starts at the average of this many days. */
const firstDays = 28;
/** Weight decay per day. */
const decay = 0.999;

/** A day's value with the weekday effect removed, and that weekday's share of an average day. */
interface Adjusted {
  value: number;
  share: number;
}

/** The level of daily values, as a weekly total. */
export function dailyLevel(days: readonly number[]): number {
  // Divided by the largest value, so that squares stay finite.
  const unit = days.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0) || 1;
  const shares = weekdayShares(days.map((value) => value / unit));
  const adjusted = days.flatMap((value, day) => {
    const share = shares[day % 7] ?? 0;
    return share < minShare ? [] : { value: value / unit / share, share };
  });
  return clampToFinite(7 * unit * smoothedLevel(adjusted));
}

/** Each weekday's share of an average day, starting with the first day of the week. */
function weekdayShares(days: readonly number[]): number[] {
  const recent = days.slice(-7 * patternWeeks);
  const sums = Array.from({ length: 7 }, (_, weekday) => sum(recent.filter((_, day) => day % 7 === weekday)));
  const total = sum(sums);
  // Shares are undefined if corrections outweigh the values they correct.
  if (total <= 0 || sums.some((value) => value < 0)) return sums.map(() => 1);
  return sums.map((value) => (7 * value) / total);
}

/** The exponentially smoothed level, with the rate that had the smallest one-day-ahead error. */
function smoothedLevel(days: readonly Adjusted[]): number {
  const first = days.slice(0, firstDays);
  const start = sum(first.map(({ value, share }) => value * share)) / sum(first.map(({ share }) => share));
  let best = { error: Number.POSITIVE_INFINITY, level: start };
  for (const rate of levelRates) {
    let level = start;
    let error = 0;
    for (const { value, share } of days) {
      const residual = value - level;
      error = error * decay + share * residual * residual;
      level += rate * Math.min(1, share) * residual;
    }
    if (error < best.error) best = { error, level };
  }
  return best.level;
}
