import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
} from 'fastify';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { healthRoutes } from './health/routes.ts';
import { HttpError } from './http-error.ts';
import { HttpServer, handleClientError, type timeouts } from './http-server.ts';
import { RequestLog, toLoggedError } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import { cameByHttps, tidyForwardedFor, trustFunction } from './proxy.ts';
import { splitTarget } from './request-path.ts';
import { securityHeaders, transportSecurity } from './security-headers.ts';
import type { Services } from './services.ts';
import { securityTxtRoutes } from './site/security-txt.ts';
import { sendFile } from './site/send.ts';
import { sendError } from './site/send-error.ts';
import { serveFromSite } from './site/serve.ts';
import type { Site } from './site/site.ts';

export interface AppDependencies {
  env: Pick<Env, 'TRUST_PROXY'>;
  site: Site;
  /** If missing, only the site is served, no API. */
  services?: Services;
  metrics?: Metrics | undefined;
  logger: Logger;
  /** Tests pass shorter timeouts. */
  httpTimeouts?: typeof timeouts;
}

/** Wires the server together; it does not listen yet. */
export function buildApp({
  env,
  site,
  services,
  metrics,
  logger,
  httpTimeouts,
}: AppDependencies): FastifyInstance {
  let closing = false;
  const isDraining = () => closing || (app.server as HttpServer).isDraining;
  const isTrusted = trustFunction(env.TRUST_PROXY);
  /** Files skip Fastify, unless each request is logged or the server is closing. */
  function serveFile(request: IncomingMessage, response: ServerResponse): boolean {
    if (closing || logger.isLevelEnabled('debug') || isFilledIn(request.url ?? '')) return false;
    const sent = sendFile(site, request, response, cameByHttps(request, isTrusted));
    if (sent) metrics?.countFile();
    return sent;
  }

  /** A page that is filled in from its query has its own route. */
  function isFilledIn(target: string): boolean {
    const { path, query } = splitTarget(target);
    // Only for paths of pages: the router reads the URL as a pattern, and throws if it is malformed.
    return query !== '' && site.files.get(path) !== undefined && app.hasRoute({ method: 'GET', url: path });
  }

  function protect(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply.headers({
      ...securityHeaders,
      ...(cameByHttps(request.raw, isTrusted) && transportSecurity),
    });
  }

  const app = fastify({
    serverFactory: (handle) =>
      new HttpServer((request, response) => {
        if (!serveFile(request, response)) handle(request, response);
      }, httpTimeouts),
    loggerInstance: logger as FastifyBaseLogger,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    trustProxy: isTrusted,
    bodyLimit: 64 * 1024,
    return503OnClosing: false,
    clientErrorHandler: handleClientError,
    // Paths that cannot be decoded, or have overlong parameters, are not found.
    frameworkErrors: (_error, request, reply) =>
      sendError(site, request, protect(request, reply), new HttpError(404)),
  });

  metrics?.watch(app);
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    protect(request, reply);
    dropTypeWithoutBody(request.raw);
    tidyForwardedFor(request.raw);
    done();
  });
  // A hook rather than a not-found handler, which would read the body first.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) serveFromSite(site, request, reply);
    else done();
  });
  app.setErrorHandler((error, request, reply) => {
    const httpError = toLoggedError(request, error);
    return sendError(site, request, reply, httpError);
  });

  healthRoutes(app, { checks: services?.checks ?? [], isDraining });
  securityTxtRoutes(app, site);
  services?.addRoutes(app, site);
  return app;
}

/** Drops the content type of a request without a body: Fastify would wait for a body that never comes. */
function dropTypeWithoutBody({ headers }: IncomingMessage): void {
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  if (!hasBody) delete headers['content-type'];
}
