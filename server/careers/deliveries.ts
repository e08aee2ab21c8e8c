import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import type { Deliveries } from '../outbox/deliver.ts';
import { confirmationMail, noticeMail, webhookData } from './letters.ts';
import { findJobApplication, findResume } from './store.ts';

type DeliveryEnv = Pick<Env, 'OPERATOR_EMAIL' | 'OPERATOR_LANGUAGE'>;

/** What the outbox says about applications for a job. One that has been erased since has nothing to say. */
export function careersDeliveries(db: Db, env: DeliveryEnv, jobs: ReadonlyMap<string, string>): Deliveries {
  const operator = { email: env.OPERATOR_EMAIL, locale: env.OPERATOR_LANGUAGE };
  return {
    async mail({ template, subjectId }) {
      const application = await findJobApplication(db, subjectId);
      if (!application) return undefined;
      // A posting may have been taken down since.
      const title = jobs.get(application.job) ?? application.job;
      if (template === 'job-application.confirmation') return confirmationMail(application, title);
      return noticeMail(application, await findResume(db, subjectId), title, operator);
    },
    async webhook({ subjectId }) {
      const application = await findJobApplication(db, subjectId);
      return application && webhookData(application);
    },
  };
}
