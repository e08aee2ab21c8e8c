import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { describeEmailError } from '../../content/describe-field-error.ts';
import type { ApiMessages } from '../../content/messages/en/api.ts';
import { flagOf, sentId } from '../../contract/forms.ts';
import { type Locale, locales, localPath } from '../../contract/locales.ts';
import { email } from '../../contract/text.ts';
import { createApplication } from '../../contract/waitlist.ts';
import { sendFilled } from '../api/fill-page.ts';
import {
  type FormDependencies,
  formRoutes,
  maxFormBytes,
  plainForm,
  plainForms,
} from '../api/form-routes.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import type { PrivateLinks } from '../links/private-link.ts';
import { apiMessages, comingSoonMessages, formMessages, waitlistMessages } from '../messages.ts';
import type { Outbox } from '../outbox/worker.ts';
import { readFirstVisit } from './first-visit.ts';
import { confirmApplication, fileApplication, findApplication, sendOptInAgain } from './store.ts';
import type { WebsiteChecks } from './website-checks.ts';

interface WaitlistDependencies extends FormDependencies {
  db: Db;
  env: Pick<Env, 'DOUBLE_OPT_IN' | 'WEBHOOK_URL'>;
  links: PrivateLinks;
  outbox: Pick<Outbox, 'nudge'>;
  /** Undefined if the websites of applicants are not looked at. */
  websites: Pick<WebsiteChecks, 'nudge'> | undefined;
}

export function waitlistRoutes(app: FastifyInstance, deps: WaitlistDependencies): void {
  const { db, env, outbox, websites } = deps;
  formRoutes(app, deps, {
    endpoint: createApplication,
    limit: 'forms',
    required: (locale) => waitlistMessages[locale].required,
    pages: ['/join-the-waitlist', '/join-waitlist'],
    next: '/thank-you-page',
    async receive(sent, locale, { headers: { referer, origin } }) {
      await fileApplication(db, {
        sent,
        visit: readFirstVisit(deps.site, { firstVisit: sent.firstVisit, referer, origin }),
        locale,
        flag: flagOf(sent),
        optIn: env.DOUBLE_OPT_IN,
        webhook: env.WEBHOOK_URL !== undefined,
      });
      outbox.nudge();
      websites?.nudge();
      return { message: formMessages[locale].done };
    },
  });
  comingSoonRoutes(app, deps);
  optInRoutes(app, deps);
}

/** Without JavaScript the address typed on the Coming soon page is carried into the waitlist form. */
function comingSoonRoutes(app: FastifyInstance, { site }: WaitlistDependencies): void {
  const body = z.object({ email });
  plainForms(app, (plain) => {
    for (const locale of locales) {
      const page = localPath(locale, '/Comingsoon');
      const options = { schema: { hide: true }, bodyLimit: maxFormBytes };
      plain.post<{ Body?: { email?: string } }>(page, options, (request, reply) => {
        const sent = z.safeParse(body, request.body);
        if (sent.success)
          return sendFilled(site, reply, localPath(locale, '/join-waitlist'), { values: sent.data });
        const value = request.body?.email ?? '';
        const t = { ...formMessages[locale], ...comingSoonMessages[locale].form };
        return sendFilled(site, reply, page, {
          status: 422,
          values: { email: value },
          fields: { email: describeEmailError(value, t, locale) },
        });
      });
    }
  });
}

/**
 * The page behind the link in the mail, and the form that has the mail sent again. The link only opens a page with a
 * button, because mail scanners follow links too.
 */
function optInRoutes(app: FastifyInstance, deps: WaitlistDependencies): void {
  const { db, env, links, outbox, site } = deps;
  const path = '/confirm-application';
  const hidden = { schema: { hide: true } };

  function show(
    reply: FastifyReply,
    locale: Locale,
    state: keyof ApiMessages['confirmation'],
    token = '',
  ): FastifyReply {
    const isBroken = state === 'broken';
    return sendFilled(site, reply, localPath(locale, path), {
      status: isBroken ? 404 : 200,
      values: { token },
      slots: {
        texts: apiMessages[locale].confirmation[state],
        hrefs: {},
        only: [isBroken ? 'none' : state],
        below: isBroken ? '' : `/${token}`,
      },
    });
  }

  plainForms(app, (plain) => {
    for (const locale of locales) {
      const page = localPath(locale, path);
      plain.get<{ Params: { token: string } }>(`${page}/:token(.+)`, hidden, async ({ params }, reply) => {
        const id = await links.idOf('opt-in', params.token);
        const application = id === undefined ? undefined : await findApplication(db, id);
        if (!application) return show(reply, locale, 'broken');
        return show(reply, locale, application.optedInAt ? 'confirmed' : 'waiting', params.token);
      });
      plain.post<{ Body?: { token?: string } }>(`${page}/confirm`, hidden, async ({ body }, reply) => {
        const token = body?.token ?? '';
        const id = await links.idOf('opt-in', token);
        const webhook = env.WEBHOOK_URL !== undefined;
        if (id === undefined || !(await confirmApplication(db, id, webhook))) {
          return show(reply, locale, 'broken');
        }
        outbox.nudge();
        return reply.header('cache-control', 'no-store').redirect(`${page}/${token}`, 303);
      });
    }
    plainForm(plain, deps, path, {
      body: z.object({ email }),
      limit: 'forms',
      next: `${path}#${sentId}`,
      async receive(sent) {
        if (env.DOUBLE_OPT_IN) await sendOptInAgain(db, sent.email);
        outbox.nudge();
      },
    });
  });
}
