import * as z from 'zod/mini';
import { day, localTime } from '../host.ts';
import { status } from './submissions.ts';

/** Days from the first one on; without a host, the schedules of all. */
export const scheduleSpans = ['1', '7'] as const;
export const scheduleQuery = z.object({
  from: day,
  days: z.enum(scheduleSpans),
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
  /** Busy times of the host's own calendar: only when, never what. */
  busy: z.array(minutes),
  meetings: z.array(
    z.extend(minutes, {
      id: z.uuid(),
      name: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      status,
      updatedAt: z.string(),
      /** Ahead, and the host's own calendar is busy then: somebody put an event over it. */
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
      /** Hours ahead of GMT on the first day. */
      offset: z.number(),
      /** The host's own calendar; null if none is read. */
      calendar: z.nullable(
        z.object({ readAt: z.nullable(z.string()), failingSince: z.nullable(z.string()) }),
      ),
      days: z.array(scheduleDay),
    }),
  ),
});
export type HostSchedule = z.output<typeof hostSchedule>;

/**
 * Where an operator moves a meeting: a local time of its new host. `anyway`: although it is outside the host's hours or
 * on a closed day.
 */
export const meetingMove = z.object({
  hostId: z.uuid(),
  start: localTime,
  seen: z.string(),
  anyway: z.optional(z.boolean()),
});
