import type { Flag } from '../../contract/form-trap.ts';
import type { Locale } from '../../contract/locales.ts';
import type { SupportRequest } from '../../contract/support.ts';
import { emailKey } from '../../contract/text.ts';
import type { Db } from '../db/db.ts';
import { eq, sql } from '../db/drizzle.ts';
import { supportRequests } from '../db/schema.ts';
import { uuid7 } from '../db/uuid7.ts';
import { tellOf } from '../outbox/tell-of.ts';
import { wordsKey } from '../words-key.ts';

export type StoredSupportRequest = typeof supportRequests.$inferSelect;

export interface Filing {
  sent: SupportRequest;
  locale: Locale;
  flag: Flag | null;
  webhook: boolean;
}

/**
 * Keeps a message and puts what is to be sent about it into the outbox, in one statement: both are there or
 * neither. The same words again change nothing.
 */
export async function fileSupportRequest(db: Db, { sent, locale, flag, webhook }: Filing): Promise<void> {
  const { name, email, businessType, supportType, message } = sent;
  const key = emailKey(email);
  const words = wordsKey(name, key, businessType, supportType, message);
  // An address gets one confirmation a day, whoever types it in.
  const confirmation = email === '' ? undefined : wordsKey(key);
  await db.execute(sql`
    with saved as (
      insert into support_requests (
        id, language, flag, name, email, email_key, business_type, support_type, message, words_key
      ) values (
        ${uuid7()}, ${locale}, ${flag}, ${name}, ${email}, ${key}, ${businessType}, ${supportType}, ${message}, ${words}
      )
      on conflict (words_key, (flag is not null)) where status = 'new' do nothing
      returning id
    ), ${tellOf('support', { flag, confirmation, webhook })}`);
}

export async function findSupportRequest(db: Db, id: string): Promise<StoredSupportRequest | undefined> {
  const [found] = await db.select().from(supportRequests).where(eq(supportRequests.id, id));
  return found;
}
