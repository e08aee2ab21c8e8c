import { getDomain } from 'tldts';
import { facts } from '../../contract/facts.ts';
import { emailKey } from '../../contract/text.ts';
import { type Application, applicationFields } from '../../contract/waitlist.ts';
import { contentHash } from '../content-hash.ts';
import type { Db } from '../db/db.ts';
import { type SQL, sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { insertedVisit, insertedVisitColumns } from '../sources/columns.ts';
import type { NewSubmission } from '../submissions/submission-form.ts';
import { applicationColumns, fieldColumns, type StoredApplication } from './stored-application.ts';

type FormFields = Record<keyof Application, string>;

interface NewApplication extends NewSubmission<Application> {
  /** The applicant must confirm by mail before operators are notified. */
  optIn: boolean;
}

/** The fields that a second submission can change: all but the address, which identifies it. */
export const changeableFields = applicationFields.filter((field) => field !== 'email');

const insertedColumns = applicationFields.map((field) => sql.identifier(fieldColumns[field]));

/** Further ones replace the oldest. */
const maxPendingChanges = 10;

/**
 * Whether a mail with a confirmation link may be sent (again) for an application, and its dedupe key, which lets only
 * one of several concurrent requests send it. Anyone can cause these mails, so each address gets few.
 */
export function linkMailAllowance(
  template: 'application.opt-in' | 'application.change',
  application: SQL,
): SQL {
  const { optInMailMinutes: minutes, optInMailsPerDay: max } = facts;
  return sql`
    select count(*) < ${max} and coalesce(max(created_at) < now() - make_interval(mins => ${minutes}), true) as may_send,
      ${template} || ':' || ${application} || ':' || floor(extract(epoch from now()) / ${60 * minutes}) as key
    from outbox
    where subject_kind = 'application' and subject_id = ${application} and template = ${template}
      and created_at > now() - interval '1 day'`;
}

/**
 * Stores an application and queues its mails, in one statement: both or neither. Other content from the address of an
 * open application is kept as a proposed change and changes nothing by itself, see `applyChange`; the same content
 * again proposes nothing, but resends a lost confirmation link. The first visit is only recorded once. A flagged
 * application is stored separately from an open one, and its mails are held.
 */
export async function saveApplication(db: Db, application: NewApplication): Promise<void> {
  const { sent, visit, locale, flag, optIn, webhook } = application;
  const state = flag ? 'held' : 'waiting';
  const current = changeableFields.map((field) => sql`applications.${sql.identifier(fieldColumns[field])}`);
  const values = changeableFields.map((field) => sent[field]);
  const fields = JSON.stringify(Object.fromEntries(changeableFields.map((field) => [field, sent[field]])));
  const hash = contentHash(...values);
  const statement = sql`
    with entry as (
      insert into applications (id, language, flag, email_key, website_domain, ${sql.join(insertedColumns)},
        ${insertedVisitColumns})
      values (${uuid7()}, ${locale}, ${flag}, ${emailKey(sent.email)}, ${websiteDomain(sent.companyWebsite)},
        ${sql.join(applicationFields.map((field) => sql`${sent[field]}`))}, ${insertedVisit(visit)})
      on conflict (email_key, (flag is not null)) where status in ('new', 'reviewing')
        -- Changes nothing, but waits for concurrent requests and returns the row as they left it.
        do update set language = applications.language
      returning id, xmax = 0 as is_new, ${optIn} and opted_in_at is null as is_unconfirmed,
        (${sql.join(current)}) is distinct from (${sql.join(values.map((value) => sql`${value}::text`))}) as differs
    ), proposed as (
      insert into proposed_changes (id, application_id, language, fields, content_hash)
      select ${uuid7()}::uuid, id, ${locale}, ${fields}::jsonb, ${hash} from entry where differs
      on conflict (application_id, content_hash) where state = 'pending'
        do update set application_id = excluded.application_id
      returning id, application_id, xmax = 0 as is_new
    ), replaced as (
      update proposed_changes set state = 'replaced', fields = '{}', settled_at = date_trunc('milliseconds', now())
      where id in (
        select older.id from proposed_changes as older join entry on entry.id = older.application_id
        where entry.differs and older.state = 'pending' and older.content_hash <> ${hash}
        order by older.created_at desc, older.id desc offset ${maxPendingChanges - 1}
      ) returning id
    ), unsent as (
      delete from outbox using replaced
      where proposed_change_id = replaced.id and state in ('waiting', 'held') and leased_until is null
    ), noted as (
      insert into events (id, subject_kind, subject_id, kind, detail)
      select ${uuid7()}::uuid, 'application', application_id, 'change-proposed', jsonb_build_object('change', id)
      from proposed where is_new
    )
    insert into outbox (id, topic, template, subject_kind, subject_id, dedupe_key, state, proposed_change_id)
    select delivery.id::uuid, delivery.topic, delivery.template, 'application', entry.id, delivery.key, ${state}, delivery.change
    from entry
    cross join lateral (${linkMailAllowance('application.opt-in', sql`entry.id`)}) as opt_in
    cross join lateral (${linkMailAllowance('application.change', sql`entry.id`)}) as change
    left join proposed on true
    cross join lateral (values
      (${uuid7()}, 'mail', 'application.opt-in', opt_in.key, null::uuid,
        is_unconfirmed and not differs and opt_in.may_send),
      (${uuid7()}, 'mail', 'application.change', change.key, proposed.id, differs and change.may_send),
      (${uuid7()}, 'mail', 'application.confirmation', 'application.confirmation:' || entry.id || ':' || current_date,
        null, entry.is_new and not is_unconfirmed),
      (${uuid7()}, 'mail', 'application.created', null, null, entry.is_new and not is_unconfirmed),
      (${uuid7()}, 'webhook', 'application.created', null, null, entry.is_new and not is_unconfirmed and ${webhook})
    ) as delivery (id, topic, template, key, change, wanted)
    where delivery.wanted
    on conflict (dedupe_key) do nothing`;
  await db.execute(statement, 'file-application');
}

/** Resends the mail with the confirmation link, if an application from this address is waiting for it. */
export async function sendOptInAgain(db: Db, email: string): Promise<void> {
  await db.execute(sql`
    insert into outbox (id, topic, template, subject_kind, subject_id, dedupe_key)
    select ${uuid7()}::uuid, 'mail', 'application.opt-in', 'application', applications.id, opt_in.key
    from applications cross join lateral (${linkMailAllowance('application.opt-in', sql`applications.id`)}) as opt_in
    where email_key = ${emailKey(email)} and flag is null and status in ('new', 'reviewing')
      and opted_in_at is null and opt_in.may_send
    on conflict (dedupe_key) do nothing`);
}

/** Only the form's fields: a form also sends the honeypot's. */
export function pickFormFields(sent: FormFields): FormFields {
  return Object.fromEntries(applicationFields.map((field) => [field, sent[field]])) as FormFields;
}

export async function findApplication(db: Db, id: string): Promise<StoredApplication | undefined> {
  return db.one(sql`select ${applicationColumns} from applications where id = ${id}`);
}

/** The applicant confirms. Returns whether there is such an application; confirming twice changes nothing. */
export async function confirmApplication(db: Db, id: string, webhook: boolean): Promise<boolean> {
  const rows = await db.query(sql`
    with known as (
      select id, opted_in_at is null as waits from applications where id = ${id} for update
    ), confirmed as (
      update applications set opted_in_at = date_trunc('milliseconds', now()) from known
      where applications.id = known.id and known.waits returning applications.id
    ), noted as (
      insert into events (id, subject_kind, subject_id, kind)
      select ${uuid7()}::uuid, 'application', id, 'confirmed' from confirmed
    ), queued as (
      insert into outbox (id, topic, template, subject_kind, subject_id)
      select delivery.id::uuid, delivery.topic, 'application.created', 'application', confirmed.id
      from confirmed cross join (values (${uuid7()}, 'mail', true), (${uuid7()}, 'webhook', ${webhook})) as delivery (id, topic, wanted)
      where delivery.wanted
    )
    select id from known`);
  return rows.length > 0;
}

/** The agency's registrable domain, the same for all its subdomains. */
export function websiteDomain(website: string): string {
  return getDomain(website) ?? new URL(website).hostname;
}
