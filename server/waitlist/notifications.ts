import { type Locale, localPath } from '../../contract/locales.ts';
import { applicationFields } from '../../contract/waitlist.ts';
import type { Db } from '../db/db.ts';
import type { Notifications } from '../deliver.ts';
import { linkOrigin } from '../env.ts';
import { languageRow, type MailEnv, noticeMail, visitorMail } from '../mail/compose-mail.ts';
import { type Mail, type MailTimeline, step } from '../mail/mail-content.ts';
import { mailMessages } from '../messages.ts';
import type { PrivateLinks } from '../private-links.ts';
import { fieldLabel, fieldText } from './field-texts.ts';
import { findChange } from './proposed-changes.ts';
import { findApplication, pickFormFields } from './store.ts';
import type { StoredApplication } from './stored-application.ts';

/** The mails and webhook calls about applications; none for one that has been erased since. */
export function waitlistNotifications(db: Db, env: MailEnv, links: PrivateLinks): Notifications {
  return {
    async mail({ template, subjectId, proposedChangeId }) {
      const application = await findApplication(db, subjectId);
      if (!application) return undefined;
      const locale = application.language as Locale;
      const applied = step(locale, 'applied', application.createdAt);
      const compose = applicantMail(application, linkOrigin(env));
      switch (template) {
        case 'application.confirmation':
          return compose(locale, 'applicationConfirmation', '/join-the-waitlist', {
            done: [applied],
            ahead: [step(locale, 'read', 'next'), step(locale, 'reply', 'eitherWay')],
          });
        case 'application.opt-in': {
          const token = await links.token('opt-in', subjectId);
          return compose(locale, 'applicationOptIn', `/confirm-application/${token}`, {
            done: [applied],
            ahead: [step(locale, 'confirm', 'oneClick'), step(locale, 'read', 'next')],
          });
        }
        case 'application.change': {
          const { change } = (await findChange(db, proposedChangeId ?? '')) ?? {};
          if (!change) return undefined;
          const { language } = change;
          const token = await links.token('change', change.id);
          return compose(language, 'applicationChange', `/confirm-application/${token}`, {
            done: [
              step(language, 'applied', application.createdAt),
              step(language, 'sentAgain', change.createdAt),
            ],
            ahead: [step(language, 'confirm', 'oneClick')],
          });
        }
        default:
          return composeNotice(application, template === 'application.created' ? 'created' : 'updated', env);
      }
    },
    async webhook({ subjectId }) {
      const application = await findApplication(db, subjectId);
      if (!application) return undefined;
      const { id, createdAt, updatedAt, language } = application;
      return { id, createdAt, updatedAt, language, ...pickFormFields(application) };
    },
  };
}

/** Composes mails to the applicant: received, please confirm your address, did you send the form again? */
function applicantMail({ email, fullName: name }: StoredApplication, origin: string) {
  return (
    locale: Locale,
    mail: 'applicationConfirmation' | 'applicationOptIn' | 'applicationChange',
    path: string,
    steps: MailTimeline,
  ): Mail => {
    const { subject, title, text, action: label } = mailMessages[locale][mail];
    return visitorMail(
      { email, name, locale, origin },
      { subject },
      {
        title,
        steps,
        paragraphs: text,
        action: {
          label,
          url: `${origin}${localPath(locale, path)}`,
          ...(mail === 'applicationConfirmation' && { isOffer: true }),
        },
      },
    );
  };
}

function composeNotice(application: StoredApplication, act: 'created' | 'updated', env: MailEnv): Mail {
  const locale = env.OPERATOR_LANGUAGE;
  const { id, email, agencyName, language } = application;
  const t = mailMessages[locale].applicationNotice;
  const rows = applicationFields.map(
    (field) => [fieldLabel(locale, field), fieldText(locale, field, application[field])] as const,
  );
  return noticeMail(
    env,
    ['application', id],
    { replyTo: email, subject: t[act](agencyName) },
    {
      title: t.title[act],
      rows: [...rows, languageRow(locale, language)],
    },
  );
}
