import { formatter } from '../../content/format.ts';
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
import type { Locale } from '../../contract/locales.ts';
import {
  daysAround,
  endOf,
  type MeetingDay,
  startOf,
  type TimeSlot,
  timeSlots,
  wallClock,
} from '../../contract/meeting.ts';
import type { Problem } from '../../contract/problem.ts';
import { apiMessages } from '../messages.ts';
import { Refusal } from '../refusal.ts';

export type Rules = Pick<MeetingSettings, 'closedDays' | 'closedWeekdays' | 'noticeHours' | 'horizonDays'>;

/** A time span; the end is exclusive. */
export interface Span {
  start: Date;
  end: Date;
}

/** The days returned for a month. */
export function daysFor(month: Month): Day[] {
  const days: Day[] = [];
  const last = addDays(lastDay(month), daysAround.after);
  for (let day = addDays(firstDay(month), -daysAround.before); day <= last; day = addDays(day, 1))
    days.push(day);
  return days;
}

/** The span of all possible meetings on these days. */
export function spanOf(days: readonly Day[], offset: number): Span {
  const [first, last] = [days.at(0) ?? '', days.at(-1) ?? ''];
  return {
    start: startOf({ date: first, time: timeSlots[0], offset }),
    end: endOf(startOf({ date: last, time: timeSlots[timeSlots.length - 1] ?? timeSlots[0], offset })),
  };
}

/**
 * The bookable times of a day in the visitor's calendar. Closed days and the booking horizon follow that calendar, as
 * it is the one displayed; a taken time is taken at the same instant in every calendar.
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

/** The requested time is not available. Lists the free times of that day instead. */
export class Unavailable extends Refusal {
  readonly free: readonly TimeSlot[];

  constructor(day: MeetingDay, time: TimeSlot) {
    super(409, { code: reasonOf(day, time) });
    this.free = day.free;
  }

  override problem(locale: Locale): Problem {
    const problem = super.problem(locale);
    if (this.free.length === 0) return { ...problem, free: [] };
    const { stillFree } = apiMessages[locale].meetings;
    const message = `${problem.message} ${stillFree(formatter(locale).list(this.free))}`;
    return { ...problem, message, free: [...this.free] };
  }
}

function reasonOf({ state, taken, free }: MeetingDay, time: TimeSlot) {
  if (state === 'later') return 'tooFarAhead';
  if (state === 'booked') return 'dayBooked';
  return taken.includes(time) || free.includes(time) ? 'timeTaken' : 'timePast';
}
