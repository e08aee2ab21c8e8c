import { type DayNumber, dayOfMonth, lastOfMonth } from './dates.ts';
import type { DatedBucket } from './granularity.ts';
import type { Granularity } from './report.ts';

export interface Span {
  from: DayNumber;
  to: DayNumber;
}

export interface Calendar {
  /** The days that the report states it covers. */
  range: Span | null;
  today: DayNumber | undefined;
  weekStart: number;
}

export function bucketSpan({ start, end }: DatedBucket, granularity: Granularity): Span {
  if (granularity === 'month') return { from: start - dayOfMonth(start) + 1, to: lastOfMonth(start) };
  if (granularity === 'week') return { from: start, to: Math.min(start + 6, end ?? start + 6) };
  return { from: start, to: end ?? start };
}

/**
 * Days without traffic have no rows, so a daily report may cover more than it lists. A weekly one also lists weeks that
 * it covers only partly.
 */
export function coveredDays(found: Span, { range, today }: Calendar, granularity: Granularity): Span {
  let { from, to } = found;
  if (range && range.from <= from + 31 && range.to >= to - 31 && range.from <= range.to) {
    from = granularity === 'day' ? Math.min(from, range.from) : Math.max(from, range.from);
    to = granularity === 'day' ? Math.max(to, range.to) : Math.min(to, range.to);
  }
  return { from, to: today === undefined ? to : Math.min(to, today - 1) };
}
