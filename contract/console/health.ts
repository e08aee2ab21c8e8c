import * as z from 'zod/mini';
import { isTimeZone } from '../calendar.ts';
import { calendarProblems } from './host-calendar.ts';
import { subjectKind } from './submissions.ts';

/** Why mail does not go out. `other` is explained by the mail server's own error. */
export const mailCauses = ['password', 'unreachable', 'expiredCertificate', 'other'] as const;
export type MailCause = (typeof mailCauses)[number];

/** Days for which an address that a mail server refused is reported: it cannot be repaired here. */
export const refusedAddressDays = 7;

/** "Today" begins at midnight in this time zone, else in UTC. */
export const healthQuery = z.object({
  timeZone: z.optional(z.string().check(z.maxLength(60), z.refine(isTimeZone))),
});

const perKind = z.record(subjectKind, z.number());

/** Everything that an operator should learn here and not from a customer. Null means unknown. */
export const health = z.object({
  checkedAt: z.string(),
  /** The checks of `/readyz` that fail, such as `database`. */
  failedChecks: z.array(z.string()),
  disk: z.object({ freeBytes: z.nullable(z.number()), isLow: z.boolean() }),
  mail: z.object({
    /** No mail server is configured. */
    isKeptAsFiles: z.boolean(),
    lastSentAt: z.nullable(z.string()),
    /** Set while every mail since then was tried and none went out. */
    stoppedSince: z.nullable(z.string()),
    /** Of the newest failure that is not about one address. */
    cause: z.nullable(z.enum(mailCauses)),
    /** The mail server's error in a few words, for `other`. */
    explanation: z.string(),
    /** Tried and waiting for the next attempt. */
    retrying: z.number(),
    /** Given up for any reason but the address. */
    givenUp: z.number(),
    /** Within `refusedAddressDays`. */
    refusedAddresses: z.number(),
  }),
  /** Mails and webhook calls that were due minutes ago and have not been tried: no server sends them. */
  untried: z.object({ count: z.number(), since: z.nullable(z.string()) }),
  webhooks: z.object({ failing: z.number(), since: z.nullable(z.string()) }),
  /** The operators whose chat channel does not take messages. */
  chats: z.array(
    z.object({ operator: z.string(), failing: z.number(), since: z.string(), reason: z.string() }),
  ),
  /** Hosts' own calendars that cannot be read, are not, or are not understood in full. */
  calendars: z.array(
    z.object({
      host: z.string(),
      /** Since when it is not read; null if it is. */
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
  /** Still new, and received before today. Meetings have no reply to wait for. */
  toAnswer: perKind,
  /** The day the pages were built, `2026-11-18`. */
  builtOn: z.nullable(z.string()),
});
export type Health = z.output<typeof health>;
