import * as z from 'zod/mini';
import { isDay } from '../calendar.ts';
import { locales } from '../locales.ts';
import { adSpendBands } from '../waitlist.ts';
import { status, subjectKind } from './subjects.ts';

export const pageSize = 50;
/** Past this many the list says "more than". */
export const mostCounted = 1_000;
/** A search says so past this many: to count them, each has to be looked at. */
export const mostFound = 200;

export const sorts = ['newest', 'oldest', 'changed', 'name'] as const;
const day = z.string().check(z.refine<string>(isDay));
const instant = z.string().check(z.refine<string>(isInstant));

/** Whether a text is an instant as JSON has it, of a year that PostgreSQL knows too. */
export function isInstant(text: string): boolean {
  return /^[12]\d{3}-/.test(text) && new Date(text).toJSON() === text;
}

/** What a list shows. These are the parameters of the page's address too, so that a view can be kept as a link. */
export const view = z.object({
  q: z.optional(z.string().check(z.maxLength(200))),
  /** `open` is every status that still waits for somebody. Flagged things are left out unless asked for. */
  status: z.optional(z.union([status, z.enum(['open', 'any'])])),
  language: z.optional(z.enum(locales)),
  spend: z.optional(z.enum(adSpendBands)),
  flagged: z.optional(z.enum(['no', 'only', 'any'])),
  /** An operator's id, or `nobody`. */
  assignee: z.optional(z.union([z.uuid(), z.literal('nobody')])),
  /** The first and the last day received. */
  from: z.optional(day),
  to: z.optional(day),
  sort: z.optional(z.enum(sorts)),
});
export type View = z.output<typeof view>;

/**
 * A view as the server is asked for it. Only the operator's browser knows when their days begin, so it sends instants:
 * the first one, and the first one past the end. Days are taken in UTC.
 */
export const viewQuery = z.extend(view, {
  from: z.optional(z.union([day, instant])),
  to: z.optional(z.union([day, instant])),
});

/** `after` is what the last page gave as `next`. */
export const listQuery = z.extend(viewQuery, { after: z.optional(z.string().check(z.maxLength(500))) });

/**
 * One line of a list. `contact` is the person to talk to, where the title names somebody else; `second` and `third` are
 * what matters most of its kind, see `columns`.
 */
export const row = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  updatedAt: z.string(),
  status,
  flag: z.nullable(z.string()),
  language: z.enum(locales),
  assignee: z.nullable(z.uuid()),
  title: z.string(),
  contact: z.string(),
  second: z.string(),
  third: z.string(),
});
export type Row = z.output<typeof row>;

/** What the columns of each kind hold; `startsAt` is an instant, all else words. */
export const columns = {
  application: { title: 'agencyName', second: 'location', third: 'monthlyAdSpend' },
  lead: { title: 'fullName', second: 'jobTitle', third: 'companySize' },
  support: { title: 'name', second: 'supportType', third: 'businessType' },
  meeting: { title: 'name', second: 'startsAt', third: 'email' },
  'job-application': { title: 'fullName', second: 'job', third: 'email' },
} as const;

export const list = z.object({
  rows: z.array(row),
  next: z.nullable(z.string()),
  /** Counted up to `mostCounted` + 1, where something is searched for up to `mostFound` + 1. */
  total: z.number(),
});
export type List = z.output<typeof list>;

export const event = z.object({
  id: z.uuid(),
  at: z.string(),
  /** `created`, `updated`, `confirmed`, `status`, `note`, `assigned`, `unflagged`, `resent`, … */
  kind: z.string(),
  /** The operator who did it; null where the visitor or the server did. */
  actor: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
});
export type Event = z.output<typeof event>;

export const delivery = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  topic: z.enum(['mail', 'webhook']),
  template: z.string(),
  state: z.enum(['waiting', 'held', 'sent', 'dead']),
  attempts: z.number(),
  dueAt: z.string(),
  sentAt: z.nullable(z.string()),
  lastError: z.nullable(z.string()),
  subjectKind,
  subjectId: z.uuid(),
});
export type Delivery = z.output<typeof delivery>;

/** Everything about one thing. `fields` are what the visitor sent, by the names of the form. */
export const detail = z.object({
  kind: subjectKind,
  row,
  statusReason: z.nullable(z.string()),
  fields: z.record(z.string(), z.string()),
  events: z.array(event),
  deliveries: z.array(delivery),
  /** Other applications from the same website domain, newest first. */
  sameAgency: z.array(row),
  /** What speaks for and against an application, by what the site says of whom it is for; empty for other kinds. */
  eligibility: z.array(z.object({ speaksFor: z.boolean(), reason: z.string() })),
  resume: z.nullable(z.object({ fileName: z.string(), bytes: z.number() })),
});
export type Detail = z.output<typeof detail>;

/** `seen` is `updatedAt` as the operator saw it: who is late is told, not overruled. */
export const statusChange = z.object({
  status,
  reason: z.string().check(z.maxLength(1_000)),
  seen: z.string(),
});
export const note = z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(5_000)) });
export const assignment = z.object({ assignee: z.nullable(z.uuid()) });

/** For the navigation, asked for every few seconds: `version` changes whenever a list could look different. */
export const counts = z.object({
  /** Open and not flagged, up to `mostCounted` + 1. */
  open: z.record(subjectKind, z.number()),
  fresh: z.record(subjectKind, z.number()),
  /** Deliveries given up. */
  dead: z.number(),
  version: z.string(),
});
export type Counts = z.output<typeof counts>;
