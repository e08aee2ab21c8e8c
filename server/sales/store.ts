import type { Flag } from '../../contract/forms.ts';
import type { Locale } from '../../contract/locales.ts';
import { emailKey } from '../../contract/text.ts';
import type { Db } from '../db/db.ts';
import { eq, sql } from '../db/drizzle.ts';
import { contentHash, insertInto } from '../db/insert-into.ts';
import { leads } from '../db/schema.ts';
import { uuid7 } from '../db/uuid7.ts';
import { recordSubmission } from '../outbox/store.ts';
import type { LeadWithPhone } from './phone.ts';

export type StoredLead = typeof leads.$inferSelect;

/**
 * Stores a question and puts what is to be sent about it into the outbox, in one statement: both or neither. The same
 * content again changes nothing.
 */
export async function saveLead(
  db: Db,
  {
    sent,
    locale,
    flag,
    webhook,
  }: { sent: LeadWithPhone; locale: Locale; flag: Flag | null; webhook: boolean },
): Promise<void> {
  const { fullName, email, jobTitle, companySize, phone, comments } = sent;
  const answers = {
    fullName,
    emailKey: emailKey(email),
    jobTitle,
    companySize,
    phone: phone.number,
    phoneExtension: phone.extension,
    comments,
  };
  const row = {
    id: uuid7(),
    language: locale,
    flag,
    email,
    phoneCountry: phone.country,
    ...answers,
    contentHash: contentHash(...Object.values(answers)),
  };
  // One confirmation per address and day, whoever types the address in.
  const confirmation = contentHash(answers.emailKey);
  await db.execute(sql`
    with saved as (
      ${insertInto(leads, row)}
      on conflict (words_key, (flag is not null)) where status = 'new' do nothing
      returning id
    ), ${recordSubmission('lead', { flag, confirmation, webhook })}`);
}

export async function findLead(db: Db, id: string): Promise<StoredLead | undefined> {
  const [found] = await db.select().from(leads).where(eq(leads.id, id));
  return found;
}
