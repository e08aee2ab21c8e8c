import { settings } from '../../content/settings.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import type { Db } from '../db/db.ts';
import type { Notifications } from '../deliver.ts';
import { linkOrigin } from '../env.ts';
import { languageRow, type MailEnv, noticeMail, visitorMail } from '../mail/compose-mail.ts';
import { type Mail, step } from '../mail/mail-content.ts';
import { mailMessages, salesMessages } from '../messages.ts';
import { readablePhone } from './phone.ts';
import { findLead, type StoredLead } from './store.ts';

/** The mails and webhook calls about leads; none for one that has been erased since. */
export function salesNotifications(db: Db, env: MailEnv): Notifications {
  return {
    async mail({ template, subjectId }) {
      const lead = await findLead(db, subjectId);
      if (!lead) return undefined;
      return template === 'lead.confirmation'
        ? composeConfirmation(lead, linkOrigin(env))
        : composeNotice(lead, env);
    },
    webhook: ({ subjectId }) => findLead(db, subjectId),
  };
}

/** To the sender: we have received it. It quotes nothing, because a stranger may have entered the address. */
function composeConfirmation(
  { email, fullName: name, language, createdAt }: StoredLead,
  origin: string,
): Mail {
  const locale = language as Locale;
  const { subject, text: paragraphs, ...content } = mailMessages[locale].leadConfirmation;
  return visitorMail(
    { email, name, locale, origin },
    { replyTo: settings.email, subject },
    {
      ...content,
      steps: { done: [step(locale, 'wrote', createdAt)], ahead: [step(locale, 'reply', 'next')] },
      paragraphs,
      action: {
        label: salesMessages[locale].sent.book,
        url: `${origin}${localPath(locale, '/ScheduleMeeting')}`,
        isOffer: true,
      },
    },
  );
}

function composeNotice(lead: StoredLead, env: MailEnv): Mail {
  const locale = env.OPERATOR_LANGUAGE;
  const { subject, title, labels } = mailMessages[locale].leadNotice;
  const fields = { ...salesMessages[locale].fields, ...labels };
  const envelope = { replyTo: lead.email, subject: subject(lead.fullName) };
  return noticeMail(env, ['lead', lead.id], envelope, {
    title,
    rows: [
      [fields.fullName, lead.fullName],
      [fields.email, lead.email],
      [fields.jobTitle, lead.jobTitle],
      [fields.companySize, lead.companySize],
      [fields.phone, readablePhone({ number: lead.phone, extension: lead.phoneExtension })],
      [fields.phoneCountry, countryName(lead.phoneCountry, locale)],
      [fields.comments, lead.comments],
      languageRow(locale, lead.language),
    ],
  });
}

function countryName(country: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
