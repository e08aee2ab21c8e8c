import { type SQL, sql } from '../db/sql.ts';
import type { FirstVisit } from './first-visit.ts';

/** The columns of a first visit, the same in the tables of all kinds of submission. */
const firstVisitColumns: Record<keyof FirstVisit, string> = {
  referrerHost: 'referrer_host',
  landingPage: 'landing_page',
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
};

const fields = Object.keys(firstVisitColumns) as (keyof FirstVisit)[];

/** For an `insert`: the columns, and their values in the same order. */
export const insertedVisitColumns = sql.join(fields.map((field) => sql.identifier(firstVisitColumns[field])));

export function insertedVisit(visit: FirstVisit): SQL {
  return sql.join(fields.map((field) => sql`${visit[field]}`));
}

/** The fields of a submission's source, by their names in the console and in exports. */
export function sourceFields(table: SQL): Record<string, SQL> {
  const column = (name: string) => sql`${table}.${sql.identifier(name)}`;
  const visit = fields.map((field) => [field, column(firstVisitColumns[field])] as const);
  return { source: column('source'), ...Object.fromEntries(visit) };
}
