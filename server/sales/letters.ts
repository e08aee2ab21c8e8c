import { sales as de } from '../../content/messages/de/sales.ts';
import { sales as en } from '../../content/messages/en/sales.ts';
import { sales as es } from '../../content/messages/es/sales.ts';
import { sales as fr } from '../../content/messages/fr/sales.ts';
import { settings } from '../../content/settings.ts';
import { type Locale, languages, localPath } from '../../contract/locales.ts';
import { greeting } from '../mail/greeting.ts';
import { writeLetter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.ts';
import { mailMessages } from '../messages.ts';
import { readablePhone } from './phone.ts';
import type { StoredLead } from './store.ts';

const words = { en, de, es, fr };

/** To who asked: it has arrived. It repeats nothing that a stranger could have typed in for them to read. */
export function confirmationMail(lead: StoredLead, origin: string): Mail {
  const locale = lead.language as Locale;
  const t = mailMessages[locale];
  const { subject, title, text, signature } = t.leadConfirmation;
  return {
    to: lead.email,
    replyTo: settings.email,
    subject,
    ...writeLetter({
      locale,
      title,
      greeting: greeting(locale, lead.fullName),
      paragraphs: text,
      action: { label: words[locale].sent.book, url: `${origin}${localPath(locale, '/ScheduleMeeting')}` },
      signature,
      reason: t.reason,
    }),
  };
}

/** To the operator, in their language: here is one to answer. */
export function noticeMail(lead: StoredLead, operator: { email: string; locale: Locale }): Mail {
  const t = mailMessages[operator.locale];
  const { fields } = words[operator.locale];
  const rows: [string, string][] = [
    [fields.fullName, lead.fullName],
    [fields.email, lead.email],
    [fields.jobTitle, lead.jobTitle],
    [fields.companySize, lead.companySize],
    [fields.phone, readablePhone({ number: lead.phone, extension: lead.phoneExtension })],
    [fields.phoneCountry, countryName(lead.phoneCountry, operator.locale)],
    [fields.comments, lead.comments],
    [t.applicationNotice.language, languages[lead.language as Locale].value],
  ];
  return {
    to: operator.email,
    replyTo: lead.email,
    subject: t.leadNotice.subject(lead.fullName),
    ...writeLetter({
      locale: operator.locale,
      title: t.leadNotice.title,
      paragraphs: [],
      table: { rows: rows.filter(([, value]) => value !== '') },
    }),
  };
}

/** What the webhook carries. */
export function webhookData(lead: StoredLead): object {
  const { id, createdAt, updatedAt, language, fullName, email, jobTitle, companySize } = lead;
  const { phone, phoneExtension, phoneCountry, comments } = lead;
  const person = { fullName, email, jobTitle, companySize, phone, phoneExtension, phoneCountry };
  return { id, createdAt, updatedAt, language, ...person, comments };
}

function countryName(country: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
