/** Days are written as `2026-07-14`, months as `2026-07`: independent of time zones, and sortable as text. */
export type Day = string;
export type Month = string;

const dayMs = 86_400_000;

/** True if the text is an existing day in a plausible year. */
export function isDay(text: string): text is Day {
  return /^.{7}-\d\d$/.test(text) && isMonth(text.slice(0, 7)) && utcDayAt(utcMidnight(text)) === text;
}

export function isMonth(text: string): text is Month {
  return /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text);
}

/** Midnight UTC of a day, in milliseconds. */
export function utcMidnight(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The UTC day of an instant. */
export function utcDayAt(instant: number): Day {
  const date = new Date(instant);
  return Number.isNaN(date.valueOf()) ? '' : date.toISOString().slice(0, 10);
}

/** Today by the clock of the browser or machine. */
export function localDay(now = new Date()): Day {
  return utcDayAt(now.valueOf() - now.getTimezoneOffset() * 60_000);
}

export function addDays(day: Day, count: number): Day {
  return utcDayAt(utcMidnight(day) + count * dayMs);
}

export function toMonth(day: Day): Month {
  return day.slice(0, 7);
}

export function dayOfMonth(day: Day): number {
  return Number(day.slice(8));
}

export function addMonths(month: Month, count: number): Month {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

export function firstDay(month: Month): Day {
  return `${month}-01`;
}

export function lastDay(month: Month): Day {
  return addDays(firstDay(addMonths(month, 1)), -1);
}

/** The same day of another month, or its last day if it is shorter. */
export function sameDayIn(month: Month, day: Day): Day {
  const wanted = `${month}-${day.slice(8)}`;
  const last = lastDay(month);
  return wanted < last ? wanted : last;
}

/** 1 is Monday, 7 is Sunday. */
export function isoWeekday(day: Day): number {
  return new Date(utcMidnight(day)).getUTCDay() || 7;
}

/** The first day of a day's week, for weeks that begin on `firstWeekday`. */
export function weekStart(day: Day, firstWeekday: number): Day {
  return addDays(day, -((isoWeekday(day) - firstWeekday + 7) % 7));
}

/** The ISO number of the week that contains most of these seven days. */
export function weekNumber(week: readonly Day[]): number {
  const thursday = week.find((day) => isoWeekday(day) === 4) ?? '';
  const newYear = `${thursday.slice(0, 4)}-01-01`;
  return Math.floor((utcMidnight(thursday) - utcMidnight(newYear)) / dayMs / 7) + 1;
}

/** Six whole weeks around a month, so that every month takes the same space. */
export function weeksAround(month: Month, firstWeekday: number): Day[][] {
  const start = weekStart(firstDay(month), firstWeekday);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
}

export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
