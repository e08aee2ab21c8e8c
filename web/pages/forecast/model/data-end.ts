import { addDays, type Day, lastDay, toMonth } from '../../../../contract/calendar.ts';
import { defaultHorizon } from '../../../../forecast/outlook.ts';
import type { Granularity } from '../../../../forecast/reports/report.ts';

const dayMs = 86_400_000;

/** The last day of the file, which may be within an unfinished week, and what its rows are. */
export interface AccountDates {
  last: Day;
  granularity: Granularity;
}

/** Data that ended before the current week. */
export interface EndedData {
  /** The last day of the data. */
  day: Day;
  daysAgo: number;
  /** Whole weeks that are over and not in the data. */
  missingWeeks: number;
  /** So long ago that the forecast does not reach today: all of it has passed. */
  isPast: boolean;
  /** Whether a file of months could not be newer: the month after its last one is not over. */
  isNewest: boolean;
}

/** Missing weeks that are forecast, too, so that the forecast reaches today. */
const maxBridgedWeeks = 4;

/** The last day of the data may be within a week that is not whole. */
export function findEnd(weeks: readonly Day[], today: Day, dates?: AccountDates): EndedData | undefined {
  const last = dates?.last;
  const next = addDays(weeks.at(-1) ?? today, 7);
  const missingWeeks = Math.floor((Date.parse(today) - Date.parse(next)) / (7 * dayMs));
  if (missingWeeks < 1) return undefined;
  const isWithin = last !== undefined && last >= next && last < addDays(next, 7);
  const day = isWithin ? last : addDays(next, -1);
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / dayMs);
  const isNewest = dates?.granularity === 'month' && toMonth(addDays(day, 1)) === toMonth(today);
  return { day, daysAgo, missingWeeks, isPast: missingWeeks > maxBridgedWeeks, isNewest };
}

/**
 * Visitors see their own numbers to the end of the current month: with the last week that starts in it. If the data ended
 * too long ago, they see weeks that are over.
 */
export function weeksShown(weeks: readonly Day[], today: Day): number {
  const next = addDays(weeks.at(-1) ?? today, 7);
  const ended = findEnd(weeks, today);
  if (ended?.isPast) return Math.min(defaultHorizon, ended.missingWeeks);
  const reachesToday = next <= today;
  const monthEnd = lastDay(toMonth(reachesToday ? today : addDays(next, 3)));
  let shown = 1;
  while (shown < defaultHorizon && addDays(next, shown * 7) <= monthEnd) shown++;
  return shown;
}
