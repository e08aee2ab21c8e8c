import type { Flag } from '../../contract/form-trap.ts';
import type { Locale } from '../../contract/locales.ts';
import type { SupportRequest } from '../../contract/support.ts';
import { emailKey } from '../../contract/text.ts';
import type { Db } from '../db/db.ts';
import { eq, sql } from '../db/drizzle.ts';
import { supportRequests } from '../db/schema.ts';
import { uuid7 } from '../db/uuid7.ts';
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
 * neither. The same words again change nothing. The mails of what looks like a program's are held.
 */
export async function fileSupportRequest(db: Db, { sent, locale, flag, webhook }: Filing): Promise<void> {
  const { name, email, businessType, supportType, message } = sent;
  const key = emailKey(email);
  const words = wordsKey(name, key, businessType, supportType, message);
  // An address gets one confirmation a day, whoever types it in.
  const confirmation = `support.confirmation:${wordsKey(key)}:`;
  await db.execute(sql`
    with saved as (
      insert into support_requests (
        id, language, flag, name, email, email_key, business_type, support_type, message, words_key
      ) values (
        ${uuid7()}, ${locale}, ${flag}, ${name}, ${email}, ${key}, ${businessType}, ${supportType}, ${message}, ${words}
      )
      on conflict (words_key, (flag is not null)) where status = 'new' do nothing
      returning id
    ), noted as (
      insert into events (id, subject_kind, subject_id, kind) select ${uuid7()}::uuid, 'support', id, 'created' from saved
    )
    insert into outbox (id, topic, template, subject_kind, subject_id, dedupe_key, state)
    select letter.id::uuid, letter.topic, letter.template, 'support', saved.id, letter.key, ${flag ? 'held' : 'waiting'}
    from saved cross join (values
      (${uuid7()}, 'mail', 'support.confirmation', ${confirmation} || current_date, ${email !== ''}::boolean),
      (${uuid7()}, 'mail', 'support.created', null, true),
      (${uuid7()}, 'webhook', 'support.created', null, ${webhook}::boolean)
    ) as letter (id, topic, template, key, wanted)
    where letter.wanted
    on conflict (dedupe_key) do nothing`);
}

export async function findSupportRequest(db: Db, id: string): Promise<StoredSupportRequest | undefined> {
  const [found] = await db.select().from(supportRequests).where(eq(supportRequests.id, id));
  return found;
}
