import { type DayNumber, dayOfMonth, lastOfMonth, sundayWeekday } from './dates.ts';
import type { Granularity } from './report.ts';

/** A bucket with known days. */
export interface DatedBucket {
  bucket: number;
  unit: Granularity;
  start: DayNumber;
  end: DayNumber | undefined;
  /** The number of its rows. */
  rows: number;
}

/** Undefined if there is only one period. */
export function detectGranularity(dated: readonly DatedBucket[]): Granularity | 'coarse' | undefined {
  const days = [...new Set(dated.map(({ start }) => start))].sort((a, b) => a - b);
  if (days.length < 2) return undefined;
  const gaps = days.slice(1).map((day, i) => day - (days[i] ?? 0));
  const minGap = minimum(gaps);
  const length = mostCommon(dated.map(({ start, end }) => (end === undefined ? 0 : end - start + 1)));
  if (length > 31 || minGap > 62) return 'coarse';
  if (length >= 28 || dated.every(({ unit }) => unit === 'month')) return 'month';
  if (dated.every(({ unit }) => unit === 'week')) return 'week';
  const isMonthly =
    days.every((day) => dayOfMonth(day) === 1) || days.every((day) => lastOfMonth(day) === day);
  if (isMonthly && minGap >= 28) return 'month';
  const weekday = mostCommon(days.map(sundayWeekday));
  const onWeekday = days.filter((day) => sundayWeekday(day) === weekday).length;
  // The first and last week of a report may be incomplete.
  const isWeekly =
    (mostCommon(gaps) === 7 && onWeekday >= days.length - 2) || (onWeekday === days.length && minGap >= 7);
  return isWeekly ? 'week' : 'day';
}

/** Detects totals: rows that span far more days than the others. Meta's has the first and last day of the report. */
export function totalRowDetector(dated: readonly DatedBucket[]): (bucket: DatedBucket) => boolean {
  const length = ({ start, end }: DatedBucket) => (end === undefined ? 1 : end - start + 1);
  const normalLength = mostCommon(dated.map(length));
  return (bucket) => length(bucket) > normalLength * 1.5 && length(bucket) > normalLength + 3;
}

/** Infinity for no values. */
export function minimum(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}

export function mostCommon(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0];
}
