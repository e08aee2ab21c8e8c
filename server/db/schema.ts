import { roles } from '../../contract/console/session.ts';
import { statuses } from '../../contract/console/submissions.ts';
import { type HostSettings, holidayCountries } from '../../contract/host.ts';
import { locales } from '../../contract/locales.ts';
import { tagCheckStates } from '../../contract/tag-check.ts';
import type { Application } from '../../contract/waitlist.ts';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uuid,
  varchar,
} from './drizzle.ts';

/** The tables after all migrations. Indexes and checks are only in the migrations. */

// A Date has millisecond precision: finer instants would not round-trip.
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const now = sql`date_trunc('milliseconds', now())`;

const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The columns all submissions share; the first status is the initial one. */
function submission<Status extends string, const S extends readonly [Status, ...Status[]]>(statuses: S) {
  return {
    id: uuid('id').primaryKey(),
    createdAt: instant('created_at').notNull().default(now),
    updatedAt: instant('updated_at').notNull().default(now),
    language: text('language').notNull(),
    status: text('status', { enum: statuses }).notNull().default(statuses[0]),
    statusReason: text('status_reason'),
    flag: text('flag'),
    assignee: uuid('assignee'),
    /** Maintained by a trigger from the notes. */
    noteWords: words('note_words').notNull().default(sql`''`),
    /** Maintained by the database from the submitted text and the notes. */
    search: words('search').notNull().generatedAlwaysAs(sql`searchable`),
  };
}

/** There is a column for each answer of a form. */
type Answered<Form> = Record<keyof Form, unknown> & Record<string, unknown>;

export const applications = pgTable('applications', {
  ...submission(statuses.application),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  location: text('location').notNull().default(''),
  agencyName: text('agency_name').notNull().default(''),
  companyWebsite: text('company_website').notNull().default(''),
  websiteDomain: text('website_domain').notNull().default(''),
  linkedInPage: text('linkedin_page').notNull().default(''),
  monthlyAdSpend: text('monthly_ad_spend').notNull().default(''),
  reportingTools: text('reporting_tools').notNull().default(''),
  pointOfContactEmail: text('point_of_contact_email').notNull().default(''),
  additionalInfo: text('additional_info').notNull().default(''),
  toolResults: text('tool_results').notNull().default(''),
  optedInAt: instant('opted_in_at'),
  /** How the last look at the website ended, see `TagCheckState`; null before. */
  websiteState: text('website_state', { enum: tagCheckStates }),
  websiteCheckedAt: instant('website_checked_at'),
  referrerHost: text('referrer_host').notNull().default(''),
  landingPage: text('landing_page').notNull().default(''),
  utmSource: text('utm_source').notNull().default(''),
  utmMedium: text('utm_medium').notNull().default(''),
  utmCampaign: text('utm_campaign').notNull().default(''),
} satisfies Answered<Application>);

export const changeStates = ['pending', 'applied', 'dismissed', 'replaced'] as const;

/** The values of an application that was sent again, by field name; empty once the change is settled. */
export const proposedChanges = pgTable('proposed_changes', {
  id: uuid('id').primaryKey(),
  createdAt: instant('created_at').notNull().default(now),
  applicationId: uuid('application_id').notNull(),
  language: text('language', { enum: locales }).notNull(),
  fields: jsonb('fields').$type<Partial<Record<keyof Application, string>>>().notNull(),
  contentHash: text('content_hash').notNull(),
  state: text('state', { enum: changeStates }).notNull().default('pending'),
  settledAt: instant('settled_at'),
});

/** Null is as in the settings, and of hours at any time. */
export const hosts = pgTable('hosts', {
  id: uuid('id').primaryKey(),
  createdAt: instant('created_at').notNull().default(now),
  updatedAt: instant('updated_at').notNull().default(now),
  name: text('name').notNull().default('Onboarding team'),
  timeZone: text('time_zone'),
  hours: jsonb('hours').$type<HostSettings['hours']>(),
  country: text('country', { enum: holidayCountries }),
  opened: jsonb('opened').$type<HostSettings['opened']>().notNull().default([]),
  absences: jsonb('absences').$type<HostSettings['absences']>().notNull().default([]),
  bufferMinutes: integer('buffer_minutes').notNull().default(0),
  noticeHours: integer('notice_hours'),
  horizonDays: integer('horizon_days'),
  feedHash: text('feed_hash'),
  retiredAt: instant('retired_at'),
});

/** The first of the hosts that the migrations create. It is never deleted: meetings refer to it. */
export const firstHostId = '00000000-0000-7000-8000-000000000011';

const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

export const meetings = pgTable('meetings', {
  ...submission(statuses.meeting),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  during: instantRange('during').notNull().generatedAlwaysAs(sql`tstzrange(starts_at, ends_at)`),
  offset: integer('gmt_offset').notNull(),
  sequence: integer('sequence').notNull().default(0),
  attempt: text('attempt').notNull().default(''),
  hostId: uuid('host_id').notNull().default(firstHostId),
  /** The visitor's own clock in minutes ahead of GMT, where it is not one of the offsets on offer. */
  ownMinutes: integer('own_minutes'),
  /** When the meeting got the time it has. */
  scheduledAt: instant('scheduled_at').notNull().default(now),
});

export const leads = pgTable('leads', {
  ...submission(statuses.lead),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  jobTitle: text('job_title').notNull(),
  companySize: text('company_size').notNull(),
  phone: text('phone').notNull(),
  phoneExtension: text('phone_extension').notNull().default(''),
  phoneCountry: text('phone_country').notNull(),
  comments: text('comments').notNull().default(''),
  contentHash: text('words_key').notNull(),
});

export const supportRequests = pgTable('support_requests', {
  ...submission(statuses.support),
  name: text('name').notNull(),
  email: text('email').notNull().default(''),
  emailKey: text('email_key').notNull().default(''),
  businessType: text('business_type').notNull(),
  supportType: text('support_type').notNull(),
  message: text('message').notNull(),
  contentHash: text('words_key').notNull(),
});

export const jobApplications = pgTable('job_applications', {
  ...submission(statuses['job-application']),
  job: text('job').notNull(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  coverLetter: text('cover_letter').notNull(),
  contentHash: text('words_key').notNull(),
});

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const resumes = pgTable('resumes', {
  jobApplicationId: uuid('job_application_id').primaryKey(),
  fileName: text('file_name').notNull(),
  mediaType: text('media_type').notNull(),
  content: bytes('content').notNull(),
});

const outboxTopics = ['mail', 'webhook'] as const;
export const outboxStates = ['waiting', 'held', 'sent', 'dead'] as const;

export const outbox = pgTable('outbox', {
  id: uuid('id').primaryKey(),
  createdAt: instant('created_at').notNull().default(now),
  topic: text('topic', { enum: outboxTopics }).notNull(),
  template: text('template').notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: uuid('subject_id').notNull(),
  dedupeKey: text('dedupe_key'),
  state: text('state', { enum: outboxStates }).notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  dueAt: instant('due_at').notNull().default(now),
  leasedUntil: instant('leased_until'),
  sentAt: instant('sent_at'),
  lastError: text('last_error'),
  mail: jsonb('mail').$type<Record<string, unknown>>(),
  /** The change that a mail asks to confirm. */
  proposedChangeId: uuid('proposed_change_id'),
});

/** Answer templates that operators changed. */
export const answerTemplates = pgTable(
  'answer_templates',
  {
    kind: text('kind').notNull(),
    act: text('act').notNull(),
    language: text('language').notNull(),
    subject: text('subject').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  ({ kind, act, language }) => [primaryKey({ columns: [kind, act, language] })],
);

/** Written by rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

export const events = pgTable('events', {
  id: uuid('id').primaryKey(),
  at: instant('at').notNull().default(now),
  subjectKind: text('subject_kind').notNull(),
  subjectId: uuid('subject_id').notNull(),
  kind: text('kind').notNull(),
  actor: uuid('actor'),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
});

export const operators = pgTable('operators', {
  id: uuid('id').primaryKey(),
  createdAt: instant('created_at').notNull().default(now),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  role: text('role', { enum: roles }).notNull(),
  passwordHash: text('password_hash').notNull(),
  totpSecret: text('totp_secret'),
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  disabledAt: instant('disabled_at'),
  signedInAt: instant('signed_in_at'),
});

export const sessionMethods = ['password', 'sso'] as const;

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  operatorId: uuid('operator_id').notNull(),
  createdAt: instant('created_at').notNull().default(now),
  seenAt: instant('seen_at').notNull().default(now),
  rotatedAt: instant('rotated_at').notNull().default(now),
  previousHash: text('previous_hash'),
  confirmed: boolean('confirmed').notNull().default(true),
  id: uuid('id').notNull().defaultRandom(),
  method: text('method', { enum: sessionMethods }).notNull().default('password'),
  browser: text('browser').notNull().default(''),
  address: text('address').notNull().default(''),
});

export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  createdAt: instant('created_at').notNull().default(now),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  role: text('role', { enum: roles }).notNull(),
  expiresAt: instant('expires_at').notNull(),
  tokenHashes: text('token_hashes').array().notNull().default([]),
});

export const passwordResets = pgTable('password_resets', {
  id: uuid('id').primaryKey(),
  operatorId: uuid('operator_id'),
  expiresAt: instant('expires_at').notNull(),
  tokenHashes: text('token_hashes').array().notNull().default([]),
});

export const knownBrowsers = pgTable(
  'known_browsers',
  {
    tokenHash: text('token_hash').notNull(),
    operatorId: uuid('operator_id').notNull(),
    seenAt: instant('seen_at').notNull().default(now),
  },
  ({ tokenHash, operatorId }) => [primaryKey({ columns: [tokenHash, operatorId] })],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  { operatorId: uuid('operator_id').notNull(), codeHash: text('code_hash').notNull() },
  ({ operatorId, codeHash }) => [primaryKey({ columns: [operatorId, codeHash] })],
);

export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: instant('created_at').notNull().default(now),
});

/** Filters of a list that an operator keeps under a name. */
export const savedViews = pgTable('saved_views', {
  id: uuid('id').primaryKey(),
  createdAt: instant('created_at').notNull().default(now),
  operatorId: uuid('operator_id').notNull(),
  kind: text('kind').notNull(),
  name: text('name').notNull(),
  view: jsonb('view').$type<Record<string, string>>().notNull(),
});

/** How often a form was started, without any visitor data. */
export const formCounts = pgTable(
  'form_counts',
  {
    day: date('day').notNull(),
    form: text('form').notNull(),
    language: text('language').notNull(),
    opened: integer('opened').notNull().default(0),
  },
  ({ day, form, language }) => [primaryKey({ columns: [day, form, language] })],
);

/** Written by `migrate`. */
export const migrations = pgTable('migrations', {
  number: integer('number').primaryKey(),
  name: text('name').notNull(),
  sha256: text('sha256').notNull(),
  appliedAt: instant('applied_at').notNull().default(now),
});
