import * as z from 'zod/mini';

/** Why a host's own calendar could not be read. */
export const calendarProblems = [
  'notFound',
  'refused',
  'unreachable',
  'notAllowed',
  'tooSlow',
  'tooLarge',
  'notACalendar',
  'tooMuch',
] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

/** Weeks ahead for which the console counts busy times. */
export const weeksCounted = 5;

/** The secret URL that calendars provide: `https://…`, or `webcal://…` for the same. */
export function calendarUrl(text: string): string | null {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'));
  if (url?.protocol !== 'https:' || url.username || url.password) return null;
  url.hash = '';
  return url.href;
}

export const calendarAddress = z.object({
  url: z.string().check(
    z.maxLength(2_000),
    z.refine((text) => calendarUrl(text) !== null),
  ),
});

/** A host's own calendar; null if there is none. Its URL is a secret: only the site is shown. */
export const ownCalendar = z.object({
  calendar: z.nullable(
    z.object({
      site: z.string(),
      /** Null until it was first read. */
      readAt: z.nullable(z.string()),
      failingSince: z.nullable(z.string()),
      problem: z.nullable(z.enum(calendarProblems)),
      /** Events that could not be interpreted. */
      unclear: z.number(),
      /** In the coming `weeksCounted` weeks. */
      busyTimes: z.number(),
      /** Start times on the host's clock that can't be booked because of them. */
      closedSlots: z.number(),
    }),
  ),
});
export type OwnCalendar = z.output<typeof ownCalendar>['calendar'];

/** The host's operator account; null if the host is a role or a team. */
export const hostOperator = z.object({ operatorId: z.nullable(z.uuid()) });
