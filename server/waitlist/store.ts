import { getDomain } from 'tldts';
import { facts } from '../../contract/facts.ts';
import type { Flag } from '../../contract/forms.ts';
import type { Locale } from '../../contract/locales.ts';
import { emailKey } from '../../contract/text.ts';
import { type Application, applicationFields } from '../../contract/waitlist.ts';
import { type Db, runPrepared } from '../db/db.ts';
import { eq, type SQL, sql } from '../db/drizzle.ts';
import { insertInto, list } from '../db/insert-into.ts';
import { applications } from '../db/schema.ts';
import { uuid7 } from '../db/uuid7.ts';
import type { FirstVisit } from './first-visit.ts';

export type StoredApplication = typeof applications.$inferSelect;

type Answers = Record<keyof Application, string>;

export interface Filing {
  sent: Application;
  visit: Partial<FirstVisit>;
  locale: Locale;
  flag: Flag | null;
  /** The applicant must confirm by mail before operators are notified. */
  optIn: boolean;
  webhook: boolean;
}

const answers = columnNames(applicationFields);
const update = list([
  ...columnNames(['language', 'flag', 'websiteDomain', ...applicationFields]).map(
    (name) => sql`${name} = excluded.${name}`,
  ),
  // Another website is looked at again.
  ...columnNames(['websiteState', 'websiteCheckedAt']).map(
    (name) =>
      sql`${name} = case when applications.company_website = excluded.company_website then applications.${name} end`,
  ),
]);
const answersDiffer = sql`(${list(answers.map((name) => sql`applications.${name}`))})
  is distinct from (${list(answers.map((name) => sql`excluded.${name}`))})`;

/**
 * Whether the mail with the confirmation link may be sent (again) for an application, and its dedupe key, which lets
 * only one of several concurrent requests send it. Anybody can ask for this mail, so an address gets few.
 */
function optInMail(application: SQL): SQL {
  const { optInMailMinutes: minutes, optInMailsPerDay: most } = facts;
  return sql`
    select count(*) < ${most} and coalesce(max(created_at) < now() - make_interval(mins => ${minutes}), true) as may_send,
      'application.opt-in:' || ${application} || ':' || floor(extract(epoch from now()) / ${60 * minutes}) as key
    from outbox
    where subject_kind = 'application' and subject_id = ${application} and template = 'application.opt-in'
      and created_at > now() - interval '1 day'`;
}

/**
 * Stores an application and puts what is to be sent about it into the outbox, in one statement: both or neither. The
 * same address again updates the open application; the same answers again change nothing, but send the mail with the
 * confirmation link again. Where the visit began stays what it was the first time. What looks like spam has an open application of its own, and its mails are held.
 */
export async function fileApplication(db: Db, filing: Filing): Promise<void> {
  const { sent, visit, locale, flag, optIn, webhook } = filing;
  const key = emailKey(sent.email);
  const row = {
    id: uuid7(),
    language: locale,
    flag,
    ...answersIn(sent),
    emailKey: key,
    websiteDomain: domainOf(sent.companyWebsite),
    ...visit,
  };
  const state = flag ? 'held' : 'waiting';
  const statement = sql`
    with before as (
      select id, opted_in_at, to_jsonb(applications) - 'search' as row from applications
      where email_key = ${key} and (flag is not null) = ${flag !== null} and status in ('new', 'reviewing')
    ), saved as (
      ${insertInto(applications, row)}
      on conflict (email_key, (flag is not null)) where status in ('new', 'reviewing') do update set
        updated_at = date_trunc('milliseconds', now()), ${update}
      where ${answersDiffer}
      returning id, opted_in_at, case when xmax = 0 then 'created' else 'updated' end as act
    ), noted as (
      insert into events (id, subject_kind, subject_id, kind, detail)
      select ${uuid7()}::uuid, 'application', saved.id, saved.act, (select row from before)
      from saved where saved.act = 'updated'
    ), filed as (
      select id, act, ${optIn} and opted_in_at is null as unconfirmed from saved
      union all
      select id, 'unchanged', ${optIn} and opted_in_at is null from before where not exists (select from saved)
    )
    insert into outbox (id, topic, template, subject_kind, subject_id, dedupe_key, state)
    select letter.id::uuid, letter.topic, letter.template, 'application', filed.id, letter.key, ${state}
    from filed
    cross join lateral (${optInMail(sql`filed.id`)}) as opt_in
    cross join lateral (values
      (${uuid7()}, 'mail', 'application.opt-in', opt_in.key, filed.unconfirmed and opt_in.may_send),
      (${uuid7()}, 'mail', 'application.confirmation', 'application.confirmation:' || filed.id || ':' || current_date,
        not filed.unconfirmed and filed.act <> 'unchanged'),
      (${uuid7()}, 'mail', 'application.' || filed.act, null, not filed.unconfirmed and filed.act <> 'unchanged'),
      (${uuid7()}, 'webhook', 'application.' || filed.act, null,
        not filed.unconfirmed and filed.act <> 'unchanged' and ${webhook})
    ) as letter (id, topic, template, key, wanted)
    where letter.wanted
    on conflict (dedupe_key) do nothing`;
  await runPrepared(db, 'file-application', statement);
}

/** Sends the mail with the confirmation link again, if an application from this address is waiting for it. */
export async function sendOptInAgain(db: Db, email: string): Promise<void> {
  await db.execute(sql`
    insert into outbox (id, topic, template, subject_kind, subject_id, dedupe_key)
    select ${uuid7()}::uuid, 'mail', 'application.opt-in', 'application', applications.id, opt_in.key
    from applications cross join lateral (${optInMail(sql`applications.id`)}) as opt_in
    where email_key = ${emailKey(email)} and flag is null and status in ('new', 'reviewing')
      and opted_in_at is null and opt_in.may_send
    on conflict (dedupe_key) do nothing`);
}

/** Only the answers: a form also sends the bot trap's fields. */
export function answersIn(sent: Answers): Answers {
  return Object.fromEntries(applicationFields.map((field) => [field, sent[field]])) as Answers;
}

export async function findApplication(db: Db, id: string): Promise<StoredApplication | undefined> {
  const [found] = await db.select().from(applications).where(eq(applications.id, id));
  return found;
}

/** The applicant confirms. Returns whether there is such an application; confirming twice changes nothing. */
export async function confirmApplication(db: Db, id: string, webhook: boolean): Promise<boolean> {
  const { rows } = await db.execute(sql`
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
      select letter.id::uuid, letter.topic, 'application.created', 'application', confirmed.id
      from confirmed cross join (values (${uuid7()}, 'mail', true), (${uuid7()}, 'webhook', ${webhook})) as letter (id, topic, wanted)
      where letter.wanted
    )
    select id from known`);
  return rows.length > 0;
}

function columnNames(fields: (keyof StoredApplication)[]) {
  return fields.map((field) => sql.identifier(applications[field].name));
}

/** The agency's registrable domain, the same for all its subdomains. */
function domainOf(website: string): string {
  return getDomain(website) ?? new URL(website).hostname;
}
