import { settings } from '../../content/settings.ts';
import { recordPath } from '../../contract/console/paths.ts';
import { type Locale, languages } from '../../contract/locales.ts';
import type { Db } from '../db/db.ts';
import type { Notifications } from '../deliver.ts';
import { type Env, linkOrigin } from '../env.ts';
import { greeting, type Mail, step } from '../mail/mail-content.ts';
import { renderMail } from '../mail/render-mail.ts';
import { jobMessages, mailMessages } from '../messages.ts';
import { findPosting } from './postings.ts';
import { findJobApplication, type StoredJobApplication } from './store.ts';

type DeliveryEnv = Pick<Env, 'OPERATOR_EMAIL' | 'OPERATOR_LANGUAGE' | 'PUBLIC_URL' | 'PORT'>;

/** The mails and webhook calls about job applications; none for one that has been erased since. */
export function careersNotifications(db: Db, env: DeliveryEnv): Notifications {
  const operator = { email: env.OPERATOR_EMAIL, locale: env.OPERATOR_LANGUAGE };
  const origin = linkOrigin(env);
  return {
    async mail({ template, subjectId }) {
      const application = await findJobApplication(db, subjectId);
      if (!application) return undefined;
      // The posting may have been taken down since.
      const title = findPosting(application.job)?.title ?? application.job;
      if (template === 'job-application.confirmation') return confirmationMail(application, title, origin);
      return noticeMail(application, title, operator, origin);
    },
    async webhook({ subjectId }) {
      const application = await findJobApplication(db, subjectId);
      return application && webhookData(application);
    },
  };
}

/** To the applicant: we have received it. It quotes nothing, because a stranger may have entered the address. */
function confirmationMail(application: StoredJobApplication, title: string, origin: string): Mail {
  const locale = application.language as Locale;
  const t = mailMessages[locale];
  const { subject, title: heading, text, signature } = t.jobApplicationConfirmation;
  return {
    to: application.email,
    replyTo: settings.email,
    subject: subject(title),
    ...renderMail({
      locale,
      title: heading,
      steps: {
        done: [step(locale, 'appliedForJob', application.createdAt)],
        ahead: [step(locale, 'read', 'next'), step(locale, 'reply', 'eitherWay')],
      },
      greeting: greeting(locale, application.fullName),
      paragraphs: text(title),
      signature,
      footer: { reason: t.reason, origin },
    }),
  };
}

/**
 * To the operator, in their language: a new application. The resume stays on the server, which deletes it in time; a
 * mailbox would keep it.
 */
function noticeMail(
  application: StoredJobApplication,
  title: string,
  operator: { email: string; locale: Locale },
  origin: string,
): Mail {
  const t = mailMessages[operator.locale];
  const { fields } = jobMessages[operator.locale].form;
  const { subject, title: heading, job, open } = t.jobApplicationNotice;
  const rows: [string, string][] = [
    [job, title],
    [fields.fullName, application.fullName],
    [fields.email, application.email],
    [fields.coverLetter, application.coverLetter],
    [t.applicationNotice.language, languages[application.language as Locale].value],
  ];
  return {
    to: operator.email,
    replyTo: application.email,
    subject: subject(title, application.fullName),
    ...renderMail({
      locale: operator.locale,
      title: heading,
      paragraphs: [],
      action: { label: open, url: origin + recordPath('job-application', application.id) },
      table: { rows: rows.filter(([, value]) => value !== '') },
    }),
  };
}

/** The payload of the webhook: everything but the resume. */
function webhookData(application: StoredJobApplication): object {
  const { id, createdAt, updatedAt, language, job, fullName, email, coverLetter } = application;
  return { id, createdAt, updatedAt, language, job, fullName, email, coverLetter };
}
