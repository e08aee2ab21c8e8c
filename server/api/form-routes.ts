import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Locale, locales, localPath } from '../../contract/locales.ts';
import { formMessages } from '../messages.ts';
import { invalid, refusalOf, retryLater } from '../refusal.ts';
import type { Site } from '../site/site.ts';
import type { Marks, SentForm } from './fill-page.ts';
import { sendFilled } from './filled-page.ts';
import { type JsonRoute, jsonRoute } from './json-route.ts';
import type { TakeTurn } from './limits.ts';
import { plainForms } from './plain-forms.ts';
import { uploadForms } from './upload-forms.ts';

export interface FormParts {
  site: Site;
  takeTurn: TakeTurn;
}

/** A form: the endpoint its island calls, and the pages that post to themselves where no script runs. */
export interface FormRoute<Body extends z.ZodMiniType, Reply extends z.ZodMiniType>
  extends JsonRoute<Body, Reply> {
  /** The paths of the pages that carry the form, without language. */
  pages: readonly string[];
  /**
   * Where a plain post leads to when it is done: a path without language, or what the answer or the page names.
   * Marks lead to the page itself, filled with them.
   */
  next: string | ((done: z.output<Reply>, page: string, locale: Locale) => string | Marks);
}

export function formRoutes<Body extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  app: FastifyInstance,
  parts: FormParts,
  form: FormRoute<Body, Reply>,
): void {
  const addPages = (plain: FastifyInstance) => {
    for (const locale of locales) {
      for (const path of form.pages) plainRoute(plain, parts, form, locale, path);
    }
  };
  if (form.endpoint.multipart) {
    uploadForms(app, parts.takeTurn, (uploads) => {
      jsonRoute(uploads, parts.takeTurn, form);
      addPages(uploads);
    });
  } else {
    jsonRoute(app, parts.takeTurn, form);
    plainForms(app, addPages);
  }
}

function plainRoute<Body extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  app: FastifyInstance,
  { site, takeTurn }: FormParts,
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
      await takeTurn(limit, request.ip);
      const done = await receive(sent.data, locale, request.ip);
      const target = typeof next === 'string' ? localPath(locale, next) : next(done, page, locale);
      if (typeof target !== 'string') {
        const { values } = giveBack(request.body, locale);
        return sendFilled(site, reply, page, { values, marks: target });
      }
      return reply.header('cache-control', 'no-store').redirect(target, 303);
    },
    // The page again, as the visitor left it.
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

/** What can stand in the form again. A file cannot: browsers take none from us, and the field says so. */
function giveBack(body: unknown, locale: Locale): { values: SentForm['values']; gone: SentForm['fields'] } {
  const values: SentForm['values'] = {};
  const gone: SentForm['fields'] = {};
  for (const [name, value] of Object.entries(body ?? {})) {
    if (typeof value === 'string') values[name] = value;
    else if (value instanceof File) gone[name] = formMessages[locale].field.fileGone;
  }
  return { values, gone };
}
