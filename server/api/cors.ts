import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { HttpError } from '../http-error.ts';

/**
 * Pages of other sites may only post if their origin is on the list. A request without an `Origin` comes from a
 * program, not from a page. Anyone may open our pages, but without CORS headers other sites cannot read them.
 */
export function allowOrigins(allowed: readonly string[]): onRequestHookHandler {
  return function checkOrigin(request, reply, done) {
    const { origin } = request.headers;
    if (origin === undefined || isOurs(request, origin)) return done();
    if (allowed.includes(origin)) setCorsHeaders(reply, origin);
    else if (!isRead(request)) return done(new HttpError(403));
    done();
  };
}

/** Handles the CORS preflight of a page on another site. */
export function handlePreflight(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .headers({
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, accept-language',
      'access-control-max-age': '86400',
      allow: 'POST',
      'cache-control': 'no-store',
    })
    .send();
}

function setCorsHeaders(reply: FastifyReply, origin: string): void {
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Origin',
  });
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isOurs(request: FastifyRequest, origin: string): boolean {
  return URL.parse(origin)?.host === request.host;
}
