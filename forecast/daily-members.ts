import { clampToFinite, sum } from './numeric.ts';

/** With a year or more of weeks, daily members are not needed. */
export const maxDailyWeeks = 51;
/** Minimum weeks of daily data; weekly data needs twice as many. */
export const minDailyWeeks = 13;

export const dailyMemberNames = ['level-of-days', 'trend-of-days'] as const;

/** Weekday shares are measured over the last this many weeks. */
const patternWeeks = 26;
/** Weekdays with less than this share of an average day are ignored when fitting the level. */
const minShare = 0.05;
const levelRates = [0.01, 0.02, 0.04, 0.08, 0.15, 0.3];
const firstDays = 28;
/** Weight decay per day. */
const decay = 0.999;
/** A slope over less than a year may be seasonal, so only this share of it is extrapolated. */
const shrinkage = 0.25;

/** A day's value with the weekday effect removed, and that weekday's share of an average day. */
interface Adjusted {
  day: number;
  value: number;
  share: number;
}

/** Forecasts weekly totals from daily values. One forecast per member, in the order of `dailyMemberNames`. */
export function dailyMemberForecasts(days: readonly number[], horizon: number): number[][] {
  // Divided by the largest, so that squares stay finite.
  const unit = days.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const shares = weekdayShares(days.map((value) => value / unit));
  const adjusted = days.flatMap((value, day) => {
    const share = shares[day % 7] ?? 0;
    return share < minShare ? [] : { day, value: value / unit / share, share };
  });
  const level = smoothedLevel(adjusted);
  const drift = shrinkage * slope(adjusted);
  return [0, drift].map((step) =>
    Array.from({ length: horizon }, (_, week) => clampToFinite(7 * unit * (level + step * (week * 7 + 3)))),
  );
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
      const missed = value - level;
      error = error * decay + share * missed * missed;
      level += rate * Math.min(1, share) * missed;
    }
    if (error < best.error) best = { error, level };
  }
  return best.level;
}

/** Slope of the weighted least-squares line through the days. */
function slope(days: readonly Adjusted[]): number {
  const middle = sum(days.map(({ day, share }) => share * day)) / sum(days.map(({ share }) => share));
  const along = sum(days.map(({ day, value, share }) => share * (day - middle) * value));
  return along / sum(days.map(({ day, share }) => share * (day - middle) ** 2));
}
