import { lastOfMonth, type Period, sundayWeekday, toDayNumber } from './dates.ts';
import { parsePeriod } from './parse-date.ts';
import { currencyIn } from './parse-number.ts';
import type { ReportLayout } from './report-layout.ts';
import { createStringPool, type StringPool } from './string-pool.ts';
import type { Row } from './table.ts';

/** A period and currency whose rows are summed. The exact day may only be known after all rows have been read. */
export interface PeriodBucket {
  period: Period;
  end: Period | undefined;
  currency: string;
  /** The line of its first row. */
  line: number;
}

/** For each bucket, the number of its rows and then one sum per metric. */
export type Sums = Float64Array;

interface PeriodBuckets {
  /** The bucket of a row, or -1 if it has no date. */
  findBucket(row: Row): number;
  list: PeriodBucket[];
}

const max = { dates: 20_000, currencies: 200, buckets: 60_000 };

export function createPeriodBuckets({ date, currency, range }: ReportLayout): PeriodBuckets {
  const list: PeriodBucket[] = [];
  const byMeaning = new Map<string, number>();
  const byKey = new Map<number, number>();
  const dates = createStringPool(max.dates);
  const ends = createStringPool(max.dates);
  const currencies = createStringPool(max.currencies);
  let lastKey = -1;
  let lastBucket = -1;

  function findBucket(row: Row): number {
    let start = internName(dates, row, date.column);
    if (start < 0) {
      if (date.column >= row.count) return -1;
      dates.clear();
      byKey.clear();
      lastKey = -1;
      start = internName(dates, row, date.column);
    }
    // Plus one, because -1 stands for none.
    const second = date.year < 0 ? date.end : date.year;
    const end = second < 0 ? 0 : internName(ends, row, second) + 1;
    const money = currency.column < 0 ? 0 : internName(currencies, row, currency.column) + 1;
    const key = (start * (max.dates + 1) + end) * (max.currencies + 1) + money;
    if (key === lastKey) return lastBucket;
    lastKey = key;
    lastBucket = byKey.get(key) ?? add(row, key, start, end - 1, money - 1);
    return lastBucket;
  }

  function add(row: Row, key: number, start: number, end: number, money: number): number {
    const text = dates.getText(start);
    const until = end < 0 || date.year >= 0 ? undefined : parsePeriod(ends.getText(end), true);
    const currencyText = money < 0 ? '' : currencies.getText(money);
    const code = currency.isMark ? (currencyIn(currencyText) ?? '') : currencyText;
    const dateText = date.year < 0 || end < 0 ? text : `${text} ${ends.getText(end)}`;
    const period = date.nth ? nthPeriod(text) : parsePeriod(dateText, date.isKnown, date.form);
    // The same day can be written in several ways.
    const meaning = JSON.stringify([period, until, code]);
    let bucket = period ? byMeaning.get(meaning) : -1;
    if (bucket === undefined && period) {
      bucket =
        list.length < max.buckets
          ? list.push({ period, end: until, currency: code, line: row.line }) - 1
          : -1;
      byMeaning.set(meaning, bucket);
    }
    byKey.set(key, bucket ?? -1);
    return bucket ?? -1;
  }

  /** GA4 counts days, weeks and months from the first day of the report. Its weeks start on Sunday. */
  function nthPeriod(text: string): Period | undefined {
    const from = range?.from;
    if (!from || from.unit === 'open' || !/^\d{1,4}$/.test(text)) return undefined;
    const count = Number(text);
    if (date.nth === 'nthDay') return { start: { unit: 'day', day: from.day + count } };
    if (date.nth === 'nthWeek')
      return { start: { unit: 'week', day: from.day - sundayWeekday(from.day) + count * 7 } };
    let month = from.day;
    for (let i = 0; i < Math.min(count, 600); i++) month = lastOfMonth(month) + 1;
    const first = new Date(month * 86_400_000);
    const day = toDayNumber(first.getUTCFullYear(), first.getUTCMonth() + 1, 1);
    return day === undefined ? undefined : { start: { unit: 'month', day } };
  }

  return { findBucket, list };
}

function internName(names: StringPool, row: Row, column: number): number {
  if (column >= row.count) return -1;
  const { bytes } = row;
  const start = row.starts[column] as number;
  const end = Math.min(row.ends[column] as number, start + 60);
  // Cut off the time after `2026-11-16`, which would make each row a separate period.
  const hasTime = end > start + 10 && bytes[start + 4] === 45 && bytes[start + 7] === 45;
  const isRange = hasTime && end > start + 13 && bytes[start + 10] === 32 && !isDigit(bytes[start + 11]);
  return names.intern(bytes, start, hasTime && !isRange ? start + 10 : end);
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 48 && byte <= 57;
}

/** The sum of one metric over all buckets. */
export function sumMetric(sums: Sums, width: number, metric: number): number {
  let total = 0;
  for (let i = metric; i < sums.length; i += width) total += sums[i] as number;
  return total;
}

/** Adds two sets of sums, in a larger array if needed. */
export function addSums(target: Sums, sums: Sums): Sums {
  let array = target;
  if (sums.length > array.length) {
    array = new Float64Array(sums.length);
    array.set(target);
  }
  for (let i = 0; i < sums.length; i++) array[i] = (array[i] as number) + (sums[i] as number);
  return array;
}
