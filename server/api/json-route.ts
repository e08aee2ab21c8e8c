import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Locale } from '../../contract/locales.ts';
import { problem } from '../../contract/problem.ts';
import { preferredLocale } from '../accept-headers.ts';
import { HttpError, type RequiredMessages } from '../http-error.ts';
import { handlePreflight } from './cors.ts';
import type { LimitName, RateLimit } from './rate-limit.ts';

/** What a connection reveals about the client. */
export type RequestClient = Pick<FastifyRequest, 'ip' | 'headers'>;

/** An endpoint, its rate limit, and what it does with a validated body. */
export interface JsonRoute<Body extends z.ZodMiniType, Output extends z.ZodMiniType> {
  endpoint: Endpoint<Body, Output>;
  limit: LimitName;
  /** What the log calls receiving a form; undefined for calls that store nothing a visitor would miss. */
  action?: string;
  required?: RequiredMessages;
  handle(sent: z.output<Body>, locale: Locale, sender: RequestClient): Promise<z.output<Output>>;
}

export function jsonRoute<Body extends z.ZodMiniType, Output extends z.ZodMiniType>(
  app: FastifyInstance,
  rateLimit: RateLimit,
  { endpoint, limit, action, required, handle }: JsonRoute<Body, Output>,
): void {
  const { path, operationId, summary, multipart, body, response } = endpoint;
  const consumes = [multipart ? 'multipart/form-data' : 'application/json'];
  const schema = { operationId, summary, consumes, body, response: { 200: response, default: problem } };
  const hidden = { schema: { hide: true } };
  const config = { required, ...(action !== undefined && { action }) };
  app.post(path, { schema, config }, async (request, reply) => {
    await rateLimit(limit, request.ip);
    const locale = preferredLocale(request.headers['accept-language']);
    const done = await handle(request.body as z.output<Body>, locale, request);
    reply.headers({ 'cache-control': 'no-store', 'content-language': locale });
    return done;
  });
  app.options(path, hidden, handlePreflight);
  app.route({
    ...hidden,
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: path,
    onRequest: (_request, reply, done) => {
      reply.header('allow', 'POST');
      done(new HttpError(405));
    },
    handler: () => {},
  });
}
