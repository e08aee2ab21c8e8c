import type { DateOrder } from './report.ts';

/** Days are counted from 1 January 1970, a Thursday. */
export type DayNumber = number;

/** A date before it is known whether day or month comes first, which the whole column decides. */
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
  const cell = parseDateCell(iso);
  return cell && cell.unit !== 'open' ? cell.day : undefined;
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

/** The beginnings of the names of months in English, German, Spanish and French, without accents. */
const months = [
  'jan|ene',
  'feb|fev',
  'mar|mrz|mae',
  'apr|abr|avr',
  'may|mai',
  'jun|juin',
  'jul|juil',
  'aug|ago|aou',
  'sep|set',
  'oct|okt',
  'nov',
  'dec|dez|dic',
].map((names) => new RegExp(`^(?:${names})`));
const weekdays =
  /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mie|jue|vie|sab|dom|mer|jeu|ven|sam|dim)/;

function monthOf(word: string): number {
  return word.length < 3 ? 0 : months.findIndex((names) => names.test(word)) + 1;
}

export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200b-\u200f\ufeff]/g, '')
    .toLowerCase()
    .trim();
}

function asDay(unit: 'day' | 'week' | 'month', day: DayNumber | undefined): DateCell | undefined {
  return day === undefined ? undefined : { unit, day };
}

function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

/**
 * Reads a date. `isKnown` is for columns that are called a date: there, `45292` is a day as spreadsheets count them and
 * `202401` a month; elsewhere both are just numbers.
 */
export function parseDateCell(text: string, isKnown = false): DateCell | undefined {
  if (text.length < 4 || text.length > 40 || !/\d/.test(text)) return undefined;
  const cell = plain(text.replace(/^="?|"$/g, ''));
  let match = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:$|[ t])/.exec(cell);
  if (match) return asDay('day', toDayNumber(Number(match[1]), Number(match[3]), Number(match[4])));
  match = /^(\d{4})(\d{2})(\d{2})(?:\d{2})?$/.exec(cell);
  if (match) return asDay('day', toDayNumber(Number(match[1]), Number(match[2]), Number(match[3])));
  match = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:$|[ t,])/.exec(cell);
  if (match) {
    const [first, second, year] = [Number(match[1]), Number(match[3]), fullYear(match[4] as string)];
    // With points, the day always comes first.
    if (match[2] === '.') return asDay('day', toDayNumber(year, second, first));
    const isDate =
      toDayNumber(year, second, first) !== undefined || toDayNumber(year, first, second) !== undefined;
    return isDate ? { unit: 'open', first, second, year } : undefined;
  }
  match = /^(\d{4})[-/.](\d{1,2})$/.exec(cell) ?? (isKnown ? /^(\d{4})(\d{2})$/.exec(cell) : null);
  if (match) return asDay('month', toDayNumber(Number(match[1]), Number(match[2]), 1));
  match = /^(\d{1,2})[-/.](\d{4})$/.exec(cell);
  if (match) return asDay('month', toDayNumber(Number(match[2]), Number(match[1]), 1));
  match = /^(\d{4})[ -]?(?:w|kw|s)[ -]?(\d{1,2})$/.exec(cell);
  if (match) return isoWeek(Number(match[1]), Number(match[2]));
  match = /^(?:w|wk|week|kw|woche|s|semana|semaine)[. ]*(\d{1,2})[ ,/-]+(\d{4})$/.exec(cell);
  if (match) return isoWeek(Number(match[2]), Number(match[1]));
  if (isKnown && /^\d{5}(?:[.,]\d+)?$/.test(cell)) {
    const day = Math.floor(Number(cell.replace(',', '.'))) - 25_569;
    return day >= 7305 && day < 47_847 ? { unit: 'day', day } : undefined;
  }
  return namedDate(cell);
}

/** `Jan 5, 2026`, `5. Januar 2026`, `5 de enero de 2026`, `1er janvier 2026`; without a day a month: `Jan-26`. */
function namedDate(cell: string): DateCell | undefined {
  const tokens = cell.match(/\d+|[a-z]+/g) ?? [];
  if (tokens.length > 8) return undefined;
  let month = 0;
  const numbers: string[] = [];
  for (const [i, token] of tokens.entries()) {
    const isNumber = /^\d/.test(token);
    if (month > 0 && numbers.length > 1) {
      // What follows the year is the time.
      if (!isNumber && !/^(?:am|pm|utc|gmt|z)$/.test(token)) return undefined;
    } else if (isNumber) {
      numbers.push(token);
    } else if (!/^(?:de|del|of|st|nd|rd|th|er|the)$/.test(token)) {
      // `mar` is March, and Tuesday if the name of a month follows.
      const isWeekday = i === 0 && weekdays.test(token) && tokens.slice(1).some((word) => monthOf(word) > 0);
      if (isWeekday) continue;
      if (month > 0) return undefined;
      month = monthOf(token);
      if (month === 0) return undefined;
    }
  }
  if (month === 0) return undefined;
  const [a = '', b] = numbers;
  if (b === undefined)
    return asDay('month', a.length === 4 || a.length === 2 ? toDayNumber(fullYear(a), month, 1) : undefined);
  if (numbers.length > 2) return undefined;
  const [day, year] = a.length === 4 ? [b, a] : [a, b];
  if (day.length > 2 || (year.length !== 2 && year.length !== 4)) return undefined;
  return asDay('day', toDayNumber(fullYear(year), month, Number(day)));
}

function isoWeek(year: number, week: number): DateCell | undefined {
  const fourth = toDayNumber(year, 1, 4);
  if (fourth === undefined || week < 1 || week > 53) return undefined;
  return { unit: 'week', day: fourth - ((sundayWeekday(fourth) + 6) % 7) + (week - 1) * 7 };
}

export function parsePeriod(text: string, isKnown = false): Period | undefined {
  const [from = '', to, more] = text.split(/\s+(?:-|–|—|to|bis|au?|al)\s+|\s*~\s*/i);
  const start = parseDateCell(from.trim(), isKnown);
  if (!start || more !== undefined) return undefined;
  if (to === undefined) return { start };
  const end = parseDateCell(to.trim(), isKnown);
  return end && { start, end };
}

/** The day of a cell, undefined if it is no date in this order. */
export function resolveDateCell(cell: DateCell, order: DateOrder): DayNumber | undefined {
  if (cell.unit !== 'open') return cell.day;
  const { first, second, year } = cell;
  return order === 'dmy' ? toDayNumber(year, second, first) : toDayNumber(year, first, second);
}

/** The order that the cells of a column have; `null` if both are possible. */
export function detectDateOrder(cells: readonly DateCell[]): DateOrder | null {
  const days = (order: DateOrder) =>
    cells.flatMap((cell) => resolveDateCell(cell, order) ?? []).sort((a, b) => a - b);
  const [dmy, mdy] = [days('dmy'), days('mdy')];
  if (dmy.length !== mdy.length) return dmy.length > mdy.length ? 'dmy' : 'mdy';
  // Weeks and months in one order are scattered days in the other.
  const [isEven, isEvenToo] = [isRegular(dmy), isRegular(mdy)];
  return isEven === isEvenToo ? null : isEven ? 'dmy' : 'mdy';
}

function isRegular(days: readonly DayNumber[]): boolean {
  const distinct = [...new Set(days)];
  const gaps = distinct.slice(1).map((day, i) => day - (distinct[i] ?? 0));
  if (gaps.length < 3) return false;
  const isMonthly = distinct.every((day) => dayOfMonth(day) === 1) && gaps.every((gap) => gap <= 31);
  return isMonthly || gaps.every((gap) => gap === 7) || gaps.every((gap) => gap === 1);
}
