import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import { describeFieldError } from '../content/describe-field-error.ts';
import { formatWait } from '../content/format.ts';
import type { ApiMessages } from '../content/messages/en/api.ts';
import { type Locale, localeOfPath } from '../contract/locales.ts';
import {
  type FieldCode,
  type FieldError,
  leadingCode,
  type Problem,
  readFieldErrors,
} from '../contract/problem.ts';
import { localeOfRequest } from './accept-headers.ts';
import { isDatabaseUnavailable } from './db/errors.ts';
import { apiMessages, formMessages } from './messages.ts';
import { splitTarget } from './request-path.ts';
import { sendResource } from './site/send.ts';
import { normalizePath, type Site } from './site/site.ts';
import { sendTooManyPage } from './too-many-page.ts';

type RefusalCode = keyof ApiMessages['httpErrors'];
export type PlainFieldCode = Exclude<FieldCode, 'tooLong'>;

/** The sentences for fields of a form that were left empty, by field name. */
export type RequiredMessages = (locale: Locale) => Readonly<Record<string, string>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the form that the route receives. */
    required?: RequiredMessages | undefined;
  }
}

/** Throw one to refuse a request with its status; the message comes from `content/messages`. */
export class HttpError extends Error {
  override name = 'Refusal';
  readonly statusCode: number;
  readonly code: RefusalCode | FieldCode;
  readonly fields: ReadonlyMap<string, FieldError>;
  readonly retryAfterSeconds: number | undefined;
  /** The path of the page that shows what happened, if there is one. */
  readonly page: string | undefined;

  constructor(
    statusCode: number,
    more: {
      code?: RefusalCode;
      fields?: ReadonlyMap<string, FieldError | PlainFieldCode>;
      retryAfterSeconds?: number;
      page?: string;
    } = {},
  ) {
    super(`refused with ${statusCode}`);
    this.statusCode = statusCode;
    this.fields = new Map(
      [...(more.fields ?? [])].map(([name, error]) => [
        name,
        typeof error === 'string' ? { code: error } : error,
      ]),
    );
    this.code =
      more.code ?? leadingCode([...this.fields.values()].map(({ code }) => code)) ?? codeOf(statusCode);
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.page = more.page;
  }

  /** The body of the response. What it says about fields depends on the form and the values of the request. */
  problem(locale: Locale, request?: Pick<FastifyRequest, 'body' | 'routeOptions'>): Problem {
    const { banner, ...messages } = formMessages[locale];
    const t = { ...messages, required: request?.routeOptions.config.required?.(locale) ?? {} };
    const values = new Map(Object.entries(request?.body ?? {}));
    const fields = [...this.fields].map(([name, error]) => [
      name,
      describeFieldError({ name, value: values.get(name), error }, t, locale),
    ]);
    return {
      message: this.#tooManyFor(locale) ?? { ...apiMessages[locale].httpErrors, ...banner }[this.code],
      code: this.code,
      ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
      ...(this.page !== undefined && { page: this.page }),
    };
  }

  #tooManyFor(locale: Locale): string | undefined {
    if (this.code !== 'tooMany' || this.retryAfterSeconds === undefined) return undefined;
    return apiMessages[locale].tooManyFor(formatWait(locale, this.retryAfterSeconds));
  }
}

/** The refusal to answer an error with. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, keyword, message, params }) => ({
      ...params,
      code: keyword,
      path: instancePath.split('/').slice(1),
      message,
    }));
    return validationError({ issues: issues as z.core.$ZodIssue[] });
  }
  if (isDatabaseUnavailable(error)) return new HttpError(503, { retryAfterSeconds: 5 });
  return new HttpError(statusOf(error));
}

/** The refusal of a body that does not match its schema. */
export function validationError(error: Pick<z.core.$ZodError, 'issues'>): HttpError {
  const fields = readFieldErrors(error);
  // The body itself has the wrong type.
  return fields.has('') ? new HttpError(400) : new HttpError(422, { fields });
}

/** Sends an error status: a designed page if the client wants HTML, else a message and its code. */
export function sendError(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: HttpError,
): FastifyReply {
  const path = normalizePath(splitTarget(request.raw.url ?? '/').path);
  const locale = localeOfRequest(path, request.headers['accept-language']);
  setRetryAfter(reply, refusal);
  if (!wantsPage(request)) {
    return reply
      .code(refusal.statusCode)
      .header('cache-control', 'no-store')
      .header('content-language', locale)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(refusal.problem(locale, request));
  }
  if (refusal.code === 'tooMany')
    return sendTooManyPage(request, reply, locale, refusal.problem(locale).message);
  // Nothing broke if somebody opens the address of an API call: there is no page.
  const isMissing = refusal.statusCode === 404 || refusal.statusCode === 405;
  const page = isMissing ? site.notFound[localeOfPath(path)] : site.failed[locale];
  return sendResource(request, reply, page, refusal.statusCode);
}

export function setRetryAfter(reply: FastifyReply, { retryAfterSeconds }: HttpError): void {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
}

/** The status an error carries, or 500. */
function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}

function codeOf(status: number): RefusalCode {
  const codes: Record<number, RefusalCode> = {
    401: 'signedOut',
    403: 'forbidden',
    404: 'notFound',
    405: 'methodNotAllowed',
    409: 'changedMeanwhile',
    413: 'tooLarge',
    415: 'unsupportedType',
    429: 'tooMany',
    503: 'unavailable',
  };
  return codes[status] ?? (status < 500 ? 'badRequest' : 'internal');
}

function wantsPage({ method, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (accept.includes('text/html')) return true;
  return (method === 'GET' || method === 'HEAD') && !accept.includes('json');
}
