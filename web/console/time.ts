const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const yearFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const fullFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

export function formatClock(instant: string): string {
  return timeFormat.format(new Date(instant));
}

/** The time if today, the day if this year, or else the full date. */
export function shortTime(instant: string, now = new Date()): string {
  const at = new Date(instant);
  if (at.toDateString() === now.toDateString()) return timeFormat.format(at);
  return (at.getFullYear() === now.getFullYear() ? dayFormat : yearFormat).format(at);
}

/** `2 Jul, 09:42`. */
export function dayAndTime(instant: string, now = new Date()): string {
  const at = new Date(instant);
  const day = (at.getFullYear() === now.getFullYear() ? dayFormat : yearFormat).format(at);
  return `${day}, ${timeFormat.format(at)}`;
}

/** `09:42` today, `2 Jul, 09:42` on any other day. */
export function timeOrDay(instant: string): string {
  const isToday = new Date(instant).toDateString() === new Date().toDateString();
  return isToday ? formatClock(instant) : dayAndTime(instant);
}

/** `at 09:42` today, `on 2 Jul, 09:42` on any other day. */
export function atOrOn(instant: string): string {
  const time = timeOrDay(instant);
  return /^\d\d:\d\d$/.test(time) ? `at ${time}` : `on ${time}`;
}

/** `Today, Wednesday 2 July`; with the year if it is not the current one. */
export function dayHeading(instant: string, now = new Date()): string {
  const at = new Date(instant);
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(at.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  }).format(at);
  return at.toDateString() === now.toDateString() ? `Today, ${day}` : day;
}

/** True if an instant is before today in the operator's time zone. */
export function isBeforeToday(instant: string): boolean {
  return new Date(instant).valueOf() < new Date().setHours(0, 0, 0, 0);
}

/** Yesterday in the operator's time zone, as `2026-07-02`. */
export function yesterday(): string {
  const today = new Date();
  const day = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() - 1));
  return day.toISOString().slice(0, 10);
}

export function fullTime(instant: string): string {
  return fullFormat.format(new Date(instant));
}

const units = [
  { unit: 'minute', seconds: 60, until: 5_400 },
  { unit: 'hour', seconds: 3_600, until: 172_800 },
  { unit: 'day', seconds: 86_400, until: Number.POSITIVE_INFINITY },
] as const;

/** Rounded up: `14 minutes`. */
export function duration(seconds: number): string {
  const { unit, seconds: length } = units.find(({ until }) => seconds < until) ?? units[2];
  const count = Math.ceil(seconds / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Midnight in the operator's time zone, `later` days on. */
export function startOfDay(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** `29 Jun` for the server's `2026-06-29`. */
export function dayName(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** `29 Jun 2026` for the server's `2026-06-29`. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
