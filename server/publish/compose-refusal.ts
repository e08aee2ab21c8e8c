import { consolePath } from '../../contract/console/paths.ts';
import type { PublishProblem } from '../../contract/console/publish.ts';
import { type Env, linkOrigin } from '../env.ts';
import type { Mail } from '../mail/mail-content.ts';
import { renderMail } from '../mail/render-mail.ts';
import { mailMessages } from '../messages.ts';
import type { FetchedCommit } from './repository.ts';

/** The most that a mail lists; the console lists all. */
const maxListed = 20;

/** True if an address can receive mail. Forges assign addresses without a mailbox. */
export function isReachable(email: string): boolean {
  return /^[^\s<>@,]+@[^\s<>@,]+\.[^\s<>@,]+$/.test(email) && !/(^|@|\.)no-?reply[@.]/i.test(email);
}

/** The mail that tells the author of a commit why it was not published. */
export function composeRefusal(
  env: Pick<Env, 'OPERATOR_LANGUAGE' | 'PUBLIC_URL' | 'PORT'>,
  { email, subject: title, id }: Pick<FetchedCommit, 'email' | 'subject' | 'id'>,
  problems: readonly PublishProblem[],
): Mail {
  const locale = env.OPERATOR_LANGUAGE;
  const origin = linkOrigin(env);
  const messages = mailMessages[locale].publishRefused;
  const more = problems.length - maxListed;
  const rows = problems.slice(0, maxListed).map(({ file, line, field, message }) => {
    const place = line === undefined ? file : messages.place(file, line);
    return [place, field ? `${field}: ${message}` : message] as const;
  });
  const content = renderMail({
    locale,
    title: messages.title,
    paragraphs: messages.text(`${title} (${id.slice(0, 10)})`),
    action: { label: messages.action, url: `${origin}${consolePath}?pane=site`, isOffer: true },
    table: { rows: more > 0 ? [...rows, ['…', messages.more(more)]] : rows },
    footer: { reason: messages.reason, origin },
  });
  return { to: email, subject: messages.subject, ...content };
}
