import { formatter } from '../../content/format.ts';
import { settings } from '../../content/settings.ts';
import { mailMessages } from '../messages.ts';
import { type Link, legalLinks, type MailContent, type MailTimeline, type Step } from './mail-content.ts';
import { renderMailHtml } from './render-mail-html.ts';

/** Renders a mail as HTML and text. Visitors' input is escaped in both. */
export function renderMail(mail: MailContent): { html: string; text: string } {
  return { html: renderMailHtml(mail), text: mailText(mail) };
}

function mailText(mail: MailContent): string {
  const { locale, link, below, links = [], paragraphs } = mail;
  const colon = formatter(locale).colon.trimEnd();
  const linkText = ({ label, url }: Link) => `${label}${colon}\n${url}`;
  const row = ([name, value]: readonly [string, string]) => `${name}${colon}\n${indented(value)}`;
  return [
    mail.title,
    mail.steps && stepsText(mail.steps, mailMessages[locale].steps.today),
    ...(mail.clocks ?? []).map(({ label, day, hours }) => row([label, `${day}, ${hours}`])),
    mail.greeting,
    ...paragraphs,
    mail.action && linkText(mail.action),
    ...links.map(linkText),
    link && linkText(link),
    ...(below?.paragraphs ?? []),
    below?.link && linkText(below.link),
    ...(mail.table?.rows ?? []).map(row),
    mail.signature,
    mail.footer && footerText(locale, mail.footer),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function footerText(
  locale: MailContent['locale'],
  { reason, origin }: NonNullable<MailContent['footer']>,
): string {
  const { colon } = formatter(locale);
  const links = legalLinks(locale, origin).map(({ label, url }) => `${label}${colon}${url}`);
  return ['-- ', reason, `${settings.legalEntity}, ${settings.email}`, ...links].join('\n');
}

function stepsText({ done, ahead }: MailTimeline, today: string): string {
  const line = (sign: string) => (step: Step) => `${sign} ${step.label} (${step.detail})`;
  const [next, ...later] = ahead;
  return [
    ...done.map(line('✓')),
    `| ${today}`,
    ...(next ? [line('→')(next)] : []),
    ...later.map(line('·')),
  ].join('\n');
}

function indented(value: string): string {
  return value
    .split('\n')
    .map((row) => `  ${row}`)
    .join('\n');
}
