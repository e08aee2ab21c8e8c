import type { Status } from '../../contract/console/submissions.ts';
import type { Application } from '../../contract/waitlist.ts';
import { sql } from '../db/sql.ts';

export const fieldColumns: Record<keyof Application, string> = {
  fullName: 'full_name',
  email: 'email',
  location: 'location',
  agencyName: 'agency_name',
  companyWebsite: 'company_website',
  linkedInPage: 'linkedin_page',
  monthlyAdSpend: 'monthly_ad_spend',
  reportingTools: 'reporting_tools',
  pointOfContactEmail: 'point_of_contact_email',
  additionalInfo: 'additional_info',
  toolResults: 'tool_results',
};

export interface StoredApplication extends Record<keyof Application, string> {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  language: string;
  status: Status<'application'>;
  flag: string | null;
  optedInAt: Date | null;
}

/** The columns of a `StoredApplication`. */
export const applicationColumns = sql.join([
  sql`id, created_at as "createdAt", updated_at as "updatedAt", language, status, flag, opted_in_at as "optedInAt"`,
  ...Object.entries(fieldColumns).map(
    ([field, column]) => sql`${sql.identifier(column)} as ${sql.identifier(field)}`,
  ),
]);
