import type { FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import { describeFieldError } from '../content/describe-field-error.ts';
import { formatWait } from '../content/format.ts';
import type { ApiMessages } from '../content/messages/en/api.ts';
import type { Locale } from '../contract/locales.ts';
import {
  type FieldCode,
  type FieldError,
  leadingCode,
  type Problem,
  readFieldErrors,
} from '../contract/problem.ts';
import { isDatabaseUnavailable } from './db/errors.ts';
import { apiMessages, formMessages } from './messages.ts';

type HttpErrorCode = keyof ApiMessages['httpErrors'];
type PlainFieldCode = Exclude<FieldCode, 'tooLong'>;

/** The messages for required fields that are empty, by field name. */
export type RequiredMessages = (locale: Locale) => Readonly<Record<string, string>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The empty-field messages of the form that the route receives. */
    required?: RequiredMessages | undefined;
  }
}

/** Ends a request with an error status; the message comes from `content/messages`. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly code: HttpErrorCode | FieldCode;
  readonly fields: ReadonlyMap<string, FieldError>;
  readonly retryAfterSeconds: number | undefined;
  /** The path of the page that shows the outcome, if there is one. */
  readonly page: string | undefined;

  constructor(
    statusCode: number,
    more: {
      code?: HttpErrorCode;
      fields?: ReadonlyMap<string, FieldError | PlainFieldCode>;
      retryAfterSeconds?: number;
      page?: string;
    } = {},
  ) {
    // An expected outcome: nobody reads its stack, and capturing one takes a visible part of an invalid post.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(`HTTP ${statusCode}`);
    Error.stackTraceLimit = stackTraceLimit;
    this.statusCode = statusCode;
    this.fields = new Map(
      [...(more.fields ?? [])].map(([name, error]) => [
        name,
        typeof error === 'string' ? { code: error } : error,
      ]),
    );
    this.code =
      more.code ?? leadingCode([...this.fields.values()].map(({ code }) => code)) ?? defaultCode(statusCode);
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.page = more.page;
  }

  /** The body of the response. Its field errors depend on the form and on the values of the request. */
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
  return new HttpError(errorStatus(error));
}

/** The error of one field that its schema cannot check. */
export function invalidField(field: string, code: PlainFieldCode = 'invalidChoice'): HttpError {
  return new HttpError(422, { fields: new Map([[field, code]]) });
}

/** The error of a body that does not match its schema. */
export function validationError(error: Pick<z.core.$ZodError, 'issues'>): HttpError {
  const fields = readFieldErrors(error);
  // The body itself has the wrong type.
  return fields.has('') ? new HttpError(400) : new HttpError(422, { fields });
}

/** The status an error carries, or 500. */
function errorStatus(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}

function defaultCode(status: number): HttpErrorCode {
  const codes: Record<number, HttpErrorCode> = {
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
