import * as z from 'zod/mini';
import { type Day, isDay, isMonth, utcDayAt, utcMidnight } from './calendar.ts';
import { endpoint } from './endpoint.ts';
import { facts } from './facts.ts';
import { firstVisitField, trapFields } from './forms.ts';
import { personName } from './person-name.ts';
import type { FieldCode } from './problem.ts';
import { email, line } from './text.ts';

/** Start times of meetings: wall-clock times in the visitor's time zone. */
export const timeSlots = ['10:30', '11:00', '11:30', '12:30', '13:30', '14:30'] as const;
export type TimeSlot = (typeof timeSlots)[number];

export const meetingMinutes = facts.onboardingCallMinutes;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The time zones offered, in whole hours from GMT: −12 to +12. */
export const gmtOffsets: readonly number[] = Array.from({ length: 25 }, (_, i) => i - 12);

/** `GMT−05:00`, the same in every language. Some time zones are half an hour off: `GMT+05:30`. */
export function gmtLabel(offset: number): string {
  const minutes = Math.round(Math.abs(offset) * 60);
  return `GMT${offset < 0 ? '−' : '+'}${formatMinutes(minutes)}`;
}

/** Formats minutes after midnight: `09:30`. */
export function formatMinutes(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Minutes after midnight: `09:30` is 570. */
export function parseMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The moment of a day and time at an offset from GMT in hours. */
export function slotStart({ date, time, offset }: { date: Day; time: TimeSlot; offset: number }): Date {
  return new Date(utcMidnight(date) + parseMinutes(time) * minuteMs - offset * hourMs);
}

export function meetingEnd(start: Date): Date {
  return new Date(start.valueOf() + meetingMinutes * minuteMs);
}

/** The day and time of a moment at an offset from GMT in hours. */
export function wallClock(moment: Date, offset: number): { date: Day; time: string } {
  const local = moment.valueOf() + offset * hourMs;
  const date = utcDayAt(local);
  return { date, time: formatMinutes(Math.floor((local - utcMidnight(date)) / minuteMs)) };
}

/** Days, times and zones are selected, not typed, so a missing one has its own code. */
function ifMissing(missing: FieldCode, wrong: FieldCode) {
  return ({ input }: { input?: unknown }): FieldCode =>
    input === undefined || input === null || input === '' ? missing : wrong;
}

const date = z
  .string({ error: ifMissing('invalidDate', 'wrongType') })
  .check(z.refine<string>(isDay, { error: 'invalidDate' satisfies FieldCode, abort: true }));

const zoneError = ifMissing('noTimeZone', 'invalidChoice');

/** A number, or its digits as posted by a form without JavaScript. */
const offset = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^[+-]?\d{1,2}$/, { error: zoneError }))], {
      error: zoneError,
    }),
    z.transform(Number),
  ),
  z.number().check(z.refine((hours) => gmtOffsets.includes(hours), 'invalidChoice' satisfies FieldCode)),
);

/** UTC offset in minutes; empty if the visitor's clock has one of the offered offsets. */
const ownMinutes = z.optional(
  z.pipe(
    z.pipe(
      z.union(
        [z.number(), z.string().check(z.regex(/^(-?\d{1,3})?$/, 'invalidChoice' satisfies FieldCode))],
        'invalidChoice' satisfies FieldCode,
      ),
      z.transform((sent) => (sent === '' ? undefined : Number(sent))),
    ),
    z.optional(
      z
        .number()
        .check(
          z.refine(
            (minutes) => minutes % 15 === 0 && minutes >= -720 && minutes <= 840,
            'invalidChoice' satisfies FieldCode,
          ),
        ),
    ),
  ),
);

/** The requested day and time, in the visitor's time zone. Their own clock may be half an hour off. */
const requestedSlot = {
  ownMinutes,
  date,
  time: z.enum(timeSlots, { error: ifMissing('noTime', 'invalidChoice') }),
  offset,
};

const dayStates = ['open', 'booked', 'closed', 'past', 'later'] as const;

/**
 * A day in the visitor's time zone. On a `closed` one no host works; the closed days of every month count as `booked`;
 * a `later` one cannot be booked yet.
 */
const meetingDay = z.object({
  date: z.string(),
  state: z.enum(dayStates),
  free: z.array(z.enum(timeSlots)),
  /** A slot that is neither free nor taken is in the past. */
  taken: z.array(z.enum(timeSlots)),
  /** By city of the hosts' time zones: their local time at each time at which one of them is free. */
  hosts: z.array(z.object({ city: z.string(), clocks: z.record(z.string(), z.string()) })),
});
export type MeetingDay = z.output<typeof meetingDay>;

/** How many days around a month are included: a calendar shows six whole weeks. */
export const daysAround = { before: 6, after: 14 } as const;

export const findFreeTimes = endpoint({
  operationId: 'findFreeTimes',
  path: '/meetings/availability',
  summary:
    'The days of a month, and a week or two around it, with the times that can be booked. `offset` is in hours from GMT.',
  body: z.object({
    month: z.string('required').check(z.refine<string>(isMonth, 'invalidDate' satisfies FieldCode)),
    offset,
  }),
  response: z.object({
    /** The current day at that offset. */
    today: z.string(),
    /** The last day that can be booked. */
    last: z.string(),
    days: z.array(meetingDay),
  }),
});

const settled = z.object({
  message: z.string(),
  start: z.string(),
  end: z.string(),
  /** The private page of the meeting, for the person who booked it. */
  page: z.string(),
});

export const bookMeeting = endpoint({
  operationId: 'bookMeeting',
  path: '/meetings/book',
  summary: `Book a meeting of ${meetingMinutes} minutes. A time that is not free any more is refused with 409 and the times that are.`,
  body: z.object({ ...requestedSlot, name: personName, email, ...trapFields, ...firstVisitField }),
  response: settled,
});
export type Booking = z.output<typeof bookMeeting.body>;

export const moveMeeting = endpoint({
  operationId: 'moveMeeting',
  path: '/meetings/move',
  summary: 'Move a meeting to another time, by the token of its private page.',
  body: z.object({ meeting: line, ...requestedSlot }),
  response: settled,
});
