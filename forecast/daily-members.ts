/** With a year of weeks behind it, a forecast has what it needs. */
export const maxDailyWeeks = 51;
/** So many weeks of days are enough to forecast from; weekly figures need twice as many. */
export const leastWeeksOfDays = 13;

export const dailyMemberNames = ['level-of-days', 'trend-of-days'] as const;

/** The weekdays are compared over this many weeks. */
const patternWeeks = 26;
/** A weekday with less than this share of an average day says nothing about the level. */
const leastShare = 0.05;
const levelRates = [0.01, 0.02, 0.04, 0.08, 0.15, 0.3];
const firstDays = 28;
/** A day counts this much of the one after it. */
const forgetting = 0.999;
/** The slope of less than a year may be that of a season, so only a part of it goes on. */
const caution = 0.25;

/** A day's value as it would be on an average weekday, with what that weekday has of one. */
interface Adjusted {
  day: number;
  value: number;
  share: number;
}

/** What the days of a history say about the total of each of the coming weeks, in the order of `dayMemberNames`. */
export function dailyMemberForecasts(days: readonly number[], horizon: number): number[][] {
  // Divided by the largest, so that none is too large to be squared.
  const unit = days.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const shares = weekdayShares(days.map((value) => value / unit));
  const adjusted = days.flatMap((value, day) => {
    const share = shares[day % 7] ?? 0;
    return share < leastShare ? [] : { day, value: value / unit / share, share };
  });
  const level = smoothedLevel(adjusted);
  const drift = caution * slope(adjusted);
  return [0, drift].map((step) =>
    Array.from({ length: horizon }, (_, week) => finite(7 * unit * (level + step * (week * 7 + 3)))),
  );
}

/** How much of an average day each weekday has, the first day of the week first. */
function weekdayShares(days: readonly number[]): number[] {
  const recent = days.slice(-7 * patternWeeks);
  const sums = Array.from({ length: 7 }, (_, weekday) => sum(recent.filter((_, day) => day % 7 === weekday)));
  const total = sum(sums);
  // Where corrections outweigh what they correct, there are no shares.
  if (total <= 0 || sums.some((value) => value < 0)) return sums.map(() => 1);
  return sums.map((value) => (7 * value) / total);
}

/** The level after the last day, by the rate of smoothing that was closest one day ahead. */
function smoothedLevel(days: readonly Adjusted[]): number {
  const first = days.slice(0, firstDays);
  const start = sum(first.map(({ value, share }) => value * share)) / sum(first.map(({ share }) => share));
  let best = { error: Number.POSITIVE_INFINITY, level: start };
  for (const rate of levelRates) {
    let level = start;
    let error = 0;
    for (const { value, share } of days) {
      const missed = value - level;
      error = error * forgetting + share * missed * missed;
      level += rate * Math.min(1, share) * missed;
    }
    if (error < best.error) best = { error, level };
  }
  return best.level;
}

/** Of the straight line through the days, by least squares. */
function slope(days: readonly Adjusted[]): number {
  const middle = sum(days.map(({ day, share }) => share * day)) / sum(days.map(({ share }) => share));
  const along = sum(days.map(({ day, value, share }) => share * (day - middle) * value));
  return along / sum(days.map(({ day, share }) => share * (day - middle) ** 2));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function finite(value: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value));
}
