import { getDomain } from 'tldts';
import type { Flag } from '../../contract/form-trap.ts';
import type { Locale } from '../../contract/locales.ts';
import { emailKey } from '../../contract/text.ts';
import type { Application } from '../../contract/waitlist.ts';
import type { Db } from '../db/db.ts';
import { eq, sql } from '../db/drizzle.ts';
import { runPrepared } from '../db/run-prepared.ts';
import { applications } from '../db/schema.ts';
import { uuid7 } from '../db/uuid7.ts';

export type StoredApplication = typeof applications.$inferSelect;

export interface Filing {
  sent: Application;
  locale: Locale;
  flag: Flag | null;
  /** The applicant must say yes by mail before anybody is told. */
  optIn: boolean;
  webhook: boolean;
}

/**
 * Keeps an application and puts what is to be sent about it into the outbox, in one statement: both are there or
 * neither. The same address again changes the open application; the same words again change nothing. What looks
 * like a program's has an open application of its own, and its mails are held.
 */
export async function fileApplication(db: Db, { sent, locale, flag, optIn, webhook }: Filing): Promise<void> {
  const confirmation = optIn ? 'application.opt-in' : 'application.confirmation';
  const state = flag ? 'held' : 'waiting';
  const statement = sql`
    with before as (
      select to_jsonb(applications) - 'search' as row from applications
      where email_key = ${emailKey(sent.email)} and (flag is not null) = ${flag !== null} and status in ('new', 'reviewing')
    ), saved as (
      insert into applications (
        id, language, flag, full_name, email, email_key, location, agency_name, company_website, website_domain,
        linkedin_page, monthly_ad_spend, reporting_tools, point_of_contact_email, additional_info
      ) values (
        ${uuid7()}, ${locale}, ${flag}, ${sent.fullName}, ${sent.email}, ${emailKey(sent.email)}, ${sent.location},
        ${sent.agencyName}, ${sent.companyWebsite}, ${domainOf(sent.companyWebsite)}, ${sent.linkedInPage},
        ${sent.monthlyAdSpend}, ${sent.reportingTools}, ${sent.pointOfContactEmail}, ${sent.additionalInfo}
      )
      on conflict (email_key, (flag is not null)) where status in ('new', 'reviewing') do update set
        updated_at = date_trunc('milliseconds', now()), language = excluded.language, flag = excluded.flag, full_name = excluded.full_name,
        email = excluded.email, location = excluded.location, agency_name = excluded.agency_name,
        company_website = excluded.company_website, website_domain = excluded.website_domain,
        linkedin_page = excluded.linkedin_page, monthly_ad_spend = excluded.monthly_ad_spend,
        reporting_tools = excluded.reporting_tools, point_of_contact_email = excluded.point_of_contact_email,
        additional_info = excluded.additional_info
      where (applications.full_name, applications.email, applications.location, applications.agency_name,
          applications.company_website, applications.linkedin_page, applications.monthly_ad_spend,
          applications.reporting_tools, applications.point_of_contact_email, applications.additional_info)
        is distinct from (excluded.full_name, excluded.email, excluded.location, excluded.agency_name,
          excluded.company_website, excluded.linkedin_page, excluded.monthly_ad_spend,
          excluded.reporting_tools, excluded.point_of_contact_email, excluded.additional_info)
      returning id, (opted_in_at is not null or not ${optIn}) as may_tell,
        case when xmax = 0 then 'created' else 'updated' end as act
    ), noted as (
      insert into events (id, subject_kind, subject_id, kind, detail)
      select ${uuid7()}::uuid, 'application', saved.id, saved.act, (select row from before)
      from saved where saved.act = 'updated'
    )
    insert into outbox (id, topic, template, subject_kind, subject_id, dedupe_key, state)
    select letter.id::uuid, letter.topic, letter.template, 'application', saved.id, letter.key, ${state}
    from saved cross join lateral (values
      (${uuid7()}, 'mail', ${confirmation}, ${confirmation} || ':' || saved.id || ':' || current_date, true),
      (${uuid7()}, 'mail', 'application.' || saved.act, null, saved.may_tell),
      (${uuid7()}, 'webhook', 'application.' || saved.act, null, saved.may_tell and ${webhook})
    ) as letter (id, topic, template, key, wanted)
    where letter.wanted
    on conflict (dedupe_key) do nothing`;
  await runPrepared(db, 'file-application', statement);
}

export async function findApplication(db: Db, id: string): Promise<StoredApplication | undefined> {
  const [found] = await db.select().from(applications).where(eq(applications.id, id));
  return found;
}

/** The applicant says yes. Tells whether there is such an application; a second yes changes nothing. */
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

/** The name an agency goes by on the web, the same for all its addresses. */
function domainOf(website: string): string {
  return getDomain(website) ?? new URL(website).hostname;
}
