import { emailKey } from '../../contract/text.ts';
import { contentHash } from '../content-hash.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { recordSubmission } from '../outbox/store.ts';
import { insertedVisit, insertedVisitColumns } from '../sources/columns.ts';
import type { NewSubmission } from '../submissions/submission-form.ts';
import type { LeadWithPhone } from './phone.ts';

export interface StoredLead {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  language: string;
  fullName: string;
  email: string;
  jobTitle: string;
  companySize: string;
  phone: string;
  phoneExtension: string;
  phoneCountry: string;
  comments: string;
}

/**
 * Stores a question and queues its mails, in one statement: both or neither. The same content again changes nothing.
 */
export async function saveLead(
  db: Db,
  { sent, visit, locale, flag, webhook }: NewSubmission<LeadWithPhone>,
): Promise<void> {
  const { fullName, email, jobTitle, companySize, phone, comments } = sent;
  const key = emailKey(email);
  const hash = contentHash(fullName, key, jobTitle, companySize, phone.number, phone.extension, comments);
  // One confirmation per address and day, whoever enters the address.
  const confirmation = contentHash(key);
  await db.execute(sql`
    with saved as (
      insert into leads (id, language, flag, full_name, email, email_key, job_title, company_size, phone,
        phone_extension, phone_country, comments, words_key, ${insertedVisitColumns})
      values (${uuid7()}, ${locale}, ${flag}, ${fullName}, ${email}, ${key}, ${jobTitle}, ${companySize}, ${phone.number},
        ${phone.extension}, ${phone.country}, ${comments}, ${hash}, ${insertedVisit(visit)})
      on conflict (words_key, (flag is not null)) where status = 'new' do nothing
      returning id
    ), ${recordSubmission('lead', { flag, confirmation, webhook })}`);
}

export async function findLead(db: Db, id: string): Promise<StoredLead | undefined> {
  return db.one(sql`
    select id, created_at as "createdAt", updated_at as "updatedAt", language, full_name as "fullName", email,
      job_title as "jobTitle", company_size as "companySize", phone, phone_extension as "phoneExtension",
      phone_country as "phoneCountry", comments
    from leads where id = ${id}`);
}
