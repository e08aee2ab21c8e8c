import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeFromPath } from '../../contract/locales.ts';
import { chooseLocale } from '../accept-headers.ts';
import type { HttpError } from '../http-error.ts';
import { splitTarget } from '../request-path.ts';
import { sendTooManyPage } from '../too-many-page.ts';
import { sendResource } from './send.ts';
import { normalizePath, type Site } from './site.ts';

/** Sends an error status: a designed page if the client wants HTML, else a message and its code. */
export function sendError(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  error: HttpError,
): FastifyReply {
  const path = normalizePath(splitTarget(request.raw.url ?? '/').path);
  const locale = chooseLocale(path, request.headers['accept-language']);
  setRetryAfter(reply, error);
  if (!wantsPage(request)) {
    return reply
      .code(error.statusCode)
      .header('cache-control', 'no-store')
      .header('content-language', locale)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(error.problem(locale, request));
  }
  if (error.code === 'tooMany') return sendTooManyPage(request, reply, locale, error.problem(locale).message);
  // Opening the URL of an API call is not a failure: it has no page.
  const isMissing = error.statusCode === 404 || error.statusCode === 405;
  const page = isMissing ? site.notFound[localeFromPath(path)] : site.failed[locale];
  return sendResource(request, reply, page, error.statusCode);
}

export function setRetryAfter(reply: FastifyReply, { retryAfterSeconds }: HttpError): void {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
}

function wantsPage({ method, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (accept.includes('text/html')) return true;
  return (method === 'GET' || method === 'HEAD') && !accept.includes('json');
}
