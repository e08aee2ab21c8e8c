import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import type { Deliveries } from '../outbox/deliver.ts';
import { confirmationMail, noticeMail, webhookData } from './letters.ts';
import { findSupportRequest } from './store.ts';

/** What the outbox says about messages to customer care. One that has been erased since has nothing to say. */
export function supportDeliveries(
  db: Db,
  env: Pick<Env, 'OPERATOR_EMAIL' | 'OPERATOR_LANGUAGE'>,
): Deliveries {
  const operator = { email: env.OPERATOR_EMAIL, locale: env.OPERATOR_LANGUAGE };
  return {
    async mail({ template, subjectId }) {
      const request = await findSupportRequest(db, subjectId);
      if (!request) return undefined;
      return template === 'support.confirmation' ? confirmationMail(request) : noticeMail(request, operator);
    },
    async webhook({ subjectId }) {
      const request = await findSupportRequest(db, subjectId);
      return request && webhookData(request);
    },
  };
}
