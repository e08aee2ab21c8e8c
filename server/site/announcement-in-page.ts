import { announcementLabels } from '../../content/announcement-labels.ts';
import { type AnnouncementText, localLink } from '../../contract/console/announcement.ts';
import type { Locale } from '../../contract/locales.ts';
import type { SiteFile } from '../../contract/site-manifest.ts';
import { escapeHtml } from '../html.ts';
import { inlineSource } from '../security-headers.ts';
import type { PlannedAnnouncement } from './live-state.ts';

type Page = NonNullable<SiteFile['page']>;

const css =
  '.announcement{display:flex;gap:16px;justify-content:space-between;align-items:start;' +
  'padding:10px max(var(--margin),(100vw - var(--sheet))/2);background:var(--ink);color:#fff;' +
  'font:400 .9375rem/1.4 var(--text);overflow-wrap:anywhere}.announcement p{margin:0;padding:4px 0}' +
  '.announcement a{color:inherit;white-space:normal}.announcement button{flex:none;display:none;width:44px;height:44px;' +
  'margin:-7px -14px -7px 0;padding:0;border:0;background:none;color:inherit;font:400 1.375rem/1 var(--text);cursor:pointer}' +
  '.announcement :focus-visible{outline:2px solid #fff;outline-offset:-2px}' +
  '[data-announced=shown] .announcement button{display:block}[data-announced=closed] .announcement{display:none}' +
  '@media print{.announcement{display:none}}';

/** Runs in the head, before anything is rendered: a closed announcement takes no space. */
function script(key: string): string {
  return (
    `(()=>{const e=document.documentElement.dataset,k=${JSON.stringify(key)};e.announced="shown";` +
    'try{if(localStorage.announcement===k)e.announced="closed"}catch{}' +
    'addEventListener("click",t=>{if(t.target.closest?.(".announcement button")){e.announced="closed";' +
    'document.querySelector("#main")?.focus({preventScroll:true});try{localStorage.announcement=k}catch{}}})})();'
  );
}

/**
 * Inserts the announcement as the page's first element. Its style and script are added to the page's existing ones, so
 * that only their hashes change in the page's policy.
 */
export function announceInPage(
  html: string,
  page: Page,
  { key, texts }: PlannedAnnouncement,
): { html: string; page: Page } {
  const text = texts[page.locale];
  if (!text) return { html, page };
  const styled = extend(html, page.styles, { element: 'style', before: '', after: css });
  const scripted = extend(styled.html, page.scripts, { element: 'script', before: script(key), after: '' });
  const start = /<body[^>]*>/.exec(scripted.html) ?? /<\/title>/.exec(scripted.html);
  const at = start ? start.index + start[0].length : 0;
  return {
    html: scripted.html.slice(0, at) + markup(page.locale, text) + scripted.html.slice(at),
    page: { ...page, styles: styled.hashes, scripts: scripted.hashes },
  };
}

/** Appends to the first inline element that the policy names, or adds one. */
function extend(
  html: string,
  hashes: readonly string[],
  { element, before, after }: { element: 'style' | 'script'; before: string; after: string },
): { html: string; hashes: string[] } {
  const elements = new RegExp(`(<${element}(?: [^>]*)?>)(.*?)(</${element}>)`, 'gs');
  for (const found of html.matchAll(elements)) {
    const [whole, open = '', content = '', close = ''] = found;
    const hash = inlineSource(content);
    if (!hashes.includes(hash)) continue;
    const extended = before + content + after;
    const next =
      html.slice(0, found.index) + open + extended + close + html.slice(found.index + whole.length);
    return { html: next, hashes: hashes.map((one) => (one === hash ? inlineSource(extended) : one)) };
  }
  const content = before + after;
  const end = /<\/title>/.exec(html);
  const at = end ? end.index + end[0].length : 0;
  return {
    html: `${html.slice(0, at)}<${element}>${content}</${element}>${html.slice(at)}`,
    hashes: [...hashes, inlineSource(content)],
  };
}

function markup(locale: Locale, { text, link, label }: AnnouncementText): string {
  const { region, close } = announcementLabels[locale];
  const more = link ? ` <a href="${escapeHtml(localLink(locale, link))}">${escapeHtml(label)}</a>` : '';
  return `<aside class="announcement" aria-label="${region}"><p>${escapeHtml(text)}${more}</p><button type="button" aria-label="${escapeHtml(close)}">×</button></aside>`;
}
