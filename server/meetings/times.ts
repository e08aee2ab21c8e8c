import { formatter } from '../../content/format.ts';
import { settings } from '../../content/settings.ts';
import { utcMidnight } from '../../contract/calendar.ts';
import type { Locale } from '../../contract/locales.ts';
import { gmtLabel, wallClock } from '../../contract/meeting.ts';
import { timeZoneCity } from '../hosts/working-time.ts';
import type { StoredMeeting } from './store.ts';

type Timed = Pick<StoredMeeting, 'startsAt' | 'endsAt' | 'offset'> & { ownMinutes?: number | null };

/** The visitor's own UTC offset in hours. */
export function ownOffset({ offset, ownMinutes }: Pick<Timed, 'offset' | 'ownMinutes'>): number {
  return ownMinutes == null ? offset : ownMinutes / 60;
}

/** A time in one time zone, formatted. */
interface ShownTime {
  /** Includes weekday and year. */
  day: string;
  start: string;
  hours: string;
  zone: string;
}

/** Includes its day, as midnight UTC. */
export interface DatedTime extends ShownTime {
  date: Date;
}

/** Formats the time of a meeting by the visitor's clock, in UTC, and in the host's time zone. */
export function formatMeetingTimes(
  meeting: Timed,
  locale: Locale,
  hostTimeZone = settings.meetings.hostTimeZone,
) {
  const { startsAt, endsAt } = meeting;
  const offset = ownOffset(meeting);
  const format = formatter(locale);
  function shown(hoursAhead: number, zone: string): DatedTime {
    const { date: there, time } = wallClock(startsAt, hoursAhead);
    const date = new Date(utcMidnight(there));
    const day = format.weekday(date, { year: 'numeric' });
    return { date, day, start: time, hours: `${time}–${wallClock(endsAt, hoursAhead).time}`, zone };
  }
  const visitor = shown(offset, gmtLabel(offset));
  return {
    shortDay: format.dayOfMonth(visitor.date),
    visitor,
    utc: shown(0, 'UTC'),
    host: hostTime(meeting, locale, hostTimeZone),
  };
}

/** Hosts' time zones have daylight saving time, so the offset is the one at the meeting, and is shown. */
function hostTime({ startsAt, endsAt }: Timed, locale: Locale, timeZone: string): ShownTime {
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return {
    day: formatter(locale).weekday(startsAt, { year: 'numeric', timeZone }),
    start: clock.format(startsAt),
    hours: `${clock.format(startsAt)}–${clock.format(endsAt)}`,
    zone: `${timeZoneCity(timeZone)} (${distance(startsAt, timeZone)})`,
  };
}

function distance(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('-', '−') ?? '';
}

/** `Tuesday, July 14, 2026, 11:30–12:00 GMT+01:00`. */
export function formatMeetingTime({ day, hours, zone }: ShownTime): string {
  return `${day}, ${hours} ${zone}`;
}
