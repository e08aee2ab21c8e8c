import * as z from 'zod/mini';
import { day, localTime } from '../host.ts';
import { status } from './submissions.ts';

/** The number of days; without a host, of all hosts' schedules. */
export const scheduleSpans = ['1', '7'] as const;
export const scheduleQuery = z.object({
  from: day,
  /** Nine days are a week in any time zone. */
  days: z.enum([...scheduleSpans, '9']),
  host: z.optional(z.uuid()),
});

/** Minutes after midnight, in the host's time zone. */
const minutes = z.object({ from: z.number(), to: z.number() });

const scheduleDay = z.object({
  date: day,
  /** The reason why the whole day is closed. */
  closed: z.nullable(z.string()),
  work: z.array(minutes),
  blocked: z.array(z.extend(minutes, { label: z.string() })),
  /** Busy times of the host's own calendar: only when, never why. */
  busy: z.array(minutes),
  meetings: z.array(
    z.extend(minutes, {
      id: z.uuid(),
      name: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      status,
      updatedAt: z.string(),
      /** True if it is upcoming and overlaps an event in the host's own calendar. */
      hasConflict: z.boolean(),
    }),
  ),
});
export type ScheduleDay = z.output<typeof scheduleDay>;

export const hostSchedule = z.object({
  hosts: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      timeZone: z.string(),
      /** The host's own calendar; null if there is none. */
      calendar: z.nullable(
        z.object({ readAt: z.nullable(z.string()), failingSince: z.nullable(z.string()) }),
      ),
      days: z.array(scheduleDay),
    }),
  ),
});
export type HostSchedule = z.output<typeof hostSchedule>;

/**
 * Where an operator moves a meeting: a local time of its new host. `anyway`: even outside the host's hours or on a
 * closed day.
 */
export const meetingMove = z.object({
  hostId: z.uuid(),
  start: localTime,
  seen: z.string(),
  anyway: z.optional(z.boolean()),
});
