import type { Flag } from '../../contract/forms.ts';
import type { Locale } from '../../contract/locales.ts';
import type { SupportRequest } from '../../contract/support.ts';
import { emailKey } from '../../contract/text.ts';
import type { Db } from '../db/db.ts';
import { eq, sql } from '../db/drizzle.ts';
import { contentHash, insertInto } from '../db/insert-into.ts';
import { supportRequests } from '../db/schema.ts';
import { uuid7 } from '../db/uuid7.ts';
import { recordSubmission } from '../outbox/store.ts';

export type StoredSupportRequest = typeof supportRequests.$inferSelect;

export interface NewSupportRequest {
  sent: SupportRequest;
  locale: Locale;
  flag: Flag | null;
  webhook: boolean;
}

/**
 * Stores a message and puts what is to be sent about it into the outbox, in one statement: both or neither. The same
 * content again changes nothing.
 */
export async function saveSupportRequest(
  db: Db,
  { sent, locale, flag, webhook }: NewSupportRequest,
): Promise<void> {
  const { name, email, businessType, supportType, message } = sent;
  const answers = { name, emailKey: emailKey(email), businessType, supportType, message };
  const row = {
    id: uuid7(),
    language: locale,
    flag,
    email,
    ...answers,
    contentHash: contentHash(...Object.values(answers)),
  };
  // One confirmation per address and day, whoever types the address in.
  const confirmation = email === '' ? undefined : contentHash(answers.emailKey);
  await db.execute(sql`
    with saved as (
      ${insertInto(supportRequests, row)}
      on conflict (words_key, (flag is not null)) where status = 'new' do nothing
      returning id
    ), ${recordSubmission('support', { flag, confirmation, webhook })}`);
}

export async function findSupportRequest(db: Db, id: string): Promise<StoredSupportRequest | undefined> {
  const [found] = await db.select().from(supportRequests).where(eq(supportRequests.id, id));
  return found;
}
