import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Operator, type Role, roles } from '../../contract/console/session.ts';
import { invalid, Refusal, refusalOf, retryLater } from '../refusal.ts';
import type { ConsoleRoute } from './console-route.ts';
import { refuseStrangers } from './same-origin.ts';

/** Who a request comes from; refuses who is not signed in. `touch` says that a person is there, not only their page. */
export type Admit = (request: FastifyRequest, reply: FastifyReply, touch: boolean) => Promise<Operator>;

declare module 'fastify' {
  interface FastifyRequest {
    operator?: Operator;
  }
}

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Adds the routes of the console, each behind the same checks: where from, who, whether they may, and what they sent. */
export function guardedRoutes(app: FastifyInstance, routes: readonly ConsoleRoute[], admit: Admit): void {
  app.decorateRequest('operator');
  takeJsonAlone(app);
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.statusCode >= 500) request.log.error({ err: error }, 'request failed');
    retryLater(reply, refusal);
    // The console speaks English, to programs too.
    return reply.code(refusal.statusCode).headers(headers).send(refusal.problem('en'));
  });
  for (const route of routes) guardedRoute(app, route, admit);
}

function guardedRoute(app: FastifyInstance, route: ConsoleRoute, admit: Admit): void {
  const { method, path, role, quiet = false } = route;
  app.route({
    method,
    url: path,
    schema: { hide: true },
    config: { quiet },
    // Before the body is read: who may not send gets no further.
    async onRequest(request, reply) {
      reply.headers(headers);
      refuseStrangers(request);
      if (role === 'anyone') return;
      request.operator = await admit(request, reply, !quiet);
      if (!suffices(request.operator.role, role)) throw new Refusal(403, { code: 'mayOnlyLook' });
    },
    async handler(request, answer) {
      const params = request.params as Record<string, string>;
      if (params.id !== undefined && !z.safeParse(z.uuid(), params.id).success) throw new Refusal(404);
      const call = {
        operator: request.operator,
        params,
        query: checked(route.query, request.query),
        body: checked(route.body, request.body),
        request,
        answer,
      };
      const reply = await route.handle(call as Parameters<ConsoleRoute['handle']>[0]);
      // What the schema does not name does not leave.
      return route.reply ? z.parse(route.reply, reply) : reply;
    },
  });
}

function suffices(has: Role, needs: Role): boolean {
  return roles.indexOf(has) >= roles.indexOf(needs);
}

function checked(schema: z.ZodMiniType | undefined, sent: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, sent);
  if (!parsed.success) throw invalid(parsed.error);
  if (cannotBeKept(parsed.data)) throw new Refusal(400);
  return parsed.data;
}

/** PostgreSQL keeps any text but one with this character or with half of another. */
function cannotBeKept(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  return typeof value === 'object' && value !== null && Object.values(value).some(cannotBeKept);
}

/** A page of another site could post plain text or a form without asking first, JSON it cannot. */
function takeJsonAlone(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body as string, done);
  });
}
