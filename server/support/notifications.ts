import { settings } from '../../content/settings.ts';
import type { Locale } from '../../contract/locales.ts';
import type { SupportRequest } from '../../contract/support.ts';
import type { Db } from '../db/db.ts';
import type { Notifications } from '../deliver.ts';
import { linkOrigin } from '../env.ts';
import { languageRow, type MailEnv, noticeMail, visitorMail } from '../mail/compose-mail.ts';
import { type Mail, step } from '../mail/mail-content.ts';
import { mailMessages, supportMessages } from '../messages.ts';
import { findSupportRequest, type StoredSupportRequest } from './store.ts';

/** The mails and webhook calls about support requests; none for one that has been erased since. */
export function supportNotifications(db: Db, env: MailEnv): Notifications {
  return {
    async mail({ template, subjectId }) {
      const request = await findSupportRequest(db, subjectId);
      if (!request) return undefined;
      return template === 'support.confirmation'
        ? composeConfirmation(request, linkOrigin(env))
        : composeNotice(request, env);
    },
    webhook: ({ subjectId }) => findSupportRequest(db, subjectId),
  };
}

/** To the sender: we have received it. It quotes nothing, because a stranger may have entered the address. */
function composeConfirmation(
  { email, name, language, createdAt }: StoredSupportRequest,
  origin: string,
): Mail {
  const locale = language as Locale;
  const { subject, text: paragraphs, ...content } = mailMessages[locale].supportConfirmation;
  return visitorMail(
    { email, name, locale, origin },
    { replyTo: settings.email, subject },
    {
      ...content,
      steps: { done: [step(locale, 'wrote', createdAt)], ahead: [step(locale, 'reply', 'next')] },
      paragraphs,
    },
  );
}

/** Only a request with an address can be replied to. */
function composeNotice(request: StoredSupportRequest, env: MailEnv): Mail {
  const locale = env.OPERATOR_LANGUAGE;
  const { id, name, email, message, language } = request;
  const { businessTypes, supportTypes, ...form } = supportMessages[locale];
  const { subject, title, labels, noAddress } = mailMessages[locale].supportNotice;
  const fields = { ...form.fields, ...labels };
  const topic = supportTypes[request.supportType as SupportRequest['supportType']];
  const envelope = { ...(email && { replyTo: email }), subject: subject(topic, name) };
  return noticeMail(env, ['support', id], envelope, {
    title,
    paragraphs: email ? [] : [noAddress],
    rows: [
      [fields.name, name],
      [fields.email, email],
      [fields.businessType, businessTypes[request.businessType as SupportRequest['businessType']]],
      [fields.supportType, topic],
      [fields.message, message],
      languageRow(locale, language),
    ],
  });
}
