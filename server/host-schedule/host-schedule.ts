import type * as z from 'zod/mini';
import { ordinals } from '../../content/format.ts';
import { settings } from '../../content/settings.ts';
import { addDays, type Day, dayOfMonth, isoWeekday, utcMidnight } from '../../contract/calendar.ts';
import type { HostSchedule, ScheduleDay, scheduleQuery } from '../../contract/console/host-schedule.ts';
import type { Host } from '../../contract/host.ts';
import { parseMinutes } from '../../contract/meeting.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { busySpansIn, findCalendar } from '../host-calendars/store.ts';
import { readHosts } from '../hosts/store.ts';
import { holidayOn, hoursOn, localTime, type Span } from '../hosts/working-time.ts';
import { meetingColumns, type StoredMeeting } from '../meetings/store.ts';

/** The days of one host, or of all active hosts, each in the host's time zone. */
export async function readHostSchedule(
  db: Db,
  { from, days, host }: z.output<typeof scheduleQuery>,
): Promise<HostSchedule> {
  const shown = (await readHosts(db)).filter(({ id, retired }) => (host ? id === host : !retired));
  const dates = Array.from({ length: Number(days) }, (_, i) => addDays(from, i));
  return { hosts: await Promise.all(shown.map((one) => readSchedule(db, one, dates))) };
}

async function readSchedule(db: Db, host: Host, dates: Day[]): Promise<HostSchedule['hosts'][number]> {
  const { id, name, timeZone } = host;
  const busy = await busySpansIn(db, spanAround(dates), id);
  const found = await meetingsOn(db, host, dates, busy);
  const calendar = await findCalendar(db, id);
  return {
    id,
    name,
    timeZone,
    calendar: calendar ? { readAt: calendar.readAt, failingSince: calendar.failingSince } : null,
    days: dates.map((date) => ({
      ...buildDay(host, date),
      busy: busyOn(host, date, busy),
      meetings: found.flatMap((meeting) => (meeting.date === date ? [meeting] : [])),
    })),
  };
}

/** Adds half a day on both sides, the most by which time zones differ from UTC. */
function spanAround(dates: readonly Day[]): Span {
  const [first = '', last = ''] = [dates.at(0), dates.at(-1)];
  return { start: new Date(utcMidnight(addDays(first, -1))), end: new Date(utcMidnight(addDays(last, 2))) };
}

/** Meetings that are booked or took place, by start. */
async function meetingsOn(db: Db, { id, timeZone }: Host, dates: Day[], busy: readonly Span[]) {
  const { start: first, end: last } = spanAround(dates);
  const now = new Date();
  const rows = await db.query<StoredMeeting>(sql`
    select ${meetingColumns} from meetings
    where host_id = ${id} and starts_at > ${first} and starts_at < ${last} and status in ('booked', 'attended', 'missed')
    order by starts_at`);
  return rows.map(({ id, name, startsAt, endsAt, status, updatedAt }) => {
    const start = localTime(timeZone, startsAt);
    const from = parseMinutes(start.slice(11));
    const isBusy = busy.some(({ start, end }) => start < endsAt && startsAt < end);
    return {
      id,
      name,
      status,
      date: start.slice(0, 10),
      from,
      to: from + (endsAt.valueOf() - startsAt.valueOf()) / 60_000,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      hasConflict: status === 'booked' && endsAt > now && isBusy,
    };
  });
}

/** When a host works on a day, without the meetings. */
function buildDay(host: Host, date: Day): Omit<ScheduleDay, 'meetings' | 'busy'> {
  const [start, end] = [`${date}T00:00`, `${addDays(date, 1)}T00:00`];
  const absent = host.absences.filter(({ from, to }) => from < end && start < to);
  const wholeDay = absent.find(({ from, to }) => from <= start && to >= end);
  const work = hoursOn(host, date).map(({ from, to }) => ({
    from: parseMinutes(from),
    to: parseMinutes(to),
  }));
  const closed =
    closedBySettings(date) ??
    holidayOn(host, date) ??
    (wholeDay && (wholeDay.label || 'Closed')) ??
    (work.length === 0 ? 'No working hours' : null);
  return {
    date,
    closed,
    work: closed === null ? work : [],
    blocked: closed === null ? absent.map((one) => ({ ...within(date, one), label: one.label })) : [],
  };
}

/** The parts of busy times that fall on a day of the host. */
function busyOn({ timeZone }: Host, date: Day, busy: readonly Span[]): ScheduleDay['busy'] {
  const next = `${addDays(date, 1)}T00:00`;
  return busy.flatMap(({ start, end }) => {
    const local = { from: localTime(timeZone, start), to: localTime(timeZone, end) };
    return local.from < next && `${date}T00:00` < local.to ? [within(date, local)] : [];
  });
}

/** These days refer to the visitor's calendar; here they are shown on the host's. */
function closedBySettings(date: Day): string | undefined {
  const { closedDays, closedWeekdays } = settings.meetings;
  if (closedDays.includes(dayOfMonth(date)))
    return `Closed every month on the ${ordinals.en(dayOfMonth(date))}`;
  return closedWeekdays.includes(isoWeekday(date)) ? 'Closed every week on this day' : undefined;
}

/** The part of an absence that falls on a day. */
function within(date: Day, { from, to }: { from: string; to: string }) {
  return {
    from: from.startsWith(date) ? parseMinutes(from.slice(11)) : 0,
    to: to.startsWith(date) ? parseMinutes(to.slice(11)) : 1_440,
  };
}
