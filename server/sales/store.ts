import type { Flag } from '../../contract/form-trap.ts';
import type { Locale } from '../../contract/locales.ts';
import { emailKey } from '../../contract/text.ts';
import type { Db } from '../db/db.ts';
import { eq, sql } from '../db/drizzle.ts';
import { leads } from '../db/schema.ts';
import { uuid7 } from '../db/uuid7.ts';
import { wordsKey } from '../words-key.ts';
import type { CheckedLead } from './checked-lead.ts';

export type StoredLead = typeof leads.$inferSelect;

/**
 * Keeps a question and puts what is to be sent about it into the outbox, in one statement: both are there or
 * neither. The same words again change nothing. The mails of what looks like a program's are held.
 */
export async function fileLead(
  db: Db,
  { sent, locale, flag, webhook }: { sent: CheckedLead; locale: Locale; flag: Flag | null; webhook: boolean },
): Promise<void> {
  const { fullName, email, jobTitle, companySize, phone, comments } = sent;
  const key = emailKey(email);
  const words = wordsKey(fullName, key, jobTitle, companySize, phone.number, phone.extension, comments);
  // An address gets one confirmation a day, whoever types it in.
  const confirmation = `lead.confirmation:${wordsKey(key)}:`;
  await db.execute(sql`
    with saved as (
      insert into leads (
        id, language, flag, full_name, email, email_key, job_title, company_size,
        phone, phone_extension, phone_country, comments, words_key
      ) values (
        ${uuid7()}, ${locale}, ${flag}, ${fullName}, ${email}, ${key}, ${jobTitle}, ${companySize},
        ${phone.number}, ${phone.extension}, ${phone.country}, ${comments}, ${words}
      )
      on conflict (words_key, (flag is not null)) where status = 'new' do nothing
      returning id
    ), noted as (
      insert into events (id, subject_kind, subject_id, kind) select ${uuid7()}::uuid, 'lead', id, 'created' from saved
    )
    insert into outbox (id, topic, template, subject_kind, subject_id, dedupe_key, state)
    select letter.id::uuid, letter.topic, letter.template, 'lead', saved.id, letter.key, ${flag ? 'held' : 'waiting'}
    from saved cross join (values
      (${uuid7()}, 'mail', 'lead.confirmation', ${confirmation} || current_date, true),
      (${uuid7()}, 'mail', 'lead.created', null, true),
      (${uuid7()}, 'webhook', 'lead.created', null, ${webhook}::boolean)
    ) as letter (id, topic, template, key, wanted)
    where letter.wanted
    on conflict (dedupe_key) do nothing`);
}

export async function findLead(db: Db, id: string): Promise<StoredLead | undefined> {
  const [found] = await db.select().from(leads).where(eq(leads.id, id));
  return found;
}
