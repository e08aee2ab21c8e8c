import { addDays, type Day, utcMidnight } from '../../../contract/calendar.ts';
import { type Host, timePattern } from '../../../contract/host.ts';
import { formatMinutes, gmtLabel } from '../../../contract/meeting.ts';

const minuteMs = 60_000;
const dayMinutes = 1_440;

/** A day, and minutes after its midnight, by some clock. */
export type ClockTime = ReturnType<typeof nowIn>;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Day and minutes after midnight in a time zone. */
export function nowIn(timeZone: string, now: Date): { date: Day; minutes: number } {
  let format = clocks.get(timeZone);
  if (!format) {
    // Swedish dates are written as ISO 8601.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    clocks.set(timeZone, format);
  }
  const [date = '', clock = ''] = format.format(now).split(' ');
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return { date, minutes: hours * 60 + minutes };
}

/** By how many minutes the clock of a time zone is ahead of UTC at a moment. */
function minutesAhead(timeZone: string, moment: number): number {
  const { date, minutes } = nowIn(timeZone, new Date(moment));
  return (utcMidnight(date) - Math.floor(moment / minuteMs) * minuteMs) / minuteMs + minutes;
}

/** The moment of a local time. */
export function clockTimeToDate(timeZone: string, { date, minutes }: ClockTime): Date {
  const local = utcMidnight(date) + minutes * minuteMs;
  const guess = local - minutesAhead(timeZone, local) * minuteMs;
  return new Date(local - minutesAhead(timeZone, guess) * minuteMs);
}

/** Minutes from the midnight of a day to a time of any day. */
export function minutesInto(day: Day, { date, minutes }: ClockTime): number {
  return (utcMidnight(date) - utcMidnight(day)) / minuteMs + minutes;
}

export interface Span {
  from: number;
  to: number;
}

export function overlap(a: Span, b: Span): Span | undefined {
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
  return from < to ? { from, to } : undefined;
}

/** `09:30`; `24:00` at the end of the day. */
export function clockLabel(minutes: number): string {
  return minutes === dayMinutes ? '24:00' : formatMinutes(minutes);
}

/** `GMT+01:00`; `GMT+02:00, from Sun 25 Oct GMT+01:00` if the clock changes during these days. */
export function offsetLabel(timeZone: string, days: readonly Day[]): string {
  const labels = days.map((date) => {
    const noon = clockTimeToDate(timeZone, { date, minutes: dayMinutes / 2 });
    return gmtLabel(minutesAhead(timeZone, noon.valueOf()) / 60);
  });
  const changed = labels.findIndex((label) => label !== labels[0]);
  const [first = ''] = labels;
  return changed < 0 ? first : `${first}, from ${dayLabel(days[changed] ?? '')} ${labels[changed]}`;
}

/** When visitors can book a host: neither too soon nor too far ahead. */
export function bookableSpan(
  { timeZone, noticeHours, horizonDays }: Pick<Host, 'timeZone' | 'noticeHours' | 'horizonDays'>,
  now: Date,
): { from: Date; until: Date } {
  const date = addDays(nowIn(timeZone, now).date, horizonDays + 1);
  return {
    from: new Date(now.valueOf() + noticeHours * 60 * minuteMs),
    until: clockTimeToDate(timeZone, { date, minutes: 0 }),
  };
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** `Mon 29 Jun`. */
export function dayLabel(day: Day): string {
  return dayFormat.format(new Date(utcMidnight(day))).replace(',', '');
}

/** `Fri 3 Jul, 13:00 to 17:00`, with the end's day if it differs. */
export function spanLabel(from: string, to: string): string {
  const [end, clock] = [to.slice(0, 10), to.slice(11)];
  const until = end === from.slice(0, 10) ? clock : `${dayLabel(end)}, ${clock}`;
  return `${dayLabel(from.slice(0, 10))}, ${from.slice(11)} to ${until}`;
}

/** An input for a time on the 24-hour clock, like the schedule; the browser's own may show AM and PM. */
export const timeInput = {
  type: 'text',
  required: true,
  inputMode: 'numeric',
  placeholder: '09:00',
  pattern: timePattern,
  title: 'A time such as 09:30',
  maxLength: 5,
} as const;
