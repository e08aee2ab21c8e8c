import { formatter } from '../../content/format.ts';
import { settings } from '../../content/settings.ts';
import type { Locale } from '../../contract/locales.ts';
import { isPersonName } from '../../contract/person-name.ts';
import { escapeHtml } from '../html.ts';
import { mailMessages } from '../messages.ts';

/** A rendered mail. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** A calendar invitation, which mail clients offer to add. */
  icalEvent?: { filename: string; method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };
}

/** The content of a mail, in reading order. */
interface Letter {
  locale: Locale;
  title: string;
  greeting?: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Further links, below the action. */
  links?: { title: string; items: readonly { label: string; url: string }[] };
  /** The submitted values, as name and value; a value may have several lines. */
  table?: { title?: string; rows: readonly (readonly [string, string])[] };
  signature?: string;
  /** Why the recipient gets this mail. */
  reason?: string;
}

const ink = '#13151b';
const faint = '#666a76';
const cobalt = '#1a3dd8';
const line = '#dee0e0';

/** Renders a letter as HTML and text. Visitors' input is escaped in both. */
export function writeLetter(letter: Letter): { html: string; text: string } {
  return { html: asHtml(letter), text: asText(letter) };
}

function asText(letter: Letter): string {
  const { locale, title, greeting, paragraphs, action, links, table, signature, reason } = letter;
  const colon = formatter(locale).colon.trimEnd();
  const rows = table?.rows.map(([name, value]) => `${name}${colon}\n${indented(value)}`) ?? [];
  return [
    title,
    greeting,
    ...paragraphs,
    action && `${action.label}${colon}\n${action.url}`,
    links &&
      [`${links.title}${colon}`, ...links.items.map(({ label, url }) => `  ${label}\n  ${url}`)].join('\n'),
    table?.title,
    ...rows,
    signature,
    reason && `-- \n${reason}\n${settings.legalEntity}, ${settings.email}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function indented(value: string): string {
  return value
    .split('\n')
    .map((row) => `  ${row}`)
    .join('\n');
}

function asHtml(letter: Letter): string {
  const { locale, title, greeting, paragraphs, action, links, table, signature, reason } = letter;
  const body = [
    `<p style="margin:0 0 28px;font-weight:700;color:${cobalt}">${escapeHtml(settings.brand)}</p>`,
    `<h1 style="margin:0 0 24px;font-size:28px;line-height:1.15;letter-spacing:-.02em">${escapeHtml(title)}</h1>`,
    ...[greeting, ...paragraphs].map((text) => text && paragraph(text)),
    action &&
      `<p style="margin:28px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 22px;border-radius:3px;background:${cobalt};color:#fff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
    links && linksHtml(locale, links),
    table && tableHtml(table),
    signature && paragraph(signature),
    reason &&
      `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${line};font-size:13px;color:${faint}">${escapeHtml(reason)}<br>${escapeHtml(settings.legalEntity)}, <a href="mailto:${settings.email}" style="color:${faint}">${settings.email}</a></p>`,
  ];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head><body style="margin:0;padding:32px 20px;background:#fff;color:${ink};font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto">${body.filter(Boolean).join('')}</div></body></html>`;
}

function linksHtml(locale: Locale, { title, items }: NonNullable<Letter['links']>): string {
  const links = items.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="color:${cobalt}">${escapeHtml(label)}</a>`,
  );
  return `<p style="margin:0 0 28px">${escapeHtml(title + formatter(locale).colon)}${links.join(' · ')}</p>`;
}

function tableHtml({ title, rows }: NonNullable<Letter['table']>): string {
  const heading = title ? `<h2 style="margin:32px 0 8px;font-size:16px">${escapeHtml(title)}</h2>` : '';
  const cell = `padding:8px 12px 8px 0;border-top:1px solid ${line};vertical-align:top;text-align:left`;
  const body = rows
    .map(
      ([name, value]) =>
        `<tr><th scope="row" style="${cell};width:38%;font-weight:400;color:${faint}">${escapeHtml(name)}</th><td style="${cell}">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
    )
    .join('');
  return `${heading}<table style="width:100%;border-collapse:collapse;margin:0 0 24px;font-size:15px">${body}</table>`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

/** Longer names are stored, but could be a message in themselves. */
const longestName = 80;

/** The salutation, by name if the name is safe to repeat. */
export function greeting(locale: Locale, name: string): string {
  const { greeting: greet, greetingAlone } = mailMessages[locale];
  return isRepeatable(name) ? greet(name) : greetingAlone;
}

/**
 * Whether a name can be mailed to an address that anybody may have entered. Forms refuse invalid names; this also
 * covers names stored before they did.
 */
export function isRepeatable(name: string): boolean {
  return name.length <= longestName && isPersonName(name);
}
