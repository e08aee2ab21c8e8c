import { settings } from '../../content/settings.ts';
import { recordPath } from '../../contract/console/paths.ts';
import { type Locale, languages } from '../../contract/locales.ts';
import type { SupportRequest } from '../../contract/support.ts';
import type { Db } from '../db/db.ts';
import type { Notifications } from '../deliver.ts';
import { type Env, linkOrigin } from '../env.ts';
import { greeting, type Mail, step } from '../mail/mail-content.ts';
import { renderMail } from '../mail/render-mail.ts';
import { mailMessages, supportMessages } from '../messages.ts';
import { findSupportRequest, type StoredSupportRequest } from './store.ts';

/** The mails and webhook calls about support requests; none for one that has been erased since. */
export function supportNotifications(
  db: Db,
  env: Pick<Env, 'OPERATOR_EMAIL' | 'OPERATOR_LANGUAGE' | 'PUBLIC_URL' | 'PORT'>,
): Notifications {
  const operator = { email: env.OPERATOR_EMAIL, locale: env.OPERATOR_LANGUAGE };
  return {
    async mail({ template, subjectId }) {
      const request = await findSupportRequest(db, subjectId);
      if (!request) return undefined;
      return template === 'support.confirmation'
        ? confirmationMail(request, linkOrigin(env))
        : noticeMail(request, operator, linkOrigin(env));
    },
    async webhook({ subjectId }) {
      const request = await findSupportRequest(db, subjectId);
      return request && webhookData(request);
    },
  };
}

/** To the sender: we have received it. It quotes nothing, because a stranger may have entered the address. */
function confirmationMail(request: StoredSupportRequest, origin: string): Mail {
  const locale = request.language as Locale;
  const t = mailMessages[locale];
  const { subject, title, text, signature } = t.supportConfirmation;
  return {
    to: request.email,
    replyTo: settings.email,
    subject,
    ...renderMail({
      locale,
      title,
      steps: { done: [step(locale, 'wrote', request.createdAt)], ahead: [step(locale, 'reply', 'next')] },
      greeting: greeting(locale, request.name),
      paragraphs: text,
      signature,
      footer: { reason: t.reason, origin },
    }),
  };
}

/** To the operator, in their language: a new request, which can be replied to if it has an address. */
function noticeMail(
  request: StoredSupportRequest,
  operator: { email: string; locale: Locale },
  origin: string,
): Mail {
  const t = mailMessages[operator.locale];
  const { businessTypes, supportTypes, ...form } = supportMessages[operator.locale];
  const fields = { ...form.fields, ...t.supportNotice.labels };
  const { name, email, message } = request;
  const topic = supportTypes[request.supportType as SupportRequest['supportType']];
  const rows: [string, string][] = [
    [fields.name, name],
    [fields.email, email],
    [fields.businessType, businessTypes[request.businessType as SupportRequest['businessType']]],
    [fields.supportType, topic],
    [fields.message, message],
    [t.applicationNotice.language, languages[request.language as Locale].value],
  ];
  return {
    to: operator.email,
    ...(email && { replyTo: email }),
    subject: t.supportNotice.subject(topic, name),
    ...renderMail({
      locale: operator.locale,
      title: t.supportNotice.title,
      paragraphs: email ? [] : [t.supportNotice.noAddress],
      action: { label: t.openInConsole, url: origin + recordPath('support', request.id) },
      table: { rows: rows.filter(([, value]) => value !== '') },
    }),
  };
}

/** The payload of the webhook. */
function webhookData(request: StoredSupportRequest): object {
  const { id, createdAt, updatedAt, language, name, email, businessType, supportType, message } = request;
  return { id, createdAt, updatedAt, language, name, email, businessType, supportType, message };
}
