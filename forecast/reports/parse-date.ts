import { type DateCell, type DayNumber, type Period, sundayWeekday, toDayNumber } from './dates.ts';
import type { DateForm } from './report.ts';

/** The first letters of month names in the languages of `languages`, without accents. */
const months = [
  'jan|ene|gen|sty',
  'feb|fev|lut',
  'mar|mrz|mae|mrt|maa',
  'apr|abr|avr|kwi',
  'may|mai|mag|mei|maj',
  'jun|juin|giu|cze',
  'jul|juil|lug|lip',
  'aug|ago|aou|sie',
  'sep|set|wrz',
  'oct|okt|ott|out|paz',
  'nov|lis',
  'dec|dez|dic|gru',
].map((names) => new RegExp(`^(?:${names})`));
const weekdays =
  /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mie|jue|vie|sab|dom|mer|jeu|ven|sam|dim|gio|ma|wo|vr|za|zo|seg|ter|qua|qui|sex|pon|wt|sr|czw|pt|sob|nie)/;
/** What precedes the first day of a week: `Semaine du 30 déc. 2024`. */
const weekPrefix =
  /^(?:semaine du|semaine de|week of|week starting|week commencing|week beginning|w\/c|woche vom|woche ab|semana del?|settimana del?|week van|tydzien od)\s+/;

/** 1 to 12, or 0 if it is not a month. */
export function parseMonthName(word: string): number {
  return word.length < 3 ? 0 : months.findIndex((names) => names.test(word)) + 1;
}

export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200b-\u200f\ufeff]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .trim();
}

function asDay(unit: 'day' | 'week' | 'month', day: DayNumber | undefined): DateCell | undefined {
  return day === undefined ? undefined : { unit, day };
}

function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

/**
 * Parses a date. `isKnown` is true for columns named as dates: there, `45292` is a spreadsheet's serial day and
 * `202401` a month; elsewhere both are just numbers.
 */
export function parseDateCell(text: string, isKnown = false): DateCell | undefined {
  if (text.length < 4 || text.length > 60 || !/\d/.test(text)) return undefined;
  const cell = plain(text.replace(/^="?|"$/g, ''));
  let match =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:$|[ t])/.exec(cell) ??
    /^(\d{4})(年) ?(\d{1,2})月 ?(\d{1,2})日/.exec(cell);
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
  match =
    /^(\d{4})(?:[-/.|]|年 ?)(\d{1,2})月?$/.exec(cell) ?? (isKnown ? /^(\d{4})(\d{2})$/.exec(cell) : null);
  // Above 12 it is a week. For 1 to 12 the whole column decides: see `DateForm`.
  if (match) return weekOrMonth(Number(match[1]), Number(match[2]), Number(match[2]) > 12);
  match = /^(\d{1,2})[-/.](\d{4})$/.exec(cell);
  if (match) return asDay('month', toDayNumber(Number(match[2]), Number(match[1]), 1));
  match = /^(\d{4})[ -]?(?:w|kw|s)[ -]?(\d{1,2})$/.exec(cell);
  if (match) return isoWeek(Number(match[1]), Number(match[2]));
  match = /^(?:w|wk|week|kw|woche|s|sem|semana|semaine|settimana|tydzien)[. ]*(\d{1,2})[ ,/-]+(\d{4})$/.exec(
    cell,
  );
  if (match) return isoWeek(Number(match[2]), Number(match[1]));
  if (isKnown && /^\d{5}(?:[.,]\d+)?$/.test(cell)) {
    const day = Math.floor(Number(cell.replace(',', '.'))) - 25_569;
    return day >= 7305 && day < 47_847 ? { unit: 'day', day } : undefined;
  }
  if (!weekPrefix.test(cell)) return namedDate(cell);
  const first = parseDateCell(cell.replace(weekPrefix, ''), isKnown);
  return first?.unit === 'day' ? { ...first, unit: 'week' } : first;
}

/** `Jan 5, 2026`, `5. Januar 2026`, `5 de enero de 2026`, `1er janvier 2026`; without a day it is a month: `Jan-26`. */
function namedDate(cell: string): DateCell | undefined {
  const tokens = cell.match(/\d+|[a-z]+/g) ?? [];
  if (tokens.length > 8) return undefined;
  let month = 0;
  const numbers: string[] = [];
  for (const [i, token] of tokens.entries()) {
    const isNumber = /^\d/.test(token);
    if (month > 0 && numbers.length > 1) {
      // The time follows the year.
      if (!isNumber && !/^(?:am|pm|utc|gmt|z|r)$/.test(token)) return undefined;
    } else if (isNumber) {
      numbers.push(token);
    } else if (!/^(?:de|del|of|st|nd|rd|th|er|the)$/.test(token)) {
      // `mar` is March, but Tuesday if a month follows.
      const isWeekday =
        i === 0 && weekdays.test(token) && tokens.slice(1).some((word) => parseMonthName(word) > 0);
      if (isWeekday) continue;
      if (month > 0) return undefined;
      month = parseMonthName(token);
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

function weekOrMonth(year: number, number: number, isWeek: boolean): DateCell | undefined {
  return isWeek ? isoWeek(year, number) : asDay('month', toDayNumber(year, number, 1));
}

/** The year and the number in cells such as `24.w45`, `2025|34`, `202534` and `W3 25`. */
export function parseYearAndNumber(text: string): { year: number; number: number } | undefined {
  const [, a = '', b = ''] = /^\D{0,8}(\d{4}|\d{1,2})\D{0,8}?(\d{4}|\d{1,2})\D{0,8}$/.exec(text.trim()) ?? [];
  if (b === '') return undefined;
  const [year, number] = b.length === 4 ? [b, a] : [a, b];
  return year.length < 2 || number.length > 2 ? undefined : { year: fullYear(year), number: Number(number) };
}

/** `form` applies to columns of a year and a week or month. */
export function parsePeriod(text: string, isKnown = false, form?: DateForm | null): Period | undefined {
  if (form) {
    const parts = parseYearAndNumber(text);
    const cell = parts && weekOrMonth(parts.year, parts.number, form === 'year-week');
    if (cell) return { start: cell };
  }
  const [from = '', to, more] = text.split(/\s+(?:-|–|—|to|bis|au?|al)\s+|\s*[~〜～]\s*/i);
  const start = parseDateCell(from.trim(), isKnown);
  if (!start || more !== undefined) return undefined;
  if (to === undefined) return { start };
  const end = parseDateCell(to.trim(), isKnown);
  return end && { start, end };
}
