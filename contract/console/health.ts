import * as z from 'zod/mini';
import { isTimeZone } from '../calendar.ts';
import { calendarProblems } from './host-calendar.ts';
import { subjectKind } from './submissions.ts';

/** Why mail is not sent. `other` is explained by the mail server's own error. */
const mailCauses = ['password', 'unreachable', 'expiredCertificate', 'other'] as const;
export type MailCause = (typeof mailCauses)[number];

/** Days for which an address that a mail server refused is reported: it cannot be repaired here. */
export const refusedAddressDays = 7;

/** "Today" begins at midnight in this time zone, by default in UTC. */
export const healthQuery = z.object({
  timeZone: z.optional(z.string().check(z.maxLength(60), z.refine(isTimeZone))),
});

const perKind = z.record(subjectKind, z.number());

/** Everything that an operator should learn here rather than from a customer. Null means unknown. */
export const health = z.object({
  checkedAt: z.string(),
  /** The failing checks of `/readyz`, such as `database`. */
  failedChecks: z.array(z.string()),
  disk: z.object({ freeBytes: z.nullable(z.number()), isLow: z.boolean() }),
  mail: z.object({
    /** True if no mail server is configured. */
    isKeptAsFiles: z.boolean(),
    lastSentAt: z.nullable(z.string()),
    /** Set while every mail since then was tried and none was sent. */
    stoppedSince: z.nullable(z.string()),
    /** The cause of the newest failure that is not about a single address. */
    cause: z.nullable(z.enum(mailCauses)),
    /** The mail server's error in a few words, for `other`. */
    explanation: z.string(),
    /** Tried and waiting for the next attempt. */
    retrying: z.number(),
    /** Given up for any reason other than the address. */
    givenUp: z.number(),
    /** Rejected within `refusedAddressDays`. */
    refusedAddresses: z.number(),
  }),
  /** Mails and webhook calls that have been due for minutes and were not tried: no server sends them. */
  untried: z.object({ count: z.number(), since: z.nullable(z.string()) }),
  webhooks: z.object({ failing: z.number(), since: z.nullable(z.string()) }),
  /** Operators whose chat channel rejects messages. */
  chats: z.array(
    z.object({ operator: z.string(), failing: z.number(), since: z.string(), reason: z.string() }),
  ),
  /** Hosts' own calendars that cannot be read, have not been read, or are only partly understood. */
  calendars: z.array(
    z.object({
      host: z.string(),
      /** Since when it has not been read; null if it is read. */
      since: z.nullable(z.string()),
      /** Null if no server tries. */
      problem: z.nullable(z.enum(calendarProblems)),
      readAt: z.nullable(z.string()),
      unclear: z.number(),
    }),
  ),
  /** Open invitations to the console whose mail failed. */
  failedInvitations: z.number(),
  held: perKind,
  /** New, and received before today. Meetings need no reply. */
  toAnswer: perKind,
  /** The day the pages were built, `2026-11-18`. */
  builtOn: z.nullable(z.string()),
});
export type Health = z.output<typeof health>;
