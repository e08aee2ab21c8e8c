import * as z from 'zod/mini';
import { day, localTime } from '../host.ts';
import { status } from './submissions.ts';

/** Days from the first one on; without a host, the diaries of all. */
export const diarySpans = ['1', '7'] as const;
export const diaryQuery = z.object({
  from: day,
  days: z.enum(diarySpans),
  host: z.optional(z.uuid()),
});

/** Minutes after midnight, in the host's time zone. */
const minutes = z.object({ from: z.number(), to: z.number() });

const diaryDay = z.object({
  date: day,
  /** Why nothing can be booked all day. */
  closed: z.nullable(z.string()),
  work: z.array(minutes),
  blocked: z.array(z.extend(minutes, { label: z.string() })),
  meetings: z.array(
    z.extend(minutes, {
      id: z.uuid(),
      name: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      status,
      updatedAt: z.string(),
    }),
  ),
});
export type ScheduleDay = z.output<typeof diaryDay>;

export const diary = z.object({
  hosts: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      timeZone: z.string(),
      /** Hours ahead of GMT on the first day. */
      offset: z.number(),
      days: z.array(diaryDay),
    }),
  ),
});
export type HostSchedule = z.output<typeof diary>;

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
