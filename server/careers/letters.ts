import { job as de } from '../../content/messages/de/job.ts';
import { job as en } from '../../content/messages/en/job.ts';
import { job as es } from '../../content/messages/es/job.ts';
import { job as fr } from '../../content/messages/fr/job.ts';
import { settings } from '../../content/settings.ts';
import { type Locale, languages } from '../../contract/locales.ts';
import { greeting } from '../mail/greeting.ts';
import { writeLetter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.ts';
import { mailMessages } from '../messages.ts';
import type { Resume, StoredJobApplication } from './store.ts';

const words = { en, de, es, fr };

/** To who applied: it has arrived. It repeats nothing that a stranger could have typed in for them to read. */
export function confirmationMail(application: StoredJobApplication, title: string): Mail {
  const locale = application.language as Locale;
  const t = mailMessages[locale];
  const { subject, title: heading, text, signature } = t.jobApplicationConfirmation;
  return {
    to: application.email,
    replyTo: settings.email,
    subject: subject(title),
    ...writeLetter({
      locale,
      title: heading,
      greeting: greeting(locale, application.fullName),
      paragraphs: text(title),
      signature,
      reason: t.reason,
    }),
  };
}

/** To the operator, in their language: here is one to read. The resume comes along. */
export function noticeMail(
  application: StoredJobApplication,
  resume: Resume | undefined,
  title: string,
  operator: { email: string; locale: Locale },
): Mail {
  const t = mailMessages[operator.locale];
  const { fields } = words[operator.locale].form;
  const { subject, title: heading, job } = t.jobApplicationNotice;
  const rows: [string, string][] = [
    [job, title],
    [fields.fullName, application.fullName],
    [fields.email, application.email],
    [fields.coverLetter, application.coverLetter],
    [fields.resume, resume?.fileName ?? ''],
    [t.applicationNotice.language, languages[application.language as Locale].value],
  ];
  return {
    to: operator.email,
    replyTo: application.email,
    subject: subject(title, application.fullName),
    ...writeLetter({
      locale: operator.locale,
      title: heading,
      paragraphs: [],
      table: { rows: rows.filter(([, value]) => value !== '') },
    }),
    attachments: resume
      ? [{ filename: resume.fileName, content: resume.content, contentType: resume.mediaType }]
      : [],
  };
}

/** What the webhook carries: all but the resume. */
export function webhookData(application: StoredJobApplication): object {
  const { id, createdAt, updatedAt, language, job, fullName, email, coverLetter } = application;
  return { id, createdAt, updatedAt, language, job, fullName, email, coverLetter };
}
