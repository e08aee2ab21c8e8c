import { formatter } from '../../content/format.ts';
import type { MeetingSettings } from '../../content/settings.ts';
import {
  addDays,
  type Day,
  dayOfMonth,
  firstDay,
  isoWeekday,
  lastDay,
  type Month,
} from '../../contract/calendar.ts';
import { type Host, maxBuffer, timeZoneCity } from '../../contract/host.ts';
import {
  daysAround,
  type MeetingDay,
  meetingEnd,
  slotStart,
  type TimeSlot,
  timeSlots,
  wallClock,
} from '../../contract/meeting.ts';
import type { Problem } from '../../contract/problem.ts';
import { isAtWork, localTime, type Span } from '../hosts/working-time.ts';
import { HttpError } from '../http-error.ts';
import { apiMessages } from '../messages.ts';

/** Rules for all hosts. */
export type Rules = Pick<MeetingSettings, 'closedDays' | 'closedWeekdays'>;

/** A meeting or a busy time of the host's own calendar. */
export interface BookedSpan extends Span {
  hostId: string;
}

const nothing = { free: [], taken: [], hosts: [] };

/** The days returned for a month. */
export function daysFor(month: Month): Day[] {
  const days: Day[] = [];
  const last = addDays(lastDay(month), daysAround.after);
  for (let day = addDays(firstDay(month), -daysAround.before); day <= last; day = addDays(day, 1))
    days.push(day);
  return days;
}

/** The span of all possible meetings on these days, and the longest buffer around them. */
export function bookableSpan(days: readonly Day[], offset: number): Span {
  const [first, last] = [days.at(0) ?? '', days.at(-1) ?? ''];
  const start = slotStart({ date: first, time: timeSlots[0], offset });
  const end = meetingEnd(
    slotStart({ date: last, time: timeSlots[timeSlots.length - 1] ?? timeSlots[0], offset }),
  );
  const buffer = maxBuffer * 60_000;
  return { start: new Date(start.valueOf() - buffer), end: new Date(end.valueOf() + buffer) };
}

/**
 * The bookable times of a day in the visitor's calendar: those at which a host is working and free. Closed days and the
 * booking horizon follow that calendar, as it is the one displayed; a booked time is booked at the same instant in
 * every calendar.
 */
export function availabilityOn(
  date: Day,
  offset: number,
  circumstances: { now: Date; hosts: readonly Host[]; taken: readonly BookedSpan[]; rules: Rules },
): MeetingDay {
  const { now, hosts, taken, rules } = circumstances;
  const notice = hosts.length > 0 ? Math.min(...hosts.map(({ noticeHours }) => noticeHours)) : 0;
  const ahead = timeSlots.filter((time) => isAhead(slotStart({ date, time, offset }), now, notice));
  if (ahead.length === 0) return { date, state: 'past', ...nothing };
  if (date > lastBookable(now, offset, hosts)) return { date, state: 'later', ...nothing };
  if (rules.closedDays.includes(dayOfMonth(date))) return { date, state: 'booked', ...nothing };
  const staffed = timeSlots.filter((time) => isStaffed({ date, time, offset }, hosts));
  if (rules.closedWeekdays.includes(isoWeekday(date)) || staffed.length === 0)
    return { date, state: 'closed', ...nothing };
  // The hosts have finished for the day.
  if (!staffed.some((time) => ahead.includes(time))) return { date, state: 'past', ...nothing };
  const freeHosts = new Map(
    ahead.map((time) => {
      const slot = { date, time, offset };
      return [time, hostsFor(slot, now, hosts).filter((host) => isFreeDuring(host, spanAt(slot), taken))];
    }),
  );
  const isFree = Map.groupBy(ahead, (time) => freeHosts.get(time)?.length !== 0);
  const free = isFree.get(true) ?? [];
  const clocks = new Map<string, Record<string, string>>();
  for (const time of free)
    for (const { timeZone } of freeHosts.get(time) ?? []) {
      const city = timeZoneCity(timeZone);
      const there = localTime(timeZone, slotStart({ date, time, offset })).slice(11);
      clocks.set(city, { ...clocks.get(city), [time]: there });
    }
  return {
    date,
    state: free.length > 0 ? 'open' : 'booked',
    free,
    taken: isFree.get(false) ?? [],
    hosts: [...clocks].map(([city, clocks]) => ({ city, clocks })),
  };
}

interface RequestedSlot {
  date: Day;
  time: TimeSlot;
  offset: number;
}

function spanAt(slot: RequestedSlot): Span {
  const start = slotStart(slot);
  return { start, end: meetingEnd(start) };
}

/** The hosts who work at a time and can be booked for it now, even if it is taken. */
export function hostsFor(slot: RequestedSlot, now: Date, hosts: readonly Host[]): Host[] {
  const span = spanAt(slot);
  return hosts.filter(
    (host) =>
      isAhead(span.start, now, host.noticeHours) &&
      slot.date <= lastBookable(now, slot.offset, [host]) &&
      isAtWork(host, span),
  );
}

/** True if nothing occupies a host during a span, or so close to it that the buffer is lost. */
export function isFreeDuring(
  { id, bufferMinutes }: Host,
  { start, end }: Span,
  taken: readonly BookedSpan[],
): boolean {
  const buffer = bufferMinutes * 60_000;
  return !taken.some(
    (other) =>
      other.hostId === id &&
      start.valueOf() < other.end.valueOf() + buffer &&
      other.start.valueOf() - buffer < end.valueOf(),
  );
}

function isAhead(start: Date, now: Date, noticeHours: number): boolean {
  return start.valueOf() >= now.valueOf() + noticeHours * 3_600_000;
}

/** The last day that can be booked with any of the hosts. */
export function lastBookable(now: Date, offset: number, hosts: readonly Pick<Host, 'horizonDays'>[]): Day {
  const days = Math.max(0, ...hosts.map(({ horizonDays }) => horizonDays));
  return addDays(wallClock(now, offset).date, days);
}

/** True if a host works at a time, past or not. */
function isStaffed(slot: RequestedSlot, hosts: readonly Host[]): boolean {
  return hosts.some((host) => isAtWork(host, spanAt(slot)));
}

/** The requested time is not available. Lists the free times of that day instead. */
export class SlotUnavailableError extends HttpError {
  readonly free: readonly TimeSlot[];

  constructor(day: MeetingDay, time: TimeSlot) {
    super(409, { code: reasonUnavailable(day, time) });
    this.free = day.free;
  }

  override problem(...request: Parameters<HttpError['problem']>): Problem {
    const problem = super.problem(...request);
    const [locale] = request;
    if (this.free.length === 0) return { ...problem, free: [] };
    const { stillFree } = apiMessages[locale].meetings;
    const message = `${problem.message} ${stillFree(formatter(locale).list(this.free))}`;
    return { ...problem, message, free: [...this.free] };
  }
}

function reasonUnavailable({ state, taken, free }: MeetingDay, time: TimeSlot) {
  if (state === 'later') return 'tooFarAhead';
  if (state === 'booked') return 'dayBooked';
  if (state === 'closed') return 'dayClosed';
  return taken.includes(time) || free.includes(time) ? 'timeTaken' : 'timePast';
}
