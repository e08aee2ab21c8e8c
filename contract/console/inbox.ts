import * as z from 'zod/mini';
import { adSpendBands } from '../ad-spend.ts';
import { day } from '../host.ts';
import { locales } from '../locales.ts';
import { status, subjectKind } from './submissions.ts';

export const pageSize = 50;
/** Above this, the list shows "more than". */
export const maxCounted = 1_000;
/** The same for a search: counting matches is expensive. */
export const maxFound = 200;

/** `start` is the time of a meeting, earliest first; other kinds are sorted by receipt. */
export const sorts = ['newest', 'oldest', 'changed', 'name', 'start'] as const;
const instant = z.string().check(z.refine<string>(isInstant));

/** True if a text is an ISO 8601 instant in a year that PostgreSQL supports. */
export function isInstant(text: string): boolean {
  return /^[12]\d{3}-/.test(text) && new Date(text).toJSON() === text;
}

/** The name of unknown sources. Others are lower case, so none has this name. */
export const unknownSource = 'UNKNOWN';

/** The filters of a list, also used as the query parameters of the page, so that a view can be bookmarked. */
export const view = z.object({
  q: z.optional(z.string().check(z.maxLength(200))),
  /** `open` means every open status. Flagged submissions are excluded by default. */
  status: z.optional(z.union([status, z.enum(['open', 'any'])])),
  /** The campaign of the first visit, or else the hostname that linked to us. */
  source: z.optional(z.string().check(z.maxLength(253))),
  language: z.optional(z.enum(locales)),
  spend: z.optional(z.enum(adSpendBands)),
  flagged: z.optional(z.enum(['no', 'only', 'any'])),
  /** An operator's id, or `nobody`. */
  assignee: z.optional(z.union([z.uuid(), z.literal('nobody')])),
  /** First and last day of receipt. */
  from: z.optional(day),
  to: z.optional(day),
  sort: z.optional(z.enum(sorts)),
});
export type View = z.output<typeof view>;

/**
 * A view as sent to the server. Only the browser knows the operator's time zone, so it sends instants: inclusive
 * start, exclusive end. Plain days are taken as UTC.
 */
export const viewQuery = z.extend(view, {
  from: z.optional(z.union([day, instant])),
  to: z.optional(z.union([day, instant])),
});

/** `after` is the `next` of the previous page. */
export const listQuery = z.extend(viewQuery, { after: z.optional(z.string().check(z.maxLength(500))) });

/**
 * A row of a list. `contact` is the contact person, if the title names something else; `second` and `third` are the
 * most important fields of the kind, see `columns`.
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
  /** True if a proposed change waits for its owner or an operator. */
  hasProposedChange: z.boolean(),
});
export type Row = z.output<typeof row>;

/** The fields shown in the columns; `startsAt` is an instant, the others are text. */
export const columns = {
  application: { title: 'agencyName', second: 'location', third: 'monthlyAdSpend' },
  lead: { title: 'fullName', second: 'jobTitle', third: 'companySize' },
  support: { title: 'name', second: 'supportType', third: 'businessType' },
  meeting: { title: 'name', second: 'startsAt', third: 'email' },
  'job-application': { title: 'fullName', second: 'job', third: 'email' },
} as const;

/** The held submissions of one kind: how many, when the oldest and the newest were received, and the newest's title. */
const heldSummary = z.object({
  count: z.number(),
  oldest: z.string(),
  newest: z.string(),
  title: z.string(),
});
export type HeldSummary = z.output<typeof heldSummary>;

export const list = z.object({
  rows: z.array(row),
  /** Null if nothing is held, and on later pages. */
  held: z.nullable(heldSummary),
  next: z.nullable(z.string()),
  /** Counted up to `maxCounted` + 1, or `maxFound` + 1 for a search. */
  total: z.number(),
});
export type List = z.output<typeof list>;

/** The names of the most frequent sources of one kind. */
export const sources = z.object({ sources: z.array(z.string()) });

export const event = z.object({
  id: z.uuid(),
  at: z.string(),
  /** `created`, `updated`, `confirmed`, `status`, `note`, `assigned`, `unflagged`, `resent`, … */
  kind: z.string(),
  /** The operator; null for visitors and the server. */
  actor: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
});
export type HistoryEvent = z.output<typeof event>;

export const delivery = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  topic: z.enum(['mail', 'webhook', 'chat']),
  template: z.string(),
  state: z.enum(['waiting', 'held', 'sent', 'dead']),
  attempts: z.number(),
  dueAt: z.string(),
  sentAt: z.nullable(z.string()),
  lastError: z.nullable(z.string()),
  /** A mail that an operator wrote, and how long it can still be undone. */
  answer: z.nullable(z.object({ to: z.string(), subject: z.string(), text: z.string(), undoMs: z.number() })),
  /** Operators get mails too: invitations, and password reset links. */
  subjectKind: z.union([subjectKind, z.literal('operator')]),
  subjectId: z.uuid(),
  subjectTitle: z.nullable(z.string()),
  /** The address of the operator it notifies; null for visitors and the team. */
  operator: z.nullable(z.string()),
});
export type Delivery = z.output<typeof delivery>;

/** An application sent again with other values, not yet confirmed, accepted or dismissed. */
const proposedChange = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  language: z.enum(locales),
  /** Every submitted value by its name in the form, except the address. */
  fields: z.record(z.string(), z.string()),
});
export type ProposedChange = z.output<typeof proposedChange>;

/** Everything about one submission. `fields` holds the submitted values by their names in the form. */
export const detail = z.object({
  kind: subjectKind,
  row,
  statusReason: z.nullable(z.string()),
  fields: z.record(z.string(), z.string()),
  events: z.array(event),
  deliveries: z.array(delivery),
  /** Newest first; empty for kinds other than applications. */
  proposedChanges: z.array(proposedChange),
  /** Other applications from the same website domain, newest first. */
  sameAgency: z.array(row),
  /** Reasons for and against an application; empty for other kinds. */
  eligibility: z.array(z.object({ speaksFor: z.boolean(), reason: z.string() })),
  /** Who holds the meeting; null for other kinds. */
  hostId: z.nullable(z.uuid()),
  resume: z.nullable(z.object({ fileName: z.string(), bytes: z.number() })),
});
export type Detail = z.output<typeof detail>;

/** `seen` is the `updatedAt` that the operator saw, to detect concurrent changes. */
export const statusChange = z.object({
  status,
  reason: z.string().check(z.maxLength(1_000)),
  seen: z.string(),
  /** True if the operator decided on an application without sending a reply. */
  withoutAnswer: z.optional(z.boolean()),
});
export const note = z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(5_000)) });
/** An operator accepts a change; `seen` is the `updatedAt` of the application that it was compared with. */
export const changeAcceptance = z.object({ seen: z.string() });
export const assignment = z.object({ assignee: z.nullable(z.uuid()) });

/** Polled for the navigation: `version` changes whenever a list may have changed. */
export const counts = z.object({
  /** Open and not flagged, up to `maxCounted` + 1. */
  open: z.record(subjectKind, z.number()),
  fresh: z.record(subjectKind, z.number()),
  dead: z.number(),
  /** Deliveries that were tried and not delivered: dead ones, and those waiting for another attempt. */
  failing: z.number(),
  version: z.string(),
});
export type Counts = z.output<typeof counts>;
