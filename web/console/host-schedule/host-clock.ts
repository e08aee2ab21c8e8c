import { type Day, utcMidnight } from '../../../contract/calendar.ts';
import { timePattern } from '../../../contract/host.ts';

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
