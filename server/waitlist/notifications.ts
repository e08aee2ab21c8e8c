import { recordPath } from '../../contract/console/paths.ts';
import { type Locale, languages, localPath } from '../../contract/locales.ts';
import { type Application, applicationFields } from '../../contract/waitlist.ts';
import type { Db } from '../db/db.ts';
import { type Env, linkOrigin } from '../env.ts';
import { greeting, type Mail, step } from '../mail/mail-content.ts';
import { renderMail } from '../mail/render-mail.ts';
import { mailMessages } from '../messages.ts';
import type { OutboxEntry } from '../outbox/store.ts';
import type { PrivateLinks } from '../private-links.ts';
import { fieldLabel, fieldText } from './field-texts.ts';
import { findChange, type ProposedChange } from './proposed-changes.ts';
import { findApplication, pickFormFields } from './store.ts';
import type { StoredApplication } from './stored-application.ts';

type DeliveryEnv = Pick<Env, 'OPERATOR_EMAIL' | 'OPERATOR_LANGUAGE' | 'PUBLIC_URL' | 'PORT'>;

/** The mails and webhook calls about applications; none for one that has been erased since. */
export function waitlistNotifications(db: Db, env: DeliveryEnv, links: PrivateLinks) {
  const operator = { email: env.OPERATOR_EMAIL, locale: env.OPERATOR_LANGUAGE };
  const origin = linkOrigin(env);
  return {
    async mail({ template, subjectId, proposedChangeId }: OutboxEntry): Promise<Mail | undefined> {
      const application = await findApplication(db, subjectId);
      if (!application) return undefined;
      if (template === 'application.change') {
        const { change } = (await findChange(db, proposedChangeId ?? '')) ?? {};
        return change && changeMail(application, change, origin, await links.token('change', change.id));
      }
      if (template === 'application.confirmation') return confirmationMail(application, origin);
      if (template === 'application.opt-in') {
        return optInMail(application, origin, await links.token('opt-in', subjectId));
      }
      const act = template === 'application.created' ? 'created' : 'updated';
      return noticeMail(application, act, operator, origin);
    },
    async webhook({ subjectId }: OutboxEntry): Promise<object | undefined> {
      const application = await findApplication(db, subjectId);
      return application && webhookData(application);
    },
  };
}

/** To the applicant: we have received it. */
function confirmationMail(application: StoredApplication, origin: string): Mail {
  return mailToApplicant(application, 'applicationConfirmation', origin, '/join-the-waitlist');
}

/** To the applicant: please confirm your address. */
function optInMail(application: StoredApplication, origin: string, token: string): Mail {
  return mailToApplicant(application, 'applicationOptIn', origin, `/confirm-application/${token}`);
}

/** To the owner of the address: did you send the form again? Quotes nothing from the form. */
function changeMail(
  { email, fullName, createdAt }: StoredApplication,
  change: ProposedChange,
  origin: string,
  token: string,
): Mail {
  const locale = change.language;
  const t = mailMessages[locale];
  const { subject, title, text, action } = t.applicationChange;
  return {
    to: email,
    subject,
    ...renderMail({
      locale,
      title,
      steps: {
        done: [step(locale, 'applied', createdAt), step(locale, 'sentAgain', change.createdAt)],
        ahead: [step(locale, 'confirm', 'oneClick')],
      },
      greeting: greeting(locale, fullName),
      paragraphs: text,
      action: { label: action, url: `${origin}${localPath(locale, `/confirm-application/${token}`)}` },
      signature: t.signature,
      footer: { reason: t.reason, origin },
    }),
  };
}

function mailToApplicant(
  { email, fullName, language, createdAt }: StoredApplication,
  mail: 'applicationConfirmation' | 'applicationOptIn',
  origin: string,
  path: string,
): Mail {
  const locale = language as Locale;
  const t = mailMessages[locale];
  const { subject, title, text, action } = t[mail];
  const isOptIn = mail === 'applicationOptIn';
  return {
    to: email,
    subject,
    ...renderMail({
      locale,
      title,
      steps: {
        done: [step(locale, 'applied', createdAt)],
        ahead: isOptIn
          ? [step(locale, 'confirm', 'oneClick'), step(locale, 'read', 'next')]
          : [step(locale, 'read', 'next'), step(locale, 'reply', 'eitherWay')],
      },
      greeting: greeting(locale, fullName),
      paragraphs: text,
      action: {
        label: action,
        url: `${origin}${localPath(locale, path)}`,
        ...(!isOptIn && { isOffer: true }),
      },
      signature: t.signature,
      footer: { reason: t.reason, origin },
    }),
  };
}

/** To the operator, in their language: a new application. */
function noticeMail(
  application: StoredApplication,
  act: 'created' | 'updated',
  operator: { email: string; locale: Locale },
  origin: string,
): Mail {
  const { applicationNotice: t, openInConsole } = mailMessages[operator.locale];
  const language = languages[application.language as Locale].value;
  return {
    to: operator.email,
    replyTo: application.email,
    subject: t[act](application.agencyName),
    ...renderMail({
      locale: operator.locale,
      title: t.title[act],
      paragraphs: [],
      action: { label: openInConsole, url: origin + recordPath('application', application.id) },
      table: { rows: [...toRows(application, operator.locale), [t.language, language]] },
    }),
  };
}

/** The payload of the webhook. */
function webhookData(application: StoredApplication): object {
  const { id, createdAt, updatedAt, language } = application;
  return { id, createdAt, updatedAt, language, ...pickFormFields(application) };
}

function toRows(application: Record<keyof Application, string>, locale: Locale): [string, string][] {
  return applicationFields
    .filter((field) => application[field] !== '')
    .map((field) => [fieldLabel(locale, field), fieldText(locale, field, application[field])]);
}
