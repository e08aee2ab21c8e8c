import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import type { ApiMessages } from '../content/messages/en/api.ts';
import { type Locale, localeOfPath } from '../contract/locales.ts';
import { type FieldCode, fieldCodesOf, leadingCode, type Problem } from '../contract/problem.ts';
import { isDatabaseAway } from './db/is-away.ts';
import { localeOfRequest } from './language.ts';
import { apiMessages, formMessages } from './messages.ts';
import { splitTarget } from './request-path.ts';
import { sendResource } from './site/send.ts';
import type { Site } from './site/site.ts';
import { spelling } from './site/spelling.ts';

type RefusalCode = keyof ApiMessages['refusals'];

/** Why a request is turned down. Throw one to answer with its status; the words come from the catalogues. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: number;
  readonly code: RefusalCode | FieldCode;
  readonly fields: ReadonlyMap<string, FieldCode>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    statusCode: number,
    more: {
      code?: RefusalCode;
      fields?: ReadonlyMap<string, FieldCode>;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(`refused with ${statusCode}`);
    this.statusCode = statusCode;
    this.fields = more.fields ?? new Map();
    this.code = more.code ?? leadingCode([...this.fields.values()]) ?? codeOf(statusCode);
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  /** The refusal in words. */
  problem(locale: Locale): Problem {
    const { banner, field } = formMessages[locale];
    const fields = [...this.fields].map(([name, code]) => [name, field[code]]);
    const words = { ...apiMessages[locale].refusals, ...banner };
    return {
      message: words[this.code],
      code: this.code,
      ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
    };
  }
}

/** What an error means to who sent the request. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.split('/').slice(1),
      message,
    }));
    return invalid({ issues: issues as z.core.$ZodIssue[] });
  }
  if (isDatabaseAway(error)) return new Refusal(503, { retryAfterSeconds: 5 });
  return new Refusal(statusOf(error));
}

/** The refusal of a body that does not fit its schema. */
export function invalid(error: Pick<z.core.$ZodError, 'issues'>): Refusal {
  const fields = fieldCodesOf(error);
  // Not a field but the body itself is of the wrong kind.
  return fields.has('') ? new Refusal(400) : new Refusal(422, { fields });
}

/** Answers with a status from 400 up: a designed page to who reads pages, else a message and its code. */
export function refuse(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  const path = spelling(splitTarget(request.raw.url ?? '/').path);
  const locale = localeOfRequest(path, request.headers['accept-language']);
  retryLater(reply, refusal);
  if (!wantsPage(request)) {
    return reply
      .code(refusal.statusCode)
      .header('cache-control', 'no-store')
      .header('content-language', locale)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(refusal.problem(locale));
  }
  const page = refusal.statusCode === 404 ? site.notFound[localeOfPath(path)] : site.failed[locale];
  return sendResource(request, reply, page, refusal.statusCode);
}

export function retryLater(reply: FastifyReply, { retryAfterSeconds }: Refusal): void {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
}

/** The status an error asks for, 500 when it asks for none. */
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
