import type { MeetingSettings } from '../../content/settings.ts';
import {
  addDays,
  type Day,
  dayOfMonth,
  firstDay,
  lastDay,
  type Month,
  weekdayOf,
} from '../../contract/calendar.ts';
import { daysAround, endOf, type MeetingDay, startOf, timeSlots, wallClock } from '../../contract/meeting.ts';

export type Rules = Pick<MeetingSettings, 'closedDays' | 'closedWeekdays' | 'noticeHours' | 'horizonDays'>;

/** A stretch of time, the end not included. */
export interface Span {
  start: Date;
  end: Date;
}

/** The days that the answer for a month tells of. */
export function daysFor(month: Month): Day[] {
  const days: Day[] = [];
  const last = addDays(lastDay(month), daysAround.after);
  for (let day = addDays(firstDay(month), -daysAround.before); day <= last; day = addDays(day, 1))
    days.push(day);
  return days;
}

/** From the first to the last moment at which a meeting of these days can take place. */
export function spanOf(days: readonly Day[], offset: number): Span {
  const [first, last] = [days.at(0) ?? '', days.at(-1) ?? ''];
  return {
    start: startOf({ date: first, time: timeSlots[0], offset }),
    end: endOf(startOf({ date: last, time: timeSlots[timeSlots.length - 1] ?? timeSlots[0], offset })),
  };
}

/**
 * What can be booked on a day of the visitor's calendar. Days are closed and counted in that calendar, for it is the
 * one they are shown in; what is taken is taken at the same moment in all of them.
 */
export function dayOf(
  date: Day,
  offset: number,
  { now, taken, rules }: { now: Date; taken: readonly Span[]; rules: Rules },
): MeetingDay {
  const earliest = now.valueOf() + rules.noticeHours * 3_600_000;
  const ahead = timeSlots.filter((time) => startOf({ date, time, offset }).valueOf() >= earliest);
  if (ahead.length === 0) return { date, state: 'past', free: [], taken: [] };
  if (date > lastBookable(now, offset, rules)) return { date, state: 'later', free: [], taken: [] };
  if (isClosed(date, rules)) return { date, state: 'booked', free: [], taken: [] };
  const isTaken = Map.groupBy(ahead, (time) => {
    const start = startOf({ date, time, offset });
    const end = endOf(start);
    return taken.some((other) => start < other.end && other.start < end);
  });
  const free = isTaken.get(false) ?? [];
  return { date, state: free.length > 0 ? 'open' : 'booked', free, taken: isTaken.get(true) ?? [] };
}

export function lastBookable(now: Date, offset: number, { horizonDays }: Rules): Day {
  return addDays(wallClock(now, offset).date, horizonDays);
}

function isClosed(date: Day, { closedDays, closedWeekdays }: Rules): boolean {
  return closedDays.includes(dayOfMonth(date)) || closedWeekdays.includes(weekdayOf(date));
}
