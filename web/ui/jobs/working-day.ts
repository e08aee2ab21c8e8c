import { type Day, instantOf } from '../../../contract/calendar.ts';

/** The working day in every place, by its own clock. */
export const workingHours = { from: 9, to: 17 };
const length = workingHours.to - workingHours.from;
const fullDay = 24;

/**
 * Nine to five in a time zone on a day, by another zone's clock: `03:30`, and hours since midnight there. Without a
 * zone it is the browser's own.
 */
export function workingDayIn(timeZone: string | undefined, day: Day, clock = 'UTC') {
  const noon = instantOf(day) + 12 * 3_600_000;
  const start = workingHours.from - offsetAt(timeZone, noon) + offsetAt(clock, noon);
  const startHour = (start + fullDay) % fullDay;
  const endHour = startHour + length;
  return { startHour, endHour, start: clockTime(startHour), end: clockTime(endHour) };
}

/** The hours that two working days have in common, if any, by the start of each. */
export function sharedHours(start: number, other: number): { from: number; to: number } | undefined {
  for (const shift of [-fullDay, 0, fullDay]) {
    const from = Math.max(start, other + shift);
    const to = Math.min(start, other + shift) + length;
    if (to > from) return { from, to };
  }
  return undefined;
}

/** Hours ahead of UTC. */
function offsetAt(timeZone: string | undefined, instant: number): number {
  const name = offsetName('longOffset', timeZone, instant);
  const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (Number(hours) + Number(minutes) / 60) * (sign === '-' ? -1 : 1);
}

/** `GMT+1`, the same in every language. */
export function offsetName(
  timeZoneName: 'longOffset' | 'shortOffset',
  timeZone: string | undefined,
  instant: number,
): string {
  const format = new Intl.DateTimeFormat('en', { timeZoneName, ...(timeZone && { timeZone }) });
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function clockTime(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  return `${String(Math.floor(hour) % fullDay).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
