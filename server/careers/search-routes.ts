import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { emptyQuery } from '../../contract/job-search.ts';
import { locales, localPath } from '../../contract/locales.ts';
import type { FormDependencies } from '../api/form-routes.ts';
import { splitTarget } from '../request-path.ts';
import { fillJobList } from '../site/job-lists.ts';
import { type Encoding, preferredEncoding } from '../site/resource.ts';
import { serveFromSite } from '../site/serve.ts';

/** Serves job searches to browsers without JavaScript. Others get the same page and search in the browser. */
export function jobSearchRoutes(app: FastifyInstance, { site, rateLimit }: FormDependencies): void {
  async function sendSearch(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { path, query } = splitTarget(request.raw.url ?? '/');
    const page = site.files.get(path)?.identity;
    if (!page || !isSearch(query)) return serveFromSite(site, request, reply);
    await rateLimit('jobSearches', request.ip);
    const { etag: _etag, 'content-length': _length, ...headers } = page.headers;
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    return reply
      .headers({
        ...headers,
        // There are as many of these pages as there are search texts.
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      })
      .send(compress(fillJobList(page.body().toString(), new Set(), query), encoding));
  }
  for (const locale of locales)
    app.get(localPath(locale, '/careers/search'), { schema: { hide: true } }, sendSearch);
}

/** Links that only record a source get the built page. */
function isSearch(query: string): boolean {
  const params = new URLSearchParams(query);
  return Object.keys(emptyQuery).some((name) => params.has(name));
}

function compress(html: string, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? gzipSync(html) : Buffer.from(html);
}
