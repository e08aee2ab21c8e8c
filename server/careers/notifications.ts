import { settings } from '../../content/settings.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Db } from '../db/db.ts';
import type { Notifications } from '../deliver.ts';
import { linkOrigin } from '../env.ts';
import { languageRow, type MailEnv, noticeMail, visitorMail } from '../mail/compose-mail.ts';
import { type Mail, step } from '../mail/mail-content.ts';
import { jobMessages, mailMessages } from '../messages.ts';
import { findPosting } from './postings.ts';
import { findJobApplication, type StoredJobApplication } from './store.ts';

/**
 * The mails and webhook calls about job applications; none for one that has been erased since. The webhook gets
 * everything but the resume.
 */
export function careersNotifications(db: Db, env: MailEnv): Notifications {
  return {
    async mail({ template, subjectId }) {
      const application = await findJobApplication(db, subjectId);
      if (!application) return undefined;
      // The posting may have been taken down since.
      const title = findPosting(application.job)?.title ?? application.job;
      if (template === 'job-application.confirmation')
        return composeConfirmation(application, title, linkOrigin(env));
      return composeNotice(application, title, env);
    },
    webhook: ({ subjectId }) => findJobApplication(db, subjectId),
  };
}

/** To the applicant: we have received it. It quotes nothing, because a stranger may have entered the address. */
function composeConfirmation(application: StoredJobApplication, job: string, origin: string): Mail {
  const { email, fullName: name, createdAt } = application;
  const locale = application.language as Locale;
  const { subject, title, text, signature } = mailMessages[locale].jobApplicationConfirmation;
  const envelope = { replyTo: settings.email, subject: subject(job) };
  return visitorMail({ email, name, locale, origin }, envelope, {
    title,
    steps: {
      done: [step(locale, 'appliedForJob', createdAt)],
      ahead: [step(locale, 'read', 'next'), step(locale, 'reply', 'eitherWay')],
    },
    paragraphs: text(job),
    signature,
  });
}

/** The resume stays on the server, which deletes it in time; a mailbox would keep it. */
function composeNotice(application: StoredJobApplication, title: string, env: MailEnv): Mail {
  const locale = env.OPERATOR_LANGUAGE;
  const { id, email, fullName, coverLetter, language } = application;
  const { fields } = jobMessages[locale].form;
  const { subject, title: heading, job, open } = mailMessages[locale].jobApplicationNotice;
  const envelope = { replyTo: email, subject: subject(title, fullName) };
  return noticeMail(env, ['job-application', id], envelope, {
    title: heading,
    label: open,
    rows: [
      [job, title],
      [fields.fullName, fullName],
      [fields.email, email],
      [fields.coverLetter, coverLetter],
      languageRow(locale, language),
    ],
  });
}
