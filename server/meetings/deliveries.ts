import type { Db } from '../db/db.ts';
import { type Env, linkOrigin } from '../env.ts';
import type { PrivateLinks } from '../links/private-link.ts';
import type { Mail } from '../mail/letter.ts';
import type { Deliveries } from '../outbox/deliver.ts';
import { type Act, cancellationMail, invitationMail, noticeMail, webhookData } from './letters.ts';
import { findMeeting } from './store.ts';

type DeliveryEnv = Pick<Env, 'OPERATOR_EMAIL' | 'OPERATOR_LANGUAGE' | 'PUBLIC_URL' | 'PORT'>;

/**
 * Mails and webhook calls about meetings. They are written when they are sent, so a delayed mail reflects the current
 * state: an invitation to a cancelled meeting is not sent at all.
 */
export function meetingDeliveries(db: Db, env: DeliveryEnv, links: PrivateLinks): Deliveries {
  const host = { email: env.OPERATOR_EMAIL, locale: env.OPERATOR_LANGUAGE };
  return {
    async mail({ template, subjectId }): Promise<Mail | undefined> {
      const meeting = await findMeeting(db, subjectId);
      if (!meeting) return undefined;
      const context = { meeting, origin: linkOrigin(env), token: await links.token('meeting', subjectId) };
      const isCancelled = meeting.status === 'cancelled';
      if (template === 'meeting.invitation') return isCancelled ? undefined : invitationMail(context);
      if (template === 'meeting.cancellation') return isCancelled ? cancellationMail(context) : undefined;
      const act = template.replace('meeting.', '') as Act;
      return isCancelled === (act === 'cancelled') ? noticeMail(context, act, host) : undefined;
    },
    async webhook({ subjectId }): Promise<object | undefined> {
      const meeting = await findMeeting(db, subjectId);
      return meeting && webhookData(meeting);
    },
  };
}
