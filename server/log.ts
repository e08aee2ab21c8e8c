import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { describeCause, isDatabaseUnavailable, withoutParameters } from './db/errors.ts';
import type { Env } from './env.ts';
import { type HttpError, toHttpError } from './http-error.ts';
import { splitTarget } from './request-path.ts';

/** Logs contain no personal data: no address, query or user agent, and only message, stack and cause of an error. */
export function createLogger(level: Env['LOG_LEVEL'], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { req: describeRequest, res: describeResponse, err: describeError },
    },
    destination ?? pino.destination(),
  );
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes that are polled: requests are logged at debug, whatever the status. */
    quiet?: boolean;
    /** What the log calls submitting a form: `store a lead`. Failures of routes that have one raise an alert. */
    action?: string;
  }
}

/** One line for each finished request: the API's at info, the site's at debug, failures at error. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const level = chooseLevel(error, request, reply);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log[level]({ ...describeRequest(request), ...describeResponse(reply), ms }, 'request');
  }
}

/** The HTTP error for what a request failed with; logged if it is ours. */
export function toLoggedError(request: FastifyRequest, error: unknown): HttpError {
  const httpError = toHttpError(error);
  if (httpError.statusCode >= 500) logFailure(request, error);
  return httpError;
}

/** Logs why a request got a 5xx: in one sentence if the database cannot be written, as no line of code is to blame. */
function logFailure(request: FastifyRequest, error: unknown): void {
  const { raw, log, routeOptions } = request;
  if (raw.destroyed && !raw.complete) {
    log.info('the client hung up while it was sending');
    return;
  }
  const { action } = routeOptions.config;
  const failure = action === undefined ? 'request failed' : `could not ${action}`;
  if (isDatabaseUnavailable(error)) log.error(`${failure}: ${describeCause(error as Error)}`);
  else log.error({ err: error }, failure);
}

function chooseLevel(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
  if (request.routeOptions.config.quiet) return 'debug';
  if (error || reply.statusCode >= 500) return 'error';
  return request.is404 ? 'debug' : 'info';
}

function describeRequest({ method, raw, routeOptions }: FastifyRequest) {
  // The pattern rather than the path, if there is one: a path may contain the secret of a private link.
  return { method, path: routeOptions.url ?? splitTarget(raw.url ?? '').path.replace(secrets, '…') };
}

/** Signatures and tokens are 32 bytes or more in base64url. */
const secrets = /[\w-]{43,}/g;

function describeResponse({ statusCode }: { statusCode: number }) {
  return { status: statusCode };
}

function describeError(thrown: unknown) {
  return withoutParameters(thrown instanceof Error ? thrown : new Error(String(thrown)));
}
