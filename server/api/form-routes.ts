import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteShorthandOptionsWithHandler,
} from 'fastify';
import * as z from 'zod/mini';
import type { SubmittedForm } from '../../contract/forms.ts';
import { type Locale, locales, localPath } from '../../contract/locales.ts';
import { type HttpError, type RequiredMessages, toHttpError, validationError } from '../http-error.ts';
import { toLoggedError } from '../log.ts';
import { formMessages } from '../messages.ts';
import { sendError, setRetryAfter } from '../site/send-error.ts';
import { serveFromSite } from '../site/serve.ts';
import type { Site } from '../site/site.ts';
import { type PageValues, sendFilledPage } from './fill-page.ts';
import { type JsonRoute, jsonRoute, type RequestClient } from './json-route.ts';
import type { LimitName, RateLimit } from './rate-limit.ts';
import { uploadForms } from './upload-forms.ts';

/** The query parameter with which a linked form is sent and not only filled in. */
const sendNow = 'now';

/**
 * The maximum body that a browser posts without JavaScript. Some letters take nine bytes, and a text beyond its limit
 * comes back with its page, so there is room for more than the limits allow.
 */
export const maxFormBytes = 256 * 1024;

export interface FormDependencies {
  site: Site;
  rateLimit: RateLimit;
}

/** A form that a page posts to its own URL. */
interface PlainForm<Body extends z.ZodMiniType, Done> {
  body: Body;
  limit: LimitName;
  /** What the log calls receiving it: `store a lead`. */
  action: string;
  required?: RequiredMessages;
  handle(sent: z.output<Body>, locale: Locale, sender: RequestClient): Promise<Done>;
  /** A query parameter that fills in a field, so that the form can be linked to. */
  linked?: { parameter: string; field: string };
  /**
   * Where a plain post redirects to: a path without language, or a function of the result and the page. If the function
   * returns page values, the page is filled with them instead.
   */
  next: string | ((done: Done, page: string, locale: Locale, sent: z.output<Body>) => string | PageValues);
  /** Whether there is a page with these parameters. */
  hasPage?(params: Readonly<Record<string, string>>): boolean;
}

/** A form: the endpoint its island calls, and the pages that post to themselves without JavaScript. */
export interface FormRoute<Body extends z.ZodMiniType, Output extends z.ZodMiniType>
  extends Omit<JsonRoute<Body, Output>, 'action'>,
    Pick<PlainForm<Body, z.output<Output>>, 'action' | 'next' | 'linked' | 'hasPage'> {
  /** The paths of the pages that have the form, without language. They may have parameters, as in `/:job`. */
  pages: readonly string[];
}

export function formRoutes<Body extends z.ZodMiniType, Output extends z.ZodMiniType>(
  app: FastifyInstance,
  deps: FormDependencies,
  form: FormRoute<Body, Output>,
): void {
  const { endpoint, pages } = form;
  const addPages = (plain: FastifyInstance) => {
    for (const path of pages) plainForm(plain, deps, path, { ...form, body: endpoint.body });
  };
  if (endpoint.multipart) {
    uploadForms(app, deps.rateLimit, (uploads) => {
      jsonRoute(uploads, deps.rateLimit, form);
      addPages(uploads);
    });
  } else {
    jsonRoute(app, deps.rateLimit, form);
    plainForms(app, addPages);
  }
}

/** A scope of the app that only parses what a browser posts without JavaScript. */
export function plainForms(app: FastifyInstance, addRoutes: (plain: FastifyInstance) => void): void {
  app.register(async (plain) => {
    plain.removeAllContentTypeParsers();
    plain.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    addRoutes(plain);
  });
}

/** Routes for a page's form, in every language. `app` is a scope that parses what it posts. */
export function plainForm<Body extends z.ZodMiniType, Done>(
  app: FastifyInstance,
  deps: FormDependencies,
  path: string,
  form: PlainForm<Body, Done>,
): void {
  for (const locale of locales) plainRoute(app, deps, form, locale, path);
}

function plainRoute<Body extends z.ZodMiniType, Done>(
  app: FastifyInstance,
  { site, rateLimit }: FormDependencies,
  { body, limit, action, required, next, handle, linked, hasPage }: PlainForm<Body, Done>,
  locale: Locale,
  path: string,
): void {
  const route: RouteShorthandOptionsWithHandler = {
    schema: { hide: true },
    config: { action, required },
    bodyLimit: maxFormBytes,
    ...(hasPage && {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        if (!hasPage(request.params as Record<string, string>)) return serveFromSite(site, request, reply);
      },
    }),
    handler: async (request, reply) => {
      const page = toPage(request);
      const sent = z.safeParse(body, request.body);
      if (!sent.success) throw validationError(sent.error);
      await rateLimit(limit, request.ip);
      const done = await handle(sent.data, locale, request);
      const target = typeof next === 'string' ? localPath(locale, next) : next(done, page, locale, sent.data);
      if (typeof target !== 'string') {
        const { values } = giveBack(request.body, locale);
        return sendFilledPage(site, reply, page, { values, pageValues: target });
      }
      return reply.header('cache-control', 'no-store').redirect(target, 303);
    },
    // The page again, with the visitor's input and the errors.
    errorHandler: async (error, request, reply) => {
      const failure = toLoggedError(request, error);
      const httpError = await countFilling(request.ip, failure);
      if (httpError.code === 'tooMany') return sendError(site, request, reply, httpError);
      setRetryAfter(reply, httpError);
      if (httpError.page !== undefined)
        return reply.header('cache-control', 'no-store').redirect(httpError.page, 303);
      const page = toPage(request);
      const { values, gone } = giveBack(request.body, locale);
      const { message, fields } = httpError.problem(locale, request);
      return sendFilledPage(site, reply, page, {
        status: httpError.statusCode,
        values,
        // In the order of the form, whose files come last.
        fields: { ...fields, ...gone, ...fields },
        message,
      });
    },
  };

  function toPage({ params }: FastifyRequest): string {
    const values = params as Record<string, string>;
    return localPath(
      locale,
      path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? ''),
    );
  }

  /** Filling in a page costs more than most errors, so it has its own limit. */
  async function countFilling(address: string, httpError: HttpError): Promise<HttpError> {
    if (httpError.code === 'tooMany') return httpError;
    return rateLimit('invalidForms', address).then(() => httpError, toHttpError);
  }

  app.post(localPath(locale, path), route);
  if (linked) {
    app.get(localPath(locale, path), {
      ...route,
      onRequest: (request, reply) => follow(request, reply, linked),
    });
  }

  /**
   * Shows the page with its field filled in. With JavaScript it is submitted from there; without, the browser is
   * redirected back at once.
   */
  async function follow(
    request: FastifyRequest,
    reply: FastifyReply,
    { parameter, field }: NonNullable<typeof linked>,
  ): Promise<FastifyReply | undefined> {
    const query = new Map(Object.entries(request.query ?? {}));
    const typed = query.get(parameter);
    if (typeof typed !== 'string' || typed.trim() === '') return serveFromSite(site, request, reply);
    if (query.has(sendNow)) {
      request.body = { [field]: typed };
      return undefined;
    }
    await rateLimit('filledPages', request.ip);
    const page = toPage(request);
    const again = new URLSearchParams({ [parameter]: typed, [sendNow]: '' });
    return sendFilledPage(site, reply, page, { values: { [field]: typed }, refresh: `${page}?${again}` });
  }
}

/** The values that the form shows again. A file cannot be filled in, so its field asks for it again. */
function giveBack(
  body: unknown,
  locale: Locale,
): { values: SubmittedForm['values']; gone: SubmittedForm['fields'] } {
  const values: SubmittedForm['values'] = {};
  const gone: SubmittedForm['fields'] = {};
  for (const [name, value] of Object.entries(body ?? {})) {
    if (typeof value === 'string') values[name] = value;
    else if (value instanceof File) gone[name] = formMessages[locale].field.fileGone;
  }
  return { values, gone };
}
