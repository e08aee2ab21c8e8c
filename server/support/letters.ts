import { support as de } from '../../content/messages/de/support.ts';
import { support as en } from '../../content/messages/en/support.ts';
import { support as es } from '../../content/messages/es/support.ts';
import { support as fr } from '../../content/messages/fr/support.ts';
import { settings } from '../../content/settings.ts';
import { type Locale, languages } from '../../contract/locales.ts';
import type { SupportRequest } from '../../contract/support.ts';
import { greeting } from '../mail/greeting.ts';
import { writeLetter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.ts';
import { mailMessages } from '../messages.ts';
import type { StoredSupportRequest } from './store.ts';

const words = { en, de, es, fr };

/** To who wrote: it has arrived. It repeats nothing that a stranger could have typed in for them to read. */
export function confirmationMail(request: StoredSupportRequest): Mail {
  const locale = request.language as Locale;
  const t = mailMessages[locale];
  const { subject, title, text, signature } = t.supportConfirmation;
  return {
    to: request.email,
    replyTo: settings.email,
    subject,
    ...writeLetter({
      locale,
      title,
      greeting: greeting(locale, request.name),
      paragraphs: text,
      signature,
      reason: t.reason,
    }),
  };
}

/** To the operator, in their language: here is one to answer, or only to read. */
export function noticeMail(request: StoredSupportRequest, operator: { email: string; locale: Locale }): Mail {
  const t = mailMessages[operator.locale];
  const { fields, businessTypes, supportTypes } = words[operator.locale];
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
    ...writeLetter({
      locale: operator.locale,
      title: t.supportNotice.title,
      paragraphs: email ? [] : [t.supportNotice.noAddress],
      table: { rows: rows.filter(([, value]) => value !== '') },
    }),
  };
}

/** What the webhook carries. */
export function webhookData(request: StoredSupportRequest): object {
  const { id, createdAt, updatedAt, language, name, email, businessType, supportType, message } = request;
  return { id, createdAt, updatedAt, language, name, email, businessType, supportType, message };
}
