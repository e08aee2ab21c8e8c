import { fill } from '../../../content/fill.ts';
import {
  addMonths,
  type Day,
  type Month,
  toMonth,
  utcDayAt,
  utcMidnight,
} from '../../../contract/calendar.ts';
import {
  findFreeTimes,
  formatMinutes,
  slotStart,
  type TimeSlot,
  wallClock,
} from '../../../contract/meeting.ts';
import { call } from '../../api.ts';
import { ownOffset } from './choice.ts';

/** A time at which a call can start, as the API names it. */
export interface Slot {
  date: Day;
  time: TimeSlot;
  offset: number;
}

/** How near a day is. */
export interface NearDayMessages {
  /** Today, tomorrow, the day after. */
  soon: readonly string[];
  /** `{n}` is a number of days. */
  later: string;
}

export const slotsShown = 3;
const months = 3;
const timeoutMs = 15_000;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let running: Promise<readonly Slot[]> | undefined;

/** The first free one of each of the next days. Islands of a page that ask at the same time share the request. */
export function findSlots(): Promise<readonly Slot[]> {
  running ??= requestSlots().finally(() => {
    running = undefined;
  });
  return running;
}

/** At the end of a month they may be in the next one. */
async function requestSlots(): Promise<readonly Slot[]> {
  const offset = ownOffset('').nearest;
  const month = toMonth(wallClock(new Date(), offset).date);
  const slots: Slot[] = [];
  for (let ahead = 0; ahead < months && slots.length < slotsShown; ahead++)
    // A month comes with days of the next one.
    for (const slot of await slotsIn(addMonths(month, ahead), offset))
      if (slot.date > (slots.at(-1)?.date ?? '')) slots.push(slot);
  return slots.slice(0, slotsShown);
}

async function slotsIn(month: Month, offset: number): Promise<Slot[]> {
  const result = await call(findFreeTimes, { month, offset }, AbortSignal.timeout(timeoutMs));
  if (!result.ok) return [];
  const { today, days } = result.reply;
  return days
    .filter(({ date, state }) => state === 'open' && date >= today)
    .flatMap(({ date, free }) => free.slice(0, 1).map((time) => ({ date, time, offset })));
}

/** Follows the URL of the schedule page, which then selects the time. */
export function slotHash({ date, time, offset }: Slot): string {
  return `#${new URLSearchParams({ date, time, offset: String(offset) })}`;
}

/** By the visitor's own clock, which may be half an hour off the offset. */
export function localTime(moment: Date): { day: Date; time: string } {
  const local = moment.valueOf() - moment.getTimezoneOffset() * minuteMs;
  const day = utcMidnight(utcDayAt(local));
  return { day: new Date(day), time: formatMinutes(Math.floor((local - day) / minuteMs)) };
}

/** `tomorrow` */
export function nearDay(start: Date, { soon, later }: NearDayMessages): string {
  const today = localTime(new Date()).day.valueOf();
  const away = Math.round((localTime(start).day.valueOf() - today) / dayMs);
  return soon[away] ?? fill(later, { n: away });
}

export interface NextCallMessages extends NearDayMessages {
  /** `{day}` is how near it is. */
  next: string;
}

/** `Next free call: tomorrow, 10:30`. Nothing where no time is known to be free. */
export function nextCall([first]: readonly Slot[], messages: NextCallMessages): string | undefined {
  if (!first) return undefined;
  const start = slotStart(first);
  return fill(messages.next, { day: nearDay(start, messages), time: localTime(start).time });
}

/** How long what was said about slots stays true: until the first begins, or another day. */
export function validMs([first]: readonly Slot[]): number {
  const now = Date.now();
  const midnight = new Date(now).setHours(24, 0, 0, 0);
  return Math.min(first ? slotStart(first).valueOf() : midnight, midnight) - now;
}
