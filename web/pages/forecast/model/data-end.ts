import { addDays, type Day, lastDay, toMonth } from '../../../../contract/calendar.ts';
import { defaultHorizon } from '../../../../forecast/outlook.ts';
import type { Granularity } from '../../../../forecast/reports/report.ts';

const dayMs = 86_400_000;

/** The last day of the file, which may be in an incomplete week, and its granularity. */
export interface AccountDates {
  last: Day;
  granularity: Granularity;
}

/** Data that ended before the current week. */
export interface EndedData {
  /** The last day of the data. */
  day: Day;
  daysAgo: number;
  /** Complete past weeks that are not in the data. */
  missingWeeks: number;
  /** True if it ended so long ago that the whole forecast has passed. */
  isPast: boolean;
  /** True if monthly data could not be newer: the month after its last one is not over. */
  isNewest: boolean;
}

/** Maximum missing weeks to forecast, so that the forecast reaches today. */
const maxBridgedWeeks = 4;

/** The last day of the data may be in an incomplete week. */
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
 * Visitors see their own forecast up to the last week that starts in the current month. If the data ended too long
 * ago, they see past weeks.
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
