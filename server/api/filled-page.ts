import type { FastifyReply } from 'fastify';
import type { Site } from '../site/site.ts';
import { fillPage, type Marks, type SentForm } from './fill-page.ts';

/** Sends a built page with values and words put in for this one reader. No cache and no search engine keeps it. */
export function sendFilled(
  site: Site,
  reply: FastifyReply,
  path: string,
  { status = 200, marks, ...sent }: Partial<SentForm> & { status?: number; marks?: Marks },
): FastifyReply {
  const page = site.files.get(path)?.identity;
  if (!page) throw new Error(`The built site has no page at ${path}`);
  const { etag: _etag, 'content-length': _length, vary: _vary, ...headers } = page.headers;
  return reply
    .code(status)
    .headers({
      ...headers,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      // The address may hold a private link: it is told to nobody but us.
      'referrer-policy': 'same-origin',
    })
    .send(fillPage(page.body().toString(), { values: {}, fields: {}, message: '', ...sent }, marks));
}
