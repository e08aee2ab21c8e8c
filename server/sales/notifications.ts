import { settings } from '../../content/settings.ts';
import { recordPath } from '../../contract/console/paths.ts';
import { type Locale, languages, localPath } from '../../contract/locales.ts';
import type { Db } from '../db/db.ts';
import type { Notifications } from '../deliver.ts';
import { type Env, linkOrigin } from '../env.ts';
import { greeting, type Mail, step } from '../mail/mail-content.ts';
import { renderMail } from '../mail/render-mail.ts';
import { mailMessages, salesMessages } from '../messages.ts';
import { readablePhone } from './phone.ts';
import { findLead, type StoredLead } from './store.ts';

type DeliveryEnv = Pick<Env, 'OPERATOR_EMAIL' | 'OPERATOR_LANGUAGE' | 'PUBLIC_URL' | 'PORT'>;

/** The mails and webhook calls about leads; none for one that has been erased since. */
export function salesNotifications(db: Db, env: DeliveryEnv): Notifications {
  const operator = { email: env.OPERATOR_EMAIL, locale: env.OPERATOR_LANGUAGE };
  return {
    async mail({ template, subjectId }) {
      const lead = await findLead(db, subjectId);
      if (!lead) return undefined;
      return template === 'lead.confirmation'
        ? confirmationMail(lead, linkOrigin(env))
        : noticeMail(lead, operator, linkOrigin(env));
    },
    async webhook({ subjectId }) {
      const lead = await findLead(db, subjectId);
      return lead && webhookData(lead);
    },
  };
}

/** To the sender: we have received it. It quotes nothing, because a stranger may have entered the address. */
function confirmationMail(lead: StoredLead, origin: string): Mail {
  const locale = lead.language as Locale;
  const t = mailMessages[locale];
  const { subject, title, text, signature } = t.leadConfirmation;
  return {
    to: lead.email,
    replyTo: settings.email,
    subject,
    ...renderMail({
      locale,
      title,
      steps: { done: [step(locale, 'wrote', lead.createdAt)], ahead: [step(locale, 'reply', 'next')] },
      greeting: greeting(locale, lead.fullName),
      paragraphs: text,
      action: {
        label: salesMessages[locale].sent.book,
        url: `${origin}${localPath(locale, '/ScheduleMeeting')}`,
        isOffer: true,
      },
      signature,
      footer: { reason: t.reason, origin },
    }),
  };
}

/** To the operator, in their language: a new lead. */
function noticeMail(lead: StoredLead, operator: { email: string; locale: Locale }, origin: string): Mail {
  const t = mailMessages[operator.locale];
  const fields = { ...salesMessages[operator.locale].fields, ...t.leadNotice.labels };
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
    ...renderMail({
      locale: operator.locale,
      title: t.leadNotice.title,
      paragraphs: [],
      action: { label: t.openInConsole, url: origin + recordPath('lead', lead.id) },
      table: { rows: rows.filter(([, value]) => value !== '') },
    }),
  };
}

/** The payload of the webhook. */
function webhookData(lead: StoredLead): object {
  const { id, createdAt, updatedAt, language, fullName, email, jobTitle, companySize } = lead;
  const { phone, phoneExtension, phoneCountry, comments } = lead;
  const contact = { fullName, email, jobTitle, companySize, phone, phoneExtension, phoneCountry };
  return { id, createdAt, updatedAt, language, ...contact, comments };
}

function countryName(country: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
