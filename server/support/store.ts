import type { SupportRequest } from '../../contract/support.ts';
import { emailKey } from '../../contract/text.ts';
import { contentHash } from '../content-hash.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { recordSubmission } from '../outbox/store.ts';
import { insertedVisit, insertedVisitColumns } from '../sources/columns.ts';
import type { NewSubmission } from '../submissions/submission-form.ts';

export interface StoredSupportRequest {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  language: string;
  name: string;
  email: string;
  businessType: string;
  supportType: string;
  message: string;
}

/** Stores a message and queues its mails, in one statement: both or neither. The same content again changes nothing. */
export async function saveSupportRequest(
  db: Db,
  { sent, visit, locale, flag, webhook }: NewSubmission<SupportRequest>,
): Promise<void> {
  const { name, email, businessType, supportType, message } = sent;
  const key = emailKey(email);
  const hash = contentHash(name, key, businessType, supportType, message);
  // One confirmation per address and day, whoever enters the address.
  const confirmation = email === '' ? undefined : contentHash(key);
  await db.execute(sql`
    with saved as (
      insert into support_requests (id, language, flag, name, email, email_key, business_type, support_type, message,
        words_key, ${insertedVisitColumns})
      values (${uuid7()}, ${locale}, ${flag}, ${name}, ${email}, ${key}, ${businessType}, ${supportType}, ${message},
        ${hash}, ${insertedVisit(visit)})
      on conflict (words_key, (flag is not null)) where status = 'new' do nothing
      returning id
    ), ${recordSubmission('support', { flag, confirmation, webhook })}`);
}

export async function findSupportRequest(db: Db, id: string): Promise<StoredSupportRequest | undefined> {
  return db.one(sql`
    select id, created_at as "createdAt", updated_at as "updatedAt", language, name, email,
      business_type as "businessType", support_type as "supportType", message
    from support_requests where id = ${id}`);
}
