import type { Row } from '../../contract/console/inbox.ts';
import { openStatuses, type SubmissionKind } from '../../contract/console/submissions.ts';
import { applicationFields } from '../../contract/waitlist.ts';
import { readJobTitles } from '../careers/job-titles.ts';
import { type PgColumn, type SQL, sql } from '../db/drizzle.ts';
import {
  applications,
  hosts,
  jobApplications,
  leads,
  meetings,
  proposedChanges,
  supportRequests,
} from '../db/schema.ts';
import { firstVisitFields } from '../waitlist/first-visit.ts';

type SubjectTable =
  | typeof applications
  | typeof leads
  | typeof supportRequests
  | typeof meetings
  | typeof jobApplications;

/** How one kind of submission is stored and displayed. Columns that all kinds share have the same names. */
export interface SubmissionTable {
  table: SubjectTable;
  title: PgColumn;
  /** The contact person, if the title names something else. */
  contact?: PgColumn;
  second: SQL | PgColumn;
  /** When it takes place. */
  start?: PgColumn;
  third: PgColumn;
  /** The submitted fields, by their names in the form. */
  fields: Record<string, SQL | PgColumn>;
}

const startsAt = isoInUtc(meetings.startsAt);
const titles = JSON.stringify(Object.fromEntries(readJobTitles()));
/** A posting that was taken down is shown by its path. */
const jobTitle = sql`coalesce(${titles}::jsonb ->> ${jobApplications.job}, ${jobApplications.job})`;

export const submissionTables: Record<SubmissionKind, SubmissionTable> = {
  application: {
    table: applications,
    title: applications.agencyName,
    contact: applications.fullName,
    second: applications.location,
    third: applications.monthlyAdSpend,
    fields: Object.fromEntries(
      [...applicationFields, ...firstVisitFields].map((field) => [field, applications[field]]),
    ),
  },
  lead: {
    table: leads,
    title: leads.fullName,
    second: leads.jobTitle,
    third: leads.companySize,
    fields: {
      fullName: leads.fullName,
      email: leads.email,
      jobTitle: leads.jobTitle,
      companySize: leads.companySize,
      phoneCountry: leads.phoneCountry,
      phone: sql`${leads.phone} || case when ${leads.phoneExtension} = '' then '' else ' ext. ' || ${leads.phoneExtension} end`,
      comments: leads.comments,
    },
  },
  support: {
    table: supportRequests,
    title: supportRequests.name,
    second: supportRequests.supportType,
    third: supportRequests.businessType,
    fields: {
      name: supportRequests.name,
      email: supportRequests.email,
      businessType: supportRequests.businessType,
      supportType: supportRequests.supportType,
      message: supportRequests.message,
    },
  },
  meeting: {
    table: meetings,
    title: meetings.name,
    second: startsAt,
    start: meetings.startsAt,
    third: meetings.email,
    fields: {
      name: meetings.name,
      email: meetings.email,
      startsAt,
      endsAt: isoInUtc(meetings.endsAt),
      offset: sql`${meetings.offset}::text`,
      host: sql`(select ${hosts.name} from ${hosts} where ${hosts.id} = ${meetings.hostId})`,
    },
  },
  'job-application': {
    table: jobApplications,
    title: jobApplications.fullName,
    second: jobTitle,
    third: jobApplications.email,
    fields: {
      job: jobTitle,
      fullName: jobApplications.fullName,
      email: jobApplications.email,
      coverLetter: jobApplications.coverLetter,
    },
  },
};

/** The open statuses as literals: PostgreSQL only uses a partial index if the condition matches literally. */
export function isOpen(kind: SubmissionKind): SQL {
  return sql.raw(`status in (${openStatuses[kind].map((status) => `'${status}'`).join(', ')})`);
}

/** The sort key for names; must match the index. */
export function nameKey({ title }: SubmissionTable): SQL {
  return sql`fold(${title}) collate "C"`;
}

/** The title of the submission that a row of another table is about; null once it is erased. */
export const titleSql = sql`case subject_kind ${sql.join(
  Object.entries(submissionTables).map(
    ([kind, { table, title }]) =>
      sql`when ${kind} then (select ${title} from ${table} where ${table.id} = subject_id)`,
  ),
  sql` `,
)} end`;

/** An instant as an ISO 8601 string in UTC. */
export function isoInUtc(instant: SQL | PgColumn): SQL {
  return sql`to_char(${instant} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

export interface FoundRow extends Row, Record<string, unknown> {}

/** The columns of a list row, to be read by `toRow`. */
export function rowColumns({ table, title, contact, second, third }: SubmissionTable): SQL {
  const hasProposedChange =
    table === applications
      ? sql`exists (
          select from ${proposedChanges} where application_id = ${applications.id} and ${proposedChanges.state} = 'pending'
        )`
      : sql`false`;
  return sql`id, created_at as "createdAt", updated_at as "updatedAt", status, flag, language, assignee,
    ${title} as title, ${contact ?? sql`''`} as contact, ${second} as second, ${third} as third,
    ${hasProposedChange} as "hasProposedChange"`;
}

export function toRow(found: FoundRow): Row {
  const { id, createdAt, updatedAt, status, flag, language, assignee, title, contact, second, third } = found;
  const { hasProposedChange } = found;
  return {
    ...{ id, createdAt: toIso(createdAt), updatedAt: toIso(updatedAt) },
    ...{ status, flag, language, assignee, title, contact, second, third, hasProposedChange },
  };
}

/** Converts PostgreSQL's format of an instant to ISO 8601. */
export function toIso(instant: string): string {
  return new Date(instant).toISOString();
}
