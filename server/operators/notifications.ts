import { formatter } from '../../content/format.ts';
import { mailedLinkPath } from '../../contract/console/paths.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { Notifications } from '../deliver.ts';
import { type Env, linkOrigin } from '../env.ts';
import { type Mail, unbroken } from '../mail/mail-content.ts';
import { renderMail } from '../mail/render-mail.ts';
import { mailMessages } from '../messages.ts';
import { issueInvitation } from './invitations.ts';
import { issueReset } from './resets.ts';

/**
 * The mails with links into the console. Each attempt to send one creates its own token, which is stored nowhere else.
 */
export function operatorNotifications(
  db: Db,
  env: Pick<Env, 'OPERATOR_LANGUAGE' | 'PUBLIC_URL' | 'PORT'>,
): Notifications {
  const locale = env.OPERATOR_LANGUAGE;
  const origin = linkOrigin(env);
  const { operatorInvitation, operatorReset, greetingAlone } = mailMessages[locale];

  function mailWith(messages: Messages, paragraphs: string[], path: string, to: string): Mail {
    const { subject, title, action, reason, ifNot } = messages;
    const content = renderMail({
      locale,
      title,
      greeting: greetingAlone,
      paragraphs,
      action: { label: action, url: origin + path },
      ...(ifNot && { below: { paragraphs: [ifNot], isSmall: true } }),
      footer: { reason, origin },
    });
    return { to, subject, ...content };
  }

  return {
    async mail({ id, template, subjectId }) {
      if (template === 'operator.invitation') {
        const invited = await issueInvitation(db, subjectId);
        if (!invited) return undefined;
        const text = operatorInvitation.text(
          unbroken(formatter(locale).dayOfMonth(new Date(invited.expiresAt))),
        );
        const path = mailedLinkPath('invitation', invited.token);
        return mailWith(operatorInvitation, text, path, invited.email);
      }
      const reset = await issueReset(db, subjectId);
      if (reset) {
        const path = mailedLinkPath('reset', reset.token);
        return mailWith(operatorReset, operatorReset.text, path, reset.email);
      }
      // No operator has the address: the outbox would show a mail that was never sent.
      await db.execute(sql`delete from outbox where id = ${id}`);
      return undefined;
    },
    webhook: async () => undefined,
  };
}

type Messages = Record<'subject' | 'title' | 'action' | 'reason', string> & { ifNot?: string };
