import { recordPath } from '../../contract/console/paths.ts';
import type { SubmissionKind } from '../../contract/console/submissions.ts';
import { type Locale, languages } from '../../contract/locales.ts';
import { type Env, linkOrigin } from '../env.ts';
import { mailMessages } from '../messages.ts';
import { greeting, type Mail, type MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

/** What mails about submissions depend on. */
export type MailEnv = Pick<Env, 'OPERATOR_EMAIL' | 'OPERATOR_LANGUAGE' | 'PUBLIC_URL' | 'PORT'>;

type Envelope = Omit<Mail, 'to' | 'html' | 'text'>;

interface Visitor {
  email: string;
  name: string;
  locale: Locale;
  origin: string;
}

/** A mail to a visitor, with what each has: the greeting, our signature and why they get it. */
export function visitorMail(
  { email, name, locale, origin }: Visitor,
  envelope: Envelope,
  content: Omit<MailContent, 'locale' | 'greeting' | 'footer'>,
): Mail {
  const { reason, signature } = mailMessages[locale];
  const frame = { locale, greeting: greeting(locale, name), signature, footer: { reason, origin } };
  return { to: email, ...envelope, ...renderMail({ ...frame, ...content }) };
}

/** A mail to the operator address, in its language: the values that were sent, and a link to them in the console. */
export function noticeMail(
  env: MailEnv,
  [kind, id]: [SubmissionKind, string],
  envelope: Envelope,
  { title, rows, paragraphs = [], label = mailMessages[env.OPERATOR_LANGUAGE].openInConsole }: Notice,
): Mail {
  const action = { label, url: linkOrigin(env) + recordPath(kind, id) };
  const table = { rows: rows.filter(([, value]) => value !== '') };
  const content = renderMail({ locale: env.OPERATOR_LANGUAGE, title, paragraphs, action, table });
  return { to: env.OPERATOR_EMAIL, ...envelope, ...content };
}

interface Notice {
  title: string;
  /** Empty values are left out. */
  rows: readonly (readonly [string, string])[];
  paragraphs?: readonly string[];
  label?: string;
}

/** The row with the language in which a visitor sent a form. */
export function languageRow(locale: Locale, sentIn: string): [string, string] {
  return [mailMessages[locale].applicationNotice.language, languages[sentIn as Locale].value];
}
