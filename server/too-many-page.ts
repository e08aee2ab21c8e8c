import type { FastifyReply, FastifyRequest } from 'fastify';
import { settings } from '../content/settings.ts';
import type { Locale } from '../contract/locales.ts';
import { escapeHtml } from './html.ts';
import { apiMessages } from './messages.ts';
import { splitTarget } from './request-path.ts';
import { inlineSource } from './security-headers.ts';

const style = `body{margin:0;background:#fbfcfb;color:#13151b;font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:clamp(2rem,12vh,8rem) 1.25rem 4rem}
.brand{margin:0 0 3rem;padding-bottom:.75rem;border-bottom:1px solid #13151b;font-weight:700}
h1{margin:0 0 1rem;font-size:clamp(1.75rem,6vw,2.5rem);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
a{color:#1a3dd8}button{margin:1rem 0;padding:.8rem 1.5rem;border:0;background:#13151b;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #1a3dd8;outline-offset:3px}`;
const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': `default-src 'none'; style-src ${inlineSource(style)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
};

/**
 * The page for a client over a rate limit: small, because clients that flood us get it too. The input is in hidden
 * fields, with a button that sends it again: going back would ask to resubmit, or show an empty form.
 */
export function sendTooManyPage(
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
  message: string,
): FastifyReply {
  const { tooManyPage: t } = apiMessages[locale];
  const { path, query } = splitTarget(request.raw.url ?? '/');
  const target = escapeHtml(path.startsWith('//') ? '/' : path + query);
  const body = Object.entries(request.method === 'POST' ? (request.body ?? {}) : {});
  const hidden = body
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
  const lostFile = body.some(([, value]) => value instanceof File && value.name !== '')
    ? ` ${t.lostFile}`
    : '';
  const again =
    hidden.length > 0
      ? `<p>${t.kept}${lostFile}</p><form method="post" action="${target}">${hidden.join('')}<button>${t.sendAgain}</button></form>`
      : `<p><a href="${target}">${t.openAgain}</a></p>`;
  return reply
    .code(429)
    .headers({ ...headers, 'content-language': locale })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t.title} – ${settings.brand}</title><style>${style}</style></head><body><main><p class="brand">${settings.brand}</p><h1>${t.title}</h1><p>${escapeHtml(message)}</p>${again}</main></body></html>`,
    );
}
