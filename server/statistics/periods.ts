import {
  addDays,
  addMonths,
  type Day,
  firstDay,
  toMonth,
  utcDayAt,
  weekStart,
} from '../../contract/calendar.ts';
import { type StatisticsSpan, statisticsSpans } from '../../contract/console/statistics.ts';

export interface Periods {
  unit: 'week' | 'month';
  /** The first day of each period. */
  starts: Day[];
  /** The first day of the first period, and the day after the last one. */
  since: Day;
  until: Day;
  today: Day;
}

/** The weeks or months of a span, up to the current one. */
export function listPeriods(span: StatisticsSpan, now: Date): Periods {
  const { unit, count } = statisticsSpans[span];
  const today = utcDayAt(now.valueOf());
  const periodStart = (ahead: number): Day =>
    unit === 'week' ? addDays(weekStart(today, 1), 7 * ahead) : firstDay(addMonths(toMonth(today), ahead));
  const starts = Array.from({ length: count }, (_, i) => periodStart(i + 1 - count));
  return { unit, starts, since: periodStart(1 - count), until: periodStart(1), today };
}
