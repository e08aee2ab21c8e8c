import { type Day, isoWeekday, utcMidnight } from '../../contract/calendar.ts';
import type { HostSettings } from '../../contract/host.ts';
import { wallClock } from '../../contract/meeting.ts';
import { publicHolidays } from './holidays.ts';

type Timetable = Pick<HostSettings, 'timeZone' | 'hours' | 'country' | 'opened' | 'absences'>;

/** A time span; the end is exclusive. */
export interface Span {
  start: Date;
  end: Date;
}

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** How many hours a time zone is ahead of GMT at a moment. */
export function offsetAt(timeZone: string, moment: Date): number {
  let format = offsetFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    offsetFormats.set(timeZone, format);
  }
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(moment)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

/** Local date and time: `2026-07-14T09:30`. */
export function localTime(timeZone: string, moment: Date): string {
  const { date, time } = wallClock(moment, offsetAt(timeZone, moment));
  return `${date}T${time}`;
}

/** The moment of a local time. A time skipped by the change to summer time is taken as the one an hour later. */
export function instantAt(timeZone: string, local: string): Date {
  const guess = Date.parse(`${local}:00Z`);
  const before = guess - offsetAt(timeZone, new Date(guess - 86_400_000)) * 3_600_000;
  const after = guess - offsetAt(timeZone, new Date(before)) * 3_600_000;
  return localTime(timeZone, new Date(after)) === local ? new Date(after) : new Date(before);
}

/** The name of the holiday that the host observes on a day. */
export function holidayOn({ country, opened }: Timetable, day: Day): string | undefined {
  if (country === null || opened.includes(day)) return undefined;
  return publicHolidays(country, Number(day.slice(0, 4))).get(day);
}

/** Working hours of a day of the week, ignoring holidays and absences. */
export function hoursOn({ hours }: Pick<Timetable, 'hours'>, day: Day): { from: string; to: string }[] {
  if (hours === null) return [{ from: '00:00', to: '24:00' }];
  return hours.filter(({ weekday }) => weekday === isoWeekday(day));
}

export function isAtWork(host: Timetable, { start, end }: Span): boolean {
  if (host.hours === null && host.country === null && host.absences.length === 0) return true;
  const [from, to] = [localTime(host.timeZone, start), localTime(host.timeZone, end)];
  const day = from.slice(0, 10);
  const isAbsent = host.absences.some((absence) => absence.from < to && from < absence.to);
  return !isAbsent && holidayOn(host, day) === undefined && isWithinHours(host, { start, end });
}

/** True if a span is within the working hours of its day, ignoring holidays and absences. */
export function isWithinHours(host: Pick<Timetable, 'timeZone' | 'hours'>, { start, end }: Span): boolean {
  if (host.hours === null) return true;
  const [from, to] = [localTime(host.timeZone, start), localTime(host.timeZone, end)];
  const day = from.slice(0, 10);
  // Past midnight the hours continue beyond 24, so that a span until 24:00 is inside the day.
  const until = to.slice(0, 10) === day ? to.slice(11) : untilAfterMidnight(day, to);
  return hoursOn(host, day).some((span) => span.from <= from.slice(11) && until <= span.to);
}

function untilAfterMidnight(day: Day, to: string): string {
  const minutes = (Date.parse(`${to}:00Z`) - utcMidnight(day)) / 60_000;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
