import type { Db } from '../db/db.ts';
import { type Env, linkOrigin } from '../env.ts';
import type { PrivateLinks } from '../links/private-link.ts';
import type { Mail } from '../mail/mail.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import { confirmationMail, noticeMail, optInMail, webhookData } from './letters.ts';
import { findApplication } from './store.ts';

type DeliveryEnv = Pick<Env, 'OPERATOR_EMAIL' | 'OPERATOR_LANGUAGE' | 'PUBLIC_URL' | 'PORT'>;

/** What the outbox says about applications. An application that has been erased since has nothing to say. */
export function waitlistDeliveries(db: Db, env: DeliveryEnv, links: PrivateLinks) {
  const operator = { email: env.OPERATOR_EMAIL, locale: env.OPERATOR_LANGUAGE };
  return {
    async mail({ template, subjectId }: OutboxEntry): Promise<Mail | undefined> {
      const application = await findApplication(db, subjectId);
      if (!application) return undefined;
      if (template === 'application.confirmation') return confirmationMail(application);
      if (template === 'application.opt-in') {
        return optInMail(application, linkOrigin(env), await links.token('opt-in', subjectId));
      }
      return noticeMail(application, template === 'application.created' ? 'created' : 'updated', operator);
    },
    async webhook({ subjectId }: OutboxEntry): Promise<object | undefined> {
      const application = await findApplication(db, subjectId);
      return application && webhookData(application);
    },
  };
}
