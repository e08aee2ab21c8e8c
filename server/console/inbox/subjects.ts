import { openStatuses, type SubjectKind } from '../../../contract/console/subjects.ts';
import { readJobTitles } from '../../careers/job-titles.ts';
import { type PgColumn, type SQL, sql } from '../../db/drizzle.ts';
import { applications, jobApplications, leads, meetings, supportRequests } from '../../db/schema.ts';

type SubjectTable =
  | typeof applications
  | typeof leads
  | typeof supportRequests
  | typeof meetings
  | typeof jobApplications;

/** How one kind of submission is kept and shown. The columns that all kinds have go by the same names. */
export interface Subject {
  table: SubjectTable;
  title: PgColumn;
  /** The person to talk to, where the title names somebody else. */
  contact?: PgColumn;
  second: SQL | PgColumn;
  third: PgColumn;
  /** What the visitor sent, by the names of the form. */
  fields: Record<string, SQL | PgColumn>;
}

const startsAt = inUtc(meetings.startsAt);
const titles = JSON.stringify(Object.fromEntries(readJobTitles()));
/** A posting that was taken down is known by its path alone. */
const jobTitle = sql`coalesce(${titles}::jsonb ->> ${jobApplications.job}, ${jobApplications.job})`;

export const subjects: Record<SubjectKind, Subject> = {
  application: {
    table: applications,
    title: applications.agencyName,
    contact: applications.fullName,
    second: applications.location,
    third: applications.monthlyAdSpend,
    fields: {
      fullName: applications.fullName,
      email: applications.email,
      location: applications.location,
      agencyName: applications.agencyName,
      companyWebsite: applications.companyWebsite,
      linkedInPage: applications.linkedInPage,
      monthlyAdSpend: applications.monthlyAdSpend,
      reportingTools: applications.reportingTools,
      pointOfContactEmail: applications.pointOfContactEmail,
      additionalInfo: applications.additionalInfo,
    },
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
    third: meetings.email,
    fields: {
      name: meetings.name,
      email: meetings.email,
      startsAt,
      endsAt: inUtc(meetings.endsAt),
      offset: sql`${meetings.offset}::text`,
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

/** The statuses that wait for somebody, written out: an index is chosen by the words of its condition. */
export function isOpen(kind: SubjectKind): SQL {
  return sql.raw(`status in (${openStatuses[kind].map((status) => `'${status}'`).join(', ')})`);
}

/** A name in the order of the list by names, as the index has it. */
export function nameKey({ title }: Subject): SQL {
  return sql`fold(${title}) collate "C"`;
}

/** An instant as JSON has it. */
export function inUtc(instant: SQL | PgColumn): SQL {
  return sql`to_char(${instant} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
