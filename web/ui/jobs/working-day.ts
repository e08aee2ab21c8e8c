import { type Day, instantOf } from '../../../contract/calendar.ts';

const local = { start: 9, end: 17 };

/** Nine to five in a time zone on a day, as UTC: `03:30`, and hours since midnight. */
export function workingDayIn(timeZone: string, day: Day) {
  const startHour = local.start - offsetAt(timeZone, instantOf(day) + 12 * 3_600_000);
  const endHour = startHour + local.end - local.start;
  return { startHour, endHour, start: clock(startHour), end: clock(endHour) };
}

/** Hours ahead of UTC. */
function offsetAt(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    instant,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (Number(hours) + Number(minutes) / 60) * (sign === '-' ? -1 : 1);
}

function clock(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  return `${String(Math.floor(hour)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
