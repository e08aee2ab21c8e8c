/**
 * Time zones by their UTC offsets in hours. The browser's first use of `Intl` would take a phone a tenth of a second,
 * so pages contain the offsets they need.
 */
import { addDays, type Day, utcMidnight } from '../../contract/calendar.ts';

const hourMs = 3_600_000;
/** For how many days a page knows a zone's changes. It is built far more often. */
const daysKnown = 3 * 365;

const written = new Map<string, string>();

/** A zone's UTC offset on a day, followed by each day on which it changes: `-5 2027-03-14 -4 2027-11-07 -5`. */
export function encodeUtcOffsets(timeZone: string, today: Day): string {
  const key = `${timeZone} ${today}`;
  const clock = written.get(key) ?? writeClock(timeZone, today);
  written.set(key, clock);
  return clock;
}

function writeClock(timeZone: string, today: Day): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const hoursOn = (day: Day) => {
    const [, sign = '', hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(format.format(noon(day))) ?? [];
    return Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60);
  };
  let hours = hoursOn(today);
  const parts: (Day | number)[] = [hours];
  for (let ahead = 1; ahead < daysKnown; ahead++) {
    const day = addDays(today, ahead);
    const then = hoursOn(day);
    if (then !== hours) parts.push(day, then);
    hours = then;
  }
  return parts.join(' ');
}

/** The UTC offset on a day, from the result of `encodeUtcOffsets`. */
export function utcOffsetOn(day: Day, clock: string): number {
  const parts = clock.split(' ');
  let known = 0;
  while ((parts[known + 1] ?? Infinity) <= day) known += 2;
  return Number(parts[known]);
}

/** The UTC offset of the browser's own clock. */
export function browserUtcOffset(day: Day): number {
  return 0 - new Date(noon(day)).getTimezoneOffset() / 60;
}

/** `GMT+1`, `GMT−3:30`: the same in every language. */
export function formatUtcOffset(hours: number): string {
  if (hours === 0) return 'GMT';
  const minutes = (Math.abs(hours) % 1) * 60;
  return `GMT${hours < 0 ? '−' : '+'}${Math.trunc(Math.abs(hours))}${minutes ? `:${minutes}` : ''}`;
}

function noon(day: Day): number {
  return utcMidnight(day) + 12 * hourMs;
}
