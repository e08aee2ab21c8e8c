import { settings } from '../../content/settings.ts';
import { addDays } from '../../contract/calendar.ts';
import { type OwnCalendar, weeksCounted } from '../../contract/console/host-calendar.ts';
import type { Host } from '../../contract/host.ts';
import type { Db } from '../db/db.ts';
import { busySpansIn, findCalendar } from '../host-calendars/store.ts';
import { localTime, offsetAt } from '../hosts/working-time.ts';
import { availabilityOn, type BookedSpan } from '../meetings/availability.ts';
import { bookedSpansIn } from '../meetings/store.ts';

/** What operators see of a host's own calendar: never its URL. */
export async function describeOwnCalendar(db: Db, host: Host, now = new Date()): Promise<OwnCalendar> {
  const stored = await findCalendar(db, host.id);
  if (!stored) return null;
  const within = { start: now, end: new Date(now.valueOf() + weeksCounted * 7 * 86_400_000) };
  const busy = await busySpansIn(db, within, host.id);
  const meetings = await bookedSpansIn(db, within);
  return {
    site: new URL(stored.url).hostname,
    readAt: stored.readAt,
    failingSince: stored.failingSince,
    problem: stored.problem,
    unclear: stored.unclear,
    busyTimes: busy.length,
    closedSlots: countFree(host, meetings, now) - countFree(host, [...meetings, ...busy], now),
  };
}

/** Counts the start times, on the host's clock, that can be booked in the coming weeks. */
function countFree(host: Host, taken: readonly BookedSpan[], now: Date): number {
  const today = localTime(host.timeZone, now).slice(0, 10);
  const days = Array.from({ length: weeksCounted * 7 }, (_, i) => addDays(today, i));
  const free = days.map((day) => {
    const offset = offsetAt(host.timeZone, new Date(`${day}T12:00:00Z`));
    return availabilityOn(day, offset, { now, hosts: [host], taken, rules: settings.meetings }).free.length;
  });
  return free.reduce((sum, count) => sum + count, 0);
}
