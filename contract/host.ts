import * as z from 'zod/mini';
import { isDay, isTimeZone } from './calendar.ts';

/** As in inputs: `09:30`, up to `24:00`. */
export const timePattern = '([01]\\d|2[0-3]):[0-5]\\d|24:00';
const time = z.string().check(z.regex(new RegExp(`^(${timePattern})$`)));
export const day = z.string().check(z.refine<string>(isDay));
const label = z.string().check(z.trim(), z.maxLength(200));
/** A local date and time, without a time zone: `2026-07-14T09:30`. */
export const localTime = z.string().check(
  z.refine((text) => {
    const [date = '', clock = '', ...rest] = text.split('T');
    return isDay(date) && rest.length === 0 && /^([01]\d|2[0-3]):[0-5]\d$/.test(clock);
  }),
);

/** A span of working time; 1 is Monday, 7 is Sunday. */
const workingSpan = z
  .object({ weekday: z.int().check(z.minimum(1), z.maximum(7)), from: time, to: time })
  .check(z.refine(({ from, to }) => from < to));
export type WorkingSpan = z.output<typeof workingSpan>;

/** A closure covers whole days, a blocked time covers hours. The end is exclusive. */
const absence = z
  .object({ kind: z.enum(['closure', 'blocked']), label, from: localTime, to: localTime })
  .check(z.refine(({ from, to }) => from < to));
export type Absence = z.output<typeof absence>;

/** Countries whose public holidays are supported. */
export const holidayCountries = ['US', 'GB', 'IN', 'DE', 'ES', 'FR'] as const;
export type HolidayCountry = (typeof holidayCountries)[number];

/** In minutes. */
export const maxBuffer = 240;

/** The settings that an operator can change. All days and times are in the host's time zone. */
export const hostSettings = z.object({
  /** A person or a role. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  timeZone: z.string().check(z.maxLength(60), z.refine(isTimeZone)),
  /** Null means any time. */
  hours: z.nullable(z.array(workingSpan).check(z.maxLength(50))),
  country: z.nullable(z.enum(holidayCountries)),
  /** Holidays on which the host works. */
  opened: z.array(day).check(z.maxLength(500)),
  absences: z.array(absence).check(z.maxLength(500)),
  /** Kept free before and after each meeting. */
  bufferMinutes: z.int().check(z.minimum(0), z.maximum(maxBuffer)),
  noticeHours: z.int().check(z.minimum(0), z.maximum(720)),
  horizonDays: z.int().check(z.minimum(1), z.maximum(365)),
});
export type HostSettings = z.output<typeof hostSettings>;

export const host = z.extend(hostSettings, {
  id: z.uuid(),
  updatedAt: z.string(),
  /** True if there is a secret link to the host's calendar. */
  hasFeed: z.boolean(),
  /** The operator who is this host; null for a role or a team. */
  operatorId: z.nullable(z.uuid()),
  /** A retired host gets no new meetings. */
  retired: z.boolean(),
});
export type Host = z.output<typeof host>;

/** The hosts, the days closed every month by the settings, and the public holidays of this year and the next. */
export const hostList = z.object({
  hosts: z.array(host),
  closedDays: z.array(z.number()),
  holidays: z.array(z.object({ country: z.enum(holidayCountries), day, name: z.string() })),
});
export type HostList = z.output<typeof hostList>;
/** `seen` is the `updatedAt` that the operator saw, to detect concurrent changes. */
export const hostChange = z.extend(hostSettings, { seen: z.string(), retired: z.boolean() });
/** Days to close for all hosts, both inclusive. */
export const closedSpan = z
  .object({ first: day, last: day, label })
  .check(z.refine(({ first, last }) => first <= last));
/** The secret link, shown once: only its hash is stored. */
export const feedLink = z.object({ url: z.string() });

/** `New York` for `America/New_York`. */
export function timeZoneCity(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
