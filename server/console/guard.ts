import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { hasRole } from '../../contract/console/session.ts';
import { HttpError, validationError } from '../http-error.ts';
import { toLoggedError } from '../log.ts';
import { setRetryAfter } from '../site/send-error.ts';
import type { ConsoleRoute, SignedIn } from './console-route.ts';

/**
 * Returns the operator behind a request, or throws. `touch` is true if a person acted, rather than the page polling.
 */
export type Authenticate = (
  request: FastifyRequest,
  reply: FastifyReply,
  touch: boolean,
) => Promise<SignedIn>;

declare module 'fastify' {
  interface FastifyRequest {
    signedIn?: SignedIn;
  }
}

interface GuardOptions {
  authenticate: Authenticate;
  publicUrl: string | undefined;
}

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Adds the console routes, all behind the same checks: origin, session, role, and input. */
export function guardedRoutes(
  app: FastifyInstance,
  routes: readonly ConsoleRoute[],
  { authenticate, publicUrl }: GuardOptions,
): void {
  app.decorateRequest('signedIn');
  acceptOnlyJson(app);
  app.setErrorHandler((error, request, reply) => {
    const httpError = toLoggedError(request, error);
    setRetryAfter(reply, httpError);
    // The console is in English only, for API clients too.
    return reply.code(httpError.statusCode).headers(headers).send(httpError.problem('en'));
  });
  for (const route of routes) guardedRoute(app, route, { authenticate, publicUrl });
}

function guardedRoute(
  app: FastifyInstance,
  route: ConsoleRoute,
  { authenticate, publicUrl }: GuardOptions,
): void {
  const { method, path, role, quiet = false } = route;
  app.route({
    method,
    url: path,
    schema: { hide: true },
    config: { quiet },
    exposeHeadRoute: false,
    // Before the body is read, so that unauthorized senders get no further.
    async onRequest(request, reply) {
      reply.headers(headers);
      rejectOtherHosts(request, publicUrl);
      if (!route.fromElsewhere) rejectCrossOrigin(request);
      if (role === 'anyone') return;
      const signedIn = await authenticate(request, reply, !quiet);
      if (signedIn.mustSetUpCode && !route.beforeCode) throw new HttpError(403, { code: 'codeRequired' });
      if (!hasRole(signedIn.operator.role, role)) {
        throw new HttpError(403, { code: role === 'admin' ? 'adminsOnly' : 'mayOnlyLook' });
      }
      request.signedIn = signedIn;
    },
    async handler(request, reply) {
      const params = request.params as Record<string, string>;
      if (Object.values(params).some((id) => !z.safeParse(z.uuid(), id).success)) throw new HttpError(404);
      const call = {
        ...request.signedIn,
        params,
        id: params.id ?? '',
        query: checked(route.query, request.query),
        body: checked(route.body, request.body),
        request,
        reply,
      };
      const result = await route.handle(call as Parameters<ConsoleRoute['handle']>[0]);
      // Strips what is not in the schema.
      if (route.response) return z.parse(route.response, result);
      return reply.sent ? reply : {};
    },
  });
}

function checked(schema: z.ZodMiniType | undefined, sent: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, sent);
  if (!parsed.success) throw validationError(parsed.error);
  if (isUnstorable(parsed.data)) throw new HttpError(400);
  return parsed.data;
}

/** PostgreSQL cannot store NUL characters or lone surrogates. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnstorable);
}

/** Another site's page can post a form or plain text without a preflight, but not JSON. */
function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body as string, done);
  });
}

/**
 * Anyone can point a name at our address, and a page of that name would be same-origin: the console only answers to its
 * own name. On this machine, localhost is safe.
 */
function rejectOtherHosts({ host, hostname }: FastifyRequest, publicUrl: string | undefined): void {
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  if (publicUrl !== undefined && !isLocal && host !== new URL(publicUrl).host) throw new HttpError(403);
}

/**
 * Lets only our own page call. Browsers send the origin with each request: a request that changes something must carry
 * ours, and one that only reads must not come from another site, not even a sibling subdomain.
 */
function rejectCrossOrigin(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site, 'content-type': type } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new HttpError(403);
  if (origin !== undefined && !isOurs(request, origin)) throw new HttpError(403);
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (origin === undefined && site !== 'same-origin') throw new HttpError(403);
  if (!/^application\/json\s*(;|$)/i.test(type ?? '')) throw new HttpError(415);
}

function isOurs(request: FastifyRequest, origin: string): boolean {
  const from = URL.parse(origin);
  return from?.host === request.host && (from.protocol === 'https:' || request.protocol !== 'https');
}
