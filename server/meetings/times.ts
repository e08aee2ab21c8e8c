import { formatter } from '../../content/format.ts';
import { settings } from '../../content/settings.ts';
import { utcMidnight } from '../../contract/calendar.ts';
import { timeZoneCity } from '../../contract/host.ts';
import type { Locale } from '../../contract/locales.ts';
import { gmtLabel, wallClock } from '../../contract/meeting.ts';
import { offsetAt } from '../hosts/working-time.ts';
import type { StoredMeeting } from './store.ts';

type Timed = Pick<StoredMeeting, 'startsAt' | 'endsAt' | 'offset'> & { ownMinutes?: number | null };

/** The visitor's own UTC offset in hours. */
export function ownOffset({ offset, ownMinutes }: Pick<Timed, 'offset' | 'ownMinutes'>): number {
  return ownMinutes == null ? offset : ownMinutes / 60;
}

/** A time in one time zone, formatted. */
export interface ShownTime {
  /** Midnight UTC of its day. */
  date: Date;
  /** Includes weekday and year. */
  day: string;
  start: string;
  hours: string;
  zone: string;
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
  function shown(zone: string, startOffset: number, endOffset = startOffset): ShownTime {
    const { date: localDate, time: start } = wallClock(startsAt, startOffset);
    const date = new Date(utcMidnight(localDate));
    const day = format.weekday(date, { year: 'numeric' });
    return { date, day, start, hours: `${start}–${wallClock(endsAt, endOffset).time}`, zone };
  }
  const visitor = shown(gmtLabel(offset), offset);
  // Hosts' time zones have daylight saving time, which may begin or end during the meeting.
  const hostOffset = offsetAt(hostTimeZone, startsAt);
  const hostZone = `${timeZoneCity(hostTimeZone)} (${hostOffset === 0 ? 'GMT' : gmtLabel(hostOffset)})`;
  return {
    shortDay: format.dayOfMonth(visitor.date),
    visitor,
    utc: shown('UTC', 0),
    host: shown(hostZone, hostOffset, offsetAt(hostTimeZone, endsAt)),
  };
}

/** `Tuesday, July 14, 2026, 11:30–12:00 GMT+01:00`. */
export function formatMeetingTime({ day, hours, zone }: ShownTime): string {
  return `${day}, ${hours} ${zone}`;
}
