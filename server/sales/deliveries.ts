import type { Db } from '../db/db.ts';
import { type Env, linkOrigin } from '../env.ts';
import type { Deliveries } from '../outbox/deliver.ts';
import { confirmationMail, noticeMail, webhookData } from './letters.ts';
import { findLead } from './store.ts';

type DeliveryEnv = Pick<Env, 'OPERATOR_EMAIL' | 'OPERATOR_LANGUAGE' | 'PUBLIC_URL' | 'PORT'>;

/** What the outbox says about questions to sales. One that has been erased since has nothing to say. */
export function salesDeliveries(db: Db, env: DeliveryEnv): Deliveries {
  const operator = { email: env.OPERATOR_EMAIL, locale: env.OPERATOR_LANGUAGE };
  return {
    async mail({ template, subjectId }) {
      const lead = await findLead(db, subjectId);
      if (!lead) return undefined;
      return template === 'lead.confirmation'
        ? confirmationMail(lead, linkOrigin(env))
        : noticeMail(lead, operator);
    },
    async webhook({ subjectId }) {
      const lead = await findLead(db, subjectId);
      return lead && webhookData(lead);
    },
  };
}
