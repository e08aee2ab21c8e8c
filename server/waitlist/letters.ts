import { waitlist as de } from '../../content/messages/de/waitlist.ts';
import { waitlist as en } from '../../content/messages/en/waitlist.ts';
import { waitlist as es } from '../../content/messages/es/waitlist.ts';
import { waitlist as fr } from '../../content/messages/fr/waitlist.ts';
import { type Locale, languages, localPath } from '../../contract/locales.ts';
import { type Application, applicationFields } from '../../contract/waitlist.ts';
import { greeting } from '../mail/greeting.ts';
import { writeLetter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.ts';
import { mailMessages } from '../messages.ts';
import type { StoredApplication } from './store.ts';

const words = { en, de, es, fr };

/** To the applicant: it has arrived. */
export function confirmationMail(application: StoredApplication): Mail {
  const locale = application.language as Locale;
  const t = mailMessages[locale];
  const { subject, title, text } = t.applicationConfirmation;
  return {
    to: application.email,
    subject,
    ...writeLetter({
      locale,
      title,
      greeting: greeting(locale, application.fullName),
      paragraphs: text,
      signature: t.signature,
      reason: t.reason,
    }),
  };
}

/** To the applicant: is this really you? */
export function optInMail(application: StoredApplication, origin: string, token: string): Mail {
  const locale = application.language as Locale;
  const t = mailMessages[locale];
  const { subject, title, text, action } = t.applicationOptIn;
  return {
    to: application.email,
    subject,
    ...writeLetter({
      locale,
      title,
      greeting: greeting(locale, application.fullName),
      paragraphs: text,
      action: { label: action, url: `${origin}${localPath(locale, `/confirm-application/${token}`)}` },
      signature: t.signature,
      reason: t.reason,
    }),
  };
}

/** To the operator, in their language: here is one to read. */
export function noticeMail(
  application: StoredApplication,
  act: 'created' | 'updated',
  operator: { email: string; locale: Locale },
): Mail {
  const t = mailMessages[operator.locale].applicationNotice;
  const language = languages[application.language as Locale].value;
  return {
    to: operator.email,
    replyTo: application.email,
    subject: t[act](application.agencyName),
    ...writeLetter({
      locale: operator.locale,
      title: t.title[act],
      paragraphs: [],
      table: { rows: [...rowsOf(application, operator.locale), [t.language, language]] },
    }),
  };
}

/** What the webhook carries. */
export function webhookData(application: StoredApplication): object {
  const { id, createdAt, updatedAt, language } = application;
  const sent = Object.fromEntries(applicationFields.map((field) => [field, application[field]]));
  return { id, createdAt, updatedAt, language, ...sent };
}

function rowsOf(application: Record<keyof Application, string>, locale: Locale): [string, string][] {
  const labels = words[locale].fields;
  return applicationFields
    .filter((field) => application[field] !== '')
    .map((field) => [labels[field], application[field]]);
}
