import * as z from 'zod/mini';
import { locales } from '../locales.ts';
import { adSpendBands } from '../waitlist.ts';
import { delivery, event } from './inbox.ts';
import { subjectKind } from './subjects.ts';

export const outboxQuery = z.object({
  state: z.optional(z.enum(['waiting', 'held', 'sent', 'dead'])),
  after: z.optional(z.string().check(z.maxLength(500))),
});
export const outboxPage = z.object({ deliveries: z.array(delivery), next: z.nullable(z.string()) });

/** Everything stored about one address. */
export const personQuery = z.object({ email: z.string().check(z.maxLength(320)) });
export const person = z.object({
  email: z.string(),
  found: z.array(z.object({ kind: subjectKind, id: z.uuid(), title: z.string(), createdAt: z.string() })),
});
export type Person = z.output<typeof person>;
/** The total number of erased submissions and mentions. */
export const erased = z.object({ removed: z.number() });

export const auditPage = z.object({
  events: z.array(z.extend(event, { subjectKind: z.string(), subjectId: z.uuid() })),
  next: z.nullable(z.string()),
});

/** The last 26 weeks; a week is named by its Monday. Flagged applications are not counted. */
export const overview = z.object({
  weeks: z.array(z.object({ week: z.string(), applications: z.number() })),
  languages: z.array(z.object({ language: z.enum(locales), applications: z.number() })),
  spends: z.array(z.object({ spend: z.enum(adSpendBands), applications: z.number() })),
  /** The last 30 days: how often the form was started and submitted. */
  conversion: z.object({ opened: z.number(), sent: z.number() }),
});
export type Overview = z.output<typeof overview>;
