import { formatter } from '../../../content/format.ts';
import { mailedLinkPath } from '../../../contract/console/paths.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/drizzle.ts';
import { type Env, linkOrigin } from '../../env.ts';
import type { Mail } from '../../mail/letter.ts';
import { writeLetter } from '../../mail/write-letter.ts';
import { mailMessages } from '../../messages.ts';
import type { Deliveries } from '../../outbox/deliver.ts';
import { issueReset } from '../auth/resets.ts';
import { issueInvitation } from './invitations.ts';

/**
 * The mails with links into the console. Each attempt to send one makes its own token: it is in the mail and nowhere
 * else.
 */
export function operatorDeliveries(
  db: Db,
  env: Pick<Env, 'OPERATOR_LANGUAGE' | 'PUBLIC_URL' | 'PORT'>,
): Deliveries {
  const locale = env.OPERATOR_LANGUAGE;
  const origin = linkOrigin(env);
  return {
    async mail({ id, template, subjectId }) {
      if (template === 'operator.invitation') {
        const invited = await issueInvitation(db, subjectId);
        return invited && invitationMail(invited, locale, origin);
      }
      const reset = await issueReset(db, subjectId);
      if (reset) return resetMail(reset, locale, origin);
      // Nobody has the address: the outbox would show a mail that was never sent.
      await db.execute(sql`delete from outbox where id = ${id}`);
      return undefined;
    },
    webhook: async () => undefined,
  };
}

function invitationMail(
  { email, token, expiresAt }: { email: string; token: string; expiresAt: string },
  locale: Locale,
  origin: string,
): Mail {
  const { subject, title, text, action, reason } = mailMessages[locale].operatorInvitation;
  return {
    to: email,
    subject,
    ...writeLetter({
      locale,
      title,
      greeting: mailMessages[locale].greetingAlone,
      paragraphs: text(formatter(locale).dayOfMonth(new Date(expiresAt))),
      action: { label: action, url: origin + mailedLinkPath('invitation', token) },
      footer: { reason, origin },
    }),
  };
}

function resetMail({ email, token }: { email: string; token: string }, locale: Locale, origin: string): Mail {
  const { subject, title, text, action, reason } = mailMessages[locale].operatorReset;
  return {
    to: email,
    subject,
    ...writeLetter({
      locale,
      title,
      greeting: mailMessages[locale].greetingAlone,
      paragraphs: text,
      action: { label: action, url: origin + mailedLinkPath('reset', token) },
      footer: { reason, origin },
    }),
  };
}
