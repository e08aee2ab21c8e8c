import type { Detail, Row } from '../../contract/console/inbox.ts';
import type { SubmissionKind } from '../../contract/console/submissions.ts';
import type { TagCheckState } from '../../contract/tag-check.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/sql.ts';
import { HttpError } from '../http-error.ts';
import { findMeeting } from '../meetings/store.ts';
import { readPendingChanges } from '../waitlist/proposed-changes.ts';
import { readDeliveries } from './deliveries.ts';
import { assessEligibility } from './eligibility.ts';
import { readEvents } from './read-events.ts';
import { rowColumns, type SubmissionTable, submissionTables } from './tables.ts';

interface FoundDetail extends Row {
  statusReason: string | null;
  fields: Record<string, string>;
}

const max = { events: 500, deliveries: 100, sameAgency: 50 };

/** Everything about one submission; undefined if there is none. */
export async function readDetail(db: Db, kind: SubmissionKind, id: string): Promise<Detail | undefined> {
  const subject = submissionTables[kind];
  const [found] = await db.queryIso<FoundDetail>(sql`
    select ${rowColumns(subject)}, status_reason as "statusReason", ${fieldsAsJson(subject)} as fields
    from ${subject.table} where id = ${id}`);
  if (!found) return undefined;
  const { statusReason, fields, ...row } = found;
  const isSubject = sql`subject_kind = ${kind} and subject_id = ${id}`;
  const events = await readEvents(db, isSubject, max.events);
  return {
    kind,
    row,
    statusReason,
    fields,
    events: events.map(({ id, at, kind, actor, detail }) => ({ id, at, kind, actor, detail })),
    deliveries: await readDeliveries(db, isSubject, max.deliveries),
    proposedChanges: kind === 'application' ? await readPendingChanges(db, id) : [],
    ...(kind === 'application' ? await aboutAgency(db, id, fields) : { sameAgency: [], eligibility: [] }),
    hostId: kind === 'meeting' ? ((await findMeeting(db, id))?.hostId ?? null) : null,
    resume: kind === 'job-application' ? await aboutResume(db, id) : null,
  };
}

/** Throws a 404 if the submission is gone. */
export async function requireDetail(db: Db, kind: SubmissionKind, id: string): Promise<Detail> {
  return (await readDetail(db, kind, id)) ?? Promise.reject(new HttpError(404));
}

export function fieldsAsJson({ fields }: SubmissionTable): SQL {
  const pairs = Object.entries(fields).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(pairs)})`;
}

async function aboutAgency(
  db: Db,
  id: string,
  fields: Record<string, string>,
): Promise<Pick<Detail, 'sameAgency' | 'eligibility'>> {
  const found = await db.one<{ domain: string; state: TagCheckState | null; at: Date | null }>(sql`
    select website_domain as domain, website_state as state, website_checked_at as at from applications where id = ${id}`);
  const { domain: websiteDomain = '', state = null, at = null } = found ?? {};
  const check = state === null || at === null ? undefined : { state, at };
  return {
    sameAgency: websiteDomain === '' ? [] : await sameAgency(db, id, websiteDomain),
    eligibility: assessEligibility(fields, websiteDomain, check),
  };
}

async function sameAgency(db: Db, id: string, websiteDomain: string): Promise<Row[]> {
  return db.queryIso(sql`
    select ${rowColumns(submissionTables.application)} from applications
    where website_domain = ${websiteDomain} and id <> ${id}
    order by created_at desc, id desc limit ${max.sameAgency}`);
}

async function aboutResume(db: Db, id: string): Promise<Detail['resume']> {
  const found = await db.one<{ fileName: string; bytes: number }>(sql`
    select file_name as "fileName", octet_length(content) as bytes from resumes where job_application_id = ${id}`);
  return found ?? null;
}
