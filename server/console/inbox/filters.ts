import { addDays } from '../../../contract/calendar.ts';
import { isInstant, type View } from '../../../contract/console/inbox.ts';
import type { SubjectKind } from '../../../contract/console/subjects.ts';
import { and, type SQL, sql } from '../../db/drizzle.ts';
import { isOpen } from './subjects.ts';

/** The one value of a column that all rows of a view have, and an index that is in order within it. */
export interface Lead {
  column: 'assignee' | 'status' | 'monthly_ad_spend' | 'language';
  value: string;
}

/**
 * Which of its filters a view is read by. Left to itself, PostgreSQL may walk down the list of all, and the value it
 * looks for may not come up for long: what is declined is seldom new.
 */
export function leadOf(kind: SubjectKind, view: View): Lead | undefined {
  const { status, language, spend, flagged = 'no', assignee } = view;
  if (assignee !== undefined && assignee !== 'nobody') return { column: 'assignee', value: assignee };
  if (flagged !== 'no' || status === 'open') return undefined;
  if (status !== undefined && status !== 'any') return { column: 'status', value: status };
  if (spend !== undefined && kind === 'application') return { column: 'monthly_ad_spend', value: spend };
  return language === undefined ? undefined : { column: 'language', value: language };
}

/** The rows that a view shows, its search left aside. */
export function filtersOf(kind: SubjectKind, view: View): SQL {
  const { status, language, spend, flagged = 'no', assignee, from, to } = view;
  const lead = leadOf(kind, view);
  // Where a column equals something PostgreSQL no longer cares for its order; this is the same in other words.
  const is = (column: Lead['column'], value: string) =>
    lead?.column === column
      ? sql`${sql.identifier(column)} between ${value} and ${value}`
      : sql`${sql.identifier(column)} = ${value}`;
  const wanted = [
    flagged === 'no' && sql`flag is null`,
    flagged === 'only' && sql`flag is not null`,
    status === 'open' && isOpen(kind),
    status !== undefined && status !== 'open' && status !== 'any' && is('status', status),
    language !== undefined && is('language', language),
    // Only applications state it.
    spend !== undefined && kind === 'application' && is('monthly_ad_spend', spend),
    assignee === 'nobody' && sql`assignee is null`,
    assignee !== undefined && assignee !== 'nobody' && is('assignee', assignee),
    from !== undefined && sql`created_at >= ${isInstant(from) ? from : midnight(from)}::timestamptz`,
    to !== undefined && sql`created_at < ${isInstant(to) ? to : midnight(addDays(to, 1))}::timestamptz`,
  ];
  return and(...wanted.filter((each) => each !== false)) ?? sql`true`;
}

function midnight(day: string): string {
  return `${day}T00:00:00Z`;
}

/** What was typed, without what PostgreSQL cannot carry; undefined where nothing was. */
export function searchedFor({ q }: View): string | undefined {
  const typed = q?.toWellFormed().replaceAll('\0', ' ').trim();
  return typed === '' ? undefined : typed;
}
