import { openStatuses, type SubmissionKind } from '../../contract/console/submissions.ts';
import { applicationFields } from '../../contract/waitlist.ts';
import { readJobTitles } from '../careers/postings.ts';
import { type SQL, sql } from '../db/sql.ts';
import { sourceFields } from '../sources/columns.ts';
import { fieldColumns } from '../waitlist/stored-application.ts';

/** How one kind of submission is stored and displayed. Columns shared by all kinds have the same names. */
export interface SubmissionTable {
  table: SQL;
  title: SQL;
  /** The contact person, if the title names something else. */
  contact?: SQL;
  second: SQL;
  /** When the meeting takes place. */
  start?: SQL;
  third: SQL;
  /** True if a proposed change is pending; only applications have any. */
  hasProposedChange?: SQL;
  /** The submitted fields, by their names in the form. */
  fields: Record<string, SQL>;
}

const startsAt = isoInUtc(sql`meetings.starts_at`);
const titles = () => JSON.stringify(Object.fromEntries(readJobTitles()));
/** A posting that was taken down appears as its path. */
const jobTitle = sql`coalesce(${titles}::jsonb ->> job_applications.job, job_applications.job)`;

export const submissionTables: Record<SubmissionKind, SubmissionTable> = {
  application: {
    table: sql`applications`,
    title: sql`applications.agency_name`,
    contact: sql`applications.full_name`,
    second: sql`applications.location`,
    third: sql`applications.monthly_ad_spend`,
    hasProposedChange: sql`exists (
      select from proposed_changes where application_id = applications.id and proposed_changes.state = 'pending'
    )`,
    fields: {
      ...Object.fromEntries(
        applicationFields.map((field) => [field, sql`applications.${sql.identifier(fieldColumns[field])}`]),
      ),
      ...sourceFields(sql`applications`),
    },
  },
  lead: {
    table: sql`leads`,
    title: sql`leads.full_name`,
    second: sql`leads.job_title`,
    third: sql`leads.company_size`,
    fields: {
      ...columns('leads', ['fullName', 'email', 'jobTitle', 'companySize', 'phoneCountry']),
      phone: sql`leads.phone || case when leads.phone_extension = '' then '' else ' ext. ' || leads.phone_extension end`,
      ...columns('leads', ['comments']),
      ...sourceFields(sql`leads`),
    },
  },
  support: {
    table: sql`support_requests`,
    title: sql`support_requests.name`,
    second: sql`support_requests.support_type`,
    third: sql`support_requests.business_type`,
    fields: {
      ...columns('support_requests', ['name', 'email', 'businessType', 'supportType', 'message']),
      ...sourceFields(sql`support_requests`),
    },
  },
  meeting: {
    table: sql`meetings`,
    title: sql`meetings.name`,
    second: startsAt,
    start: sql`meetings.starts_at`,
    third: sql`meetings.email`,
    fields: {
      ...columns('meetings', ['name', 'email']),
      startsAt,
      endsAt: isoInUtc(sql`meetings.ends_at`),
      offset: sql`meetings.gmt_offset::text`,
      host: sql`(select hosts.name from hosts where hosts.id = meetings.host_id)`,
      ...sourceFields(sql`meetings`),
    },
  },
  'job-application': {
    table: sql`job_applications`,
    title: sql`job_applications.full_name`,
    second: jobTitle,
    third: sql`job_applications.email`,
    fields: {
      job: jobTitle,
      ...columns('job_applications', ['fullName', 'email', 'coverLetter']),
      ...sourceFields(sql`job_applications`),
    },
  },
};

/** Fields that are stored as they are, in columns of the same names: `fullName` in `full_name`. */
function columns(table: string, fields: readonly string[]): Record<string, SQL> {
  const toColumn = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(fields.map((field) => [field, sql.raw(`${table}.${toColumn(field)}`)]));
}

/** The open statuses as literals: PostgreSQL only uses a partial index if the condition matches literally. */
export function isOpen(kind: SubmissionKind): SQL {
  return sql.raw(`status in (${openStatuses[kind].map((status) => `'${status}'`).join(', ')})`);
}

/** The sort key for names; must match the index. */
export function nameKey({ title }: SubmissionTable): SQL {
  return sql`fold(${title}) collate "C"`;
}

/** The title of the submission that a row of another table refers to; null once it is erased. */
export const titleSql = sql`case subject_kind ${sql.join(
  Object.entries(submissionTables).map(
    ([kind, { table, title }]) =>
      sql`when ${kind} then (select ${title} from ${table} where ${table}.id = subject_id)`,
  ),
  sql` `,
)} end`;

/** An instant as an ISO 8601 string in UTC. */
export function isoInUtc(instant: SQL): SQL {
  return sql`to_char(${instant} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The columns of a list row, for `queryIso`. */
export function rowColumns({ title, contact, second, third, hasProposedChange }: SubmissionTable): SQL {
  return sql`id, created_at as "createdAt", updated_at as "updatedAt", status, flag, language, assignee,
    ${title} as title, ${contact ?? sql`''`} as contact, ${second} as second, ${third} as third,
    ${hasProposedChange ?? sql`false`} as "hasProposedChange"`;
}
