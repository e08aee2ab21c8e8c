import type { Flag } from '../../contract/form-trap.ts';
import type { Locale } from '../../contract/locales.ts';
import { emailKey } from '../../contract/text.ts';
import type { Db } from '../db/db.ts';
import { eq, sql } from '../db/drizzle.ts';
import { leads } from '../db/schema.ts';
import { uuid7 } from '../db/uuid7.ts';
import { tellOf } from '../outbox/tell-of.ts';
import { wordsKey } from '../words-key.ts';
import type { CheckedLead } from './checked-lead.ts';

export type StoredLead = typeof leads.$inferSelect;

/**
 * Keeps a question and puts what is to be sent about it into the outbox, in one statement: both are there or
 * neither. The same words again change nothing.
 */
export async function fileLead(
  db: Db,
  { sent, locale, flag, webhook }: { sent: CheckedLead; locale: Locale; flag: Flag | null; webhook: boolean },
): Promise<void> {
  const { fullName, email, jobTitle, companySize, phone, comments } = sent;
  const key = emailKey(email);
  const words = wordsKey(fullName, key, jobTitle, companySize, phone.number, phone.extension, comments);
  // An address gets one confirmation a day, whoever types it in.
  const confirmation = wordsKey(key);
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
    ), ${tellOf('lead', { flag, confirmation, webhook })}`);
}

export async function findLead(db: Db, id: string): Promise<StoredLead | undefined> {
  const [found] = await db.select().from(leads).where(eq(leads.id, id));
  return found;
}
