import type { DateOrder } from './report.ts';

/** Days are counted from 1 January 1970, a Thursday. */
export type DayNumber = number;

/** A date cell, ambiguous until the whole column shows whether day or month comes first. */
export type DateCell =
  | { unit: 'day' | 'week' | 'month'; day: DayNumber }
  | { unit: 'open'; first: number; second: number; year: number };

export interface Period {
  start: DateCell;
  /** Only for ranges, such as `2026-06-29 - 2026-07-05`. */
  end?: DateCell;
}

const dayMs = 86_400_000;
const years = { first: 1990, last: 2100 };

export function toDayNumber(year: number, month: number, day: number): DayNumber | undefined {
  if (year < years.first || year > years.last || month < 1 || month > 12 || day < 1) return undefined;
  const time = Date.UTC(year, month - 1, day);
  return new Date(time).getUTCDate() === day ? time / dayMs : undefined;
}

export function formatIsoDate(day: DayNumber): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

export function parseIsoDate(iso: string): DayNumber | undefined {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = iso.split('-').map(Number);
  return toDayNumber(year, month, day);
}

export function lastOfMonth(day: DayNumber): DayNumber {
  const date = new Date(day * dayMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0) / dayMs;
}

export function dayOfMonth(day: DayNumber): number {
  return new Date(day * dayMs).getUTCDate();
}

/** 0 is Sunday. */
export function sundayWeekday(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The day of a cell; undefined if it is not a date in this order. */
export function resolveDateCell(cell: DateCell, order: DateOrder): DayNumber | undefined {
  if (cell.unit !== 'open') return cell.day;
  const { first, second, year } = cell;
  return order === 'dmy' ? toDayNumber(year, second, first) : toDayNumber(year, first, second);
}

/** Detects the order of a column's dates; `null` if both are possible. */
export function detectDateOrder(cells: readonly DateCell[]): DateOrder | null {
  const days = (order: DateOrder) =>
    cells.flatMap((cell) => resolveDateCell(cell, order) ?? []).sort((a, b) => a - b);
  const [dmy, mdy] = [days('dmy'), days('mdy')];
  if (dmy.length !== mdy.length) return dmy.length > mdy.length ? 'dmy' : 'mdy';
  // Weeks and months in one order look like scattered days in the other.
  if (isRegular(dmy) === isRegular(mdy)) return null;
  return isRegular(dmy) ? 'dmy' : 'mdy';
}

function isRegular(days: readonly DayNumber[]): boolean {
  const distinct = [...new Set(days)];
  const gaps = distinct.slice(1).map((day, i) => day - (distinct[i] ?? 0));
  if (gaps.length < 3) return false;
  const isMonthly = distinct.every((day) => dayOfMonth(day) === 1) && gaps.every((gap) => gap <= 31);
  return isMonthly || gaps.every((gap) => gap === 7) || gaps.every((gap) => gap === 1);
}
