import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Locale, locales, localPath } from '../../contract/locales.ts';
import { formMessages } from '../messages.ts';
import { invalid, refusalOf, retryLater } from '../refusal.ts';
import type { Site } from '../site/site.ts';
import { type PageSlots, type SentForm, sendFilled } from './fill-page.ts';
import { type JsonRoute, jsonRoute } from './json-route.ts';
import type { RateLimit } from './limits.ts';
import { uploadForms } from './upload-forms.ts';

export interface FormDependencies {
  site: Site;
  rateLimit: RateLimit;
}

/** A form: the endpoint its island calls, and the pages that post to themselves without JavaScript. */
interface FormRoute<Body extends z.ZodMiniType, Reply extends z.ZodMiniType> extends JsonRoute<Body, Reply> {
  /** The paths of the pages that have the form, without language. */
  pages: readonly string[];
  /**
   * Where a plain post redirects to: a path without language, or a function of the answer and the page. PageSlots show the
   * page itself, filled with them.
   */
  next: string | ((done: z.output<Reply>, page: string, locale: Locale) => string | PageSlots);
}

export function formRoutes<Body extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  app: FastifyInstance,
  deps: FormDependencies,
  form: FormRoute<Body, Reply>,
): void {
  const addPages = (plain: FastifyInstance) => {
    for (const locale of locales) {
      for (const path of form.pages) plainRoute(plain, deps, form, locale, path);
    }
  };
  if (form.endpoint.multipart) {
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
  app.register((plain, _options, done) => {
    plain.removeAllContentTypeParsers();
    plain.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    addRoutes(plain);
    done();
  });
}

function plainRoute<Body extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  app: FastifyInstance,
  { site, rateLimit }: FormDependencies,
  { endpoint, limit, next, receive }: FormRoute<Body, Reply>,
  locale: Locale,
  path: string,
): void {
  const page = localPath(locale, path);
  app.post(page, {
    schema: { hide: true },
    handler: async (request, reply) => {
      const sent = z.safeParse(endpoint.body, request.body);
      if (!sent.success) throw invalid(sent.error);
      await rateLimit(limit, request.ip);
      const done = await receive(sent.data, locale, request.ip);
      const target = typeof next === 'string' ? localPath(locale, next) : next(done, page, locale);
      if (typeof target !== 'string') {
        const { values } = giveBack(request.body, locale);
        return sendFilled(site, reply, page, { values, slots: target });
      }
      return reply.header('cache-control', 'no-store').redirect(target, 303);
    },
    // The page again, as the visitor left it, with what is wrong.
    errorHandler: (error, request, reply) => {
      const refusal = refusalOf(error);
      if (refusal.statusCode >= 500) request.log.error({ err: error }, 'request failed');
      retryLater(reply, refusal);
      const { values, gone } = giveBack(request.body, locale);
      const { message, fields } = refusal.problem(locale);
      return sendFilled(site, reply, page, {
        status: refusal.statusCode,
        values,
        fields: { ...gone, ...fields },
        message,
      });
    },
  });
}

/** What the form shows again. A file cannot be filled in, so its field says that it must be chosen again. */
function giveBack(body: unknown, locale: Locale): { values: SentForm['values']; gone: SentForm['fields'] } {
  const values: SentForm['values'] = {};
  const gone: SentForm['fields'] = {};
  for (const [name, value] of Object.entries(body ?? {})) {
    if (typeof value === 'string') values[name] = value;
    else if (value instanceof File) gone[name] = formMessages[locale].field.fileGone;
  }
  return { values, gone };
}
