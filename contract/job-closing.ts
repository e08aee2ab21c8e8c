import { addDays, type Day, utcDayAt, utcMidnight } from './calendar.ts';

/** The time zone in which a day ends last: UTC−12. */
const westernmostOffsetMs = -12 * 3_600_000;

/**
 * The day by which postings close, in pages, lists and forms alike. A posting is open until its last day has ended
 * everywhere, so no one is turned away while it is still that day where they are.
 */
export function closingDay(instant: number): Day {
  return utcDayAt(instant + westernmostOffsetMs);
}

/** When a posting with this last day closes, in milliseconds. */
export function closingTime(lastDay: Day): number {
  return utcMidnight(addDays(lastDay, 1)) - westernmostOffsetMs;
}

/** The names of the closed postings, given the last day of each. */
export function findClosedJobs(lastDays: Iterable<readonly [string, Day]>, instant: number): Set<string> {
  const today = closingDay(instant);
  return new Set([...lastDays].filter(([, lastDay]) => today > lastDay).map(([name]) => name));
}
