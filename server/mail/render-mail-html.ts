import { settings } from '../../content/settings.ts';
import { escapeHtml } from '../html.ts';
import { mailMessages } from '../messages.ts';
import { type Link, legalLinks, type MailContent, type MailTimeline, type Step } from './mail-content.ts';

/** The logo is an inline attachment with this id: many clients load nothing from the web. */
export const logoId = 'mark';

const ink = '#13151b';
const faint = '#5d616c';
const line = '#dee0e0';
const white = '#ffffff';
const ground = '#eceef2';
const cobalt = '#1a3dd8';
const persimmon = '#fa561b';
const later = '#ffcfb6';
const clock = '#bc3a05';

const sans = 'Helvetica,Arial,sans-serif';
/** Tables for layout: some clients support little else. */
const layout = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/**
 * The classes are for narrow and dark screens. Clients without style sheets show the inline colors, which stay legible
 * when a client inverts them.
 */
const sheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:620px){.o{padding:0!important}.c{width:100%!important;border:0!important}.in{padding:24px 20px!important}
.h{font-size:28px!important;line-height:32px!important}.s{padding-right:6px!important;font-size:13px!important;line-height:17px!important}}
@media (max-width:380px){.s{padding-right:4px!important;font-size:12px!important;line-height:16px!important}}
@media (prefers-color-scheme:dark){.g{background:#0c0d11!important}.c{background:#1b1e26!important;border-color:#3a3f4b!important}
.t{color:#f2f3f5!important}.f{color:#a9adb8!important}.l{border-color:#3a3f4b!important}.p{background:#7c93ff!important}
.w{background:#8a4a2c!important}.n{background:#f2f3f5!important;color:#13151b!important}.k{color:#ff8a5c!important}
.e{border-color:#1b1e26!important}.b{border-color:#f2f3f5!important}.m{margin-left:0!important}}`.replaceAll(
  '\n',
  '',
);

export function renderMailHtml(mail: MailContent): string {
  const { locale, title, steps, clocks, paragraphs, action, links, link, below, table } = mail;
  const rows = [
    row('0 0 28px', brand()),
    row(
      '0 0 20px',
      `<h1 class="h t" style="margin:0;font:bold 36px/39px ${sans};letter-spacing:-1px;color:${ink}">${escapeHtml(title)}</h1>`,
    ),
    steps && row('4px 0 28px', stepsHtml(steps, mailMessages[locale].steps.today)),
    clocks && row('0 0 24px', clocksHtml(clocks)),
    ...[mail.greeting, ...paragraphs].map((text) => text && paragraph(text)),
    action && row('8px 0 24px', button(action)),
    links && paragraph('', links.map(plainLink).join(' · ')),
    link && paragraph('', plainLink(link)),
    ...(below?.paragraphs ?? []).map((text) => (below?.isSmall ? smallPrint(text) : paragraph(text))),
    below?.link && paragraph('', plainLink(below.link)),
    table && row('4px 0 24px', tableHtml(table)),
    mail.signature && row('4px 0 0', escapeHtml(mail.signature), `font:16px/25px ${sans};color:${ink}`, 't'),
  ];
  const body = `<table ${layout} width="100%">${rows.filter(Boolean).join('')}</table>`;
  const end = mail.footer ? footerHtml(locale, mail.footer) : '';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${sheet}</style></head><body class="g" style="margin:0;padding:0;background:${ground}">${preheader(paragraphs)}<div role="article" lang="${locale}" aria-label="${escapeHtml(title)}"><table ${layout} width="100%" class="g" style="background:${ground}"><tr><td align="center" class="o" style="padding:32px 12px"><table ${layout} class="c" width="600" style="width:600px;background:${white};border:1px solid ${ink}"><tr><td class="in" style="padding:32px 40px 36px">${body}</td></tr>${end}</table></td></tr></table></div></body></html>`;
}

/** The preview that mail clients list next to the subject: the first sentences rather than the brand and the steps. */
function preheader([first]: readonly string[]): string {
  return first ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(first)}</div>` : '';
}

function row(padding: string, content: string, style = '', classes = ''): string {
  return `<tr><td${classes && ` class="${classes}"`} style="padding:${padding};${style}">${content}</td></tr>`;
}

function paragraph(text: string, html = nowrap(escapeHtml(text)).replaceAll('\n', '<br>')): string {
  return row('0 0 16px', html, `font:16px/25px ${sans};color:${ink};overflow-wrap:anywhere`, 't');
}

function smallPrint(text: string): string {
  const html = nowrap(escapeHtml(text)).replaceAll('\n', '<br>');
  return row('0 0 16px', html, `font:14px/21px ${sans};color:${faint};overflow-wrap:anywhere`, 'f');
}

function plainLink({ label, url }: Link): string {
  return `<a class="t" href="${escapeHtml(url)}" style="color:${ink}">${escapeHtml(label)}</a>`;
}

/**
 * The logo has its own white background: clients with dark mode leave images unchanged. Where that background is
 * invisible, the logo aligns with the text.
 */
function brand(): string {
  return `<table ${layout}><tr><td><img class="m" src="cid:${logoId}" width="40" height="30" alt="" style="display:block;border:0;margin-left:-3px"></td><td class="t" style="padding:0 0 0 8px;font:bold 22px/24px ${sans};letter-spacing:-.5px;color:${ink}">${escapeHtml(settings.brand)}</td></tr></table>`;
}

/** A bar for each step, and Today as a line between the past and the coming ones. */
function stepsHtml({ done, ahead }: MailTimeline, today: string): string {
  const width = `${(99 / (done.length + ahead.length)).toFixed(2)}%`;
  const bar = (color: string, classes: string) =>
    `<td class="e ${classes}" width="${width}" height="12" style="height:12px;background:${color};font-size:0;line-height:0;border-right:2px solid ${white}">&nbsp;</td>`;
  const label = ({ label, detail }: Step, left: number, weight: string) =>
    `<td class="s t" valign="top" style="padding:10px 8px 0 ${left}px;font:${weight} 14px/19px ${sans};color:${ink};overflow-wrap:anywhere;hyphens:auto">${escapeHtml(label)}<br><span class="f" style="font-weight:normal;color:${faint}">${escapeHtml(detail)}</span></td>`;
  const [next, ...more] = ahead;
  const flag = `<td colspan="${done.length}" style="font-size:0;line-height:0">&nbsp;</td><td colspan="${1 + ahead.length}" style="padding:0"><span class="n b" style="display:inline-block;border:1px solid ${ink};background:${ink};color:${white};font:bold 12px/20px ${sans};padding:1px 7px">${escapeHtml(today)}</span></td>`;
  // Borders, because dark mode in mail clients leaves dark backgrounds unchanged.
  const todayLine = `<td class="b" width="3" rowspan="2" style="border-left:3px solid ${ink};font-size:0;line-height:0">&nbsp;</td>`;
  const bars = [
    ...done.map(() => bar(cobalt, 'p')),
    todayLine,
    ...(next ? [bar(persimmon, '')] : []),
    ...more.map(() => bar(later, 'w')),
  ];
  const labels = [
    ...done.map((step) => label(step, 0, 'normal')),
    ...(next ? [label(next, 8, 'bold')] : []),
    ...more.map((step) => label(step, 0, 'normal')),
  ];
  // Fixed by a first row, or a long word for today would widen its line. The steps share the remaining width.
  const step = '<td style="padding:0"></td>';
  const widths = [...done.map(() => step), '<td width="3" style="padding:0"></td>', ...ahead.map(() => step)];
  return `<table ${layout} width="100%" style="table-layout:fixed"><tr>${widths.join('')}</tr><tr>${flag}</tr><tr>${bars.join('')}</tr><tr>${labels.join('')}</tr></table>`;
}

function clocksHtml(clocks: NonNullable<MailContent['clocks']>): string {
  const cells = clocks.map(({ label, time, day, hours, isOver }, i) => {
    const [color, classes] = isOver ? [faint, 'f'] : i === 0 ? [clock, 'k'] : [ink, 't'];
    const right = i === clocks.length - 1 ? 0 : 16;
    return `<td class="f b" valign="top" width="${Math.floor(100 / clocks.length)}%" style="padding:14px ${right}px 14px 0;border-top:1px solid ${ink};border-bottom:1px solid ${ink};font:14px/20px ${sans};color:${faint}">${escapeHtml(label)}<br><span class="${classes}" style="font:bold 34px/40px ${sans};letter-spacing:-1px;color:${color}${isOver ? ';text-decoration:line-through' : ''}">${escapeHtml(time)}</span><br>${escapeHtml(day)}<br>${nowrap(escapeHtml(hours))}</td>`;
  });
  return `<table ${layout} width="100%"><tr>${cells.join('')}</tr></table>`;
}

/** Keeps time spans such as 12:30–13:00, and "E-Mail", on one line. */
function nowrap(html: string): string {
  return html.replace(/\d\d:\d\d–\d\d:\d\d|\bE-Mail|\be-mail/g, '<span style="white-space:nowrap">$&</span>');
}

/** Lets long addresses break after their slashes rather than within a word. */
function breakable(html: string): string {
  return html.replace(/https?:\/\/\S+/g, (url) => url.replace(/\/(?=[^/])/g, '/<wbr>'));
}

function button({ label, url, isOffer }: NonNullable<MailContent['action']>): string {
  const [cell, classes, text] = isOffer
    ? [`border:2px solid ${ink}`, 'b', 't']
    : [`background:${persimmon};border:2px solid ${persimmon}`, '', ''];
  return `<table ${layout}><tr><td class="${classes}" style="${cell};border-radius:3px"><a class="${text}" href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;font:bold 17px/22px ${sans};color:${ink};text-decoration:none">${escapeHtml(label)}${isOffer ? '' : '&nbsp;&rarr;'}</a></td></tr></table>`;
}

function tableHtml({ rows }: NonNullable<MailContent['table']>): string {
  const body = rows.map(([name, value], i) => {
    const [rule, edge] = i === 0 ? ['b', ink] : ['l', line];
    const cell = `border-top:1px solid ${edge};font:15px/21px ${sans};text-align:left;vertical-align:top`;
    return `<tr><th class="f ${rule}" scope="row" width="34%" style="padding:11px 12px 11px 0;${cell};font-weight:normal;color:${faint};overflow-wrap:break-word;hyphens:auto">${escapeHtml(name)}</th><td class="t ${rule}" style="padding:11px 0;${cell};color:${ink};overflow-wrap:anywhere">${nowrap(breakable(escapeHtml(value))).replaceAll('\n', '<br>')}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">${body.join('')}</table>`;
}

function footerHtml(
  locale: MailContent['locale'],
  { reason, origin }: NonNullable<MailContent['footer']>,
): string {
  const links = [
    { label: settings.email, url: `mailto:${settings.email}` },
    ...legalLinks(locale, origin),
  ].map(
    ({ label, url }) =>
      `<a class="f" href="${escapeHtml(url)}" style="color:${faint}">${escapeHtml(label)}</a>`,
  );
  return `<tr><td class="in f l" style="padding:18px 40px 24px;border-top:1px solid ${line};font:13px/20px ${sans};color:${faint}">${nowrap(escapeHtml(reason))}<br>${escapeHtml(settings.legalEntity)}, ${links.join(', ')}</td></tr>`;
}
