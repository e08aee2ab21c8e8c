import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiMessages } from '../content/messages/en/api.ts';
import { localeOfPath } from '../contract/locales.ts';
import { localeOfRequest } from './language.ts';
import { apiMessages } from './messages.ts';
import { splitTarget } from './request-path.ts';
import { sendResource } from './site/send.ts';
import type { Site } from './site/site.ts';
import { spelling } from './site/spelling.ts';

/** Answers with a status from 400 up: a designed page to who reads pages, else a message and its code. */
export function refuse(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): FastifyReply {
  const path = spelling(splitTarget(request.raw.url ?? '/').path);
  const locale = localeOfRequest(path, request.headers['accept-language']);
  if (!wantsPage(request)) {
    const code = codeOf(status);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ message: apiMessages[locale][code], code });
  }
  const page = status === 404 ? site.notFound[localeOfPath(path)] : site.failed[locale];
  return sendResource(request, reply, page, status);
}

/** The status an error asks for, 500 when it asks for none. */
export function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}

function codeOf(status: number): keyof ApiMessages {
  if (status === 404) return 'notFound';
  if (status === 405) return 'methodNotAllowed';
  if (status === 503) return 'unavailable';
  return status < 500 ? 'badRequest' : 'internal';
}

function wantsPage({ method, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (accept.includes('text/html')) return true;
  return (method === 'GET' || method === 'HEAD') && !accept.includes('json');
}
