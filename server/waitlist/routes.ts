import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { flagOf } from '../../contract/forms.ts';
import { locales, localPath } from '../../contract/locales.ts';
import { email } from '../../contract/text.ts';
import { createApplication } from '../../contract/waitlist.ts';
import { sendFilled } from '../api/fill-page.ts';
import { type FormDependencies, formRoutes, plainForms } from '../api/form-routes.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import type { PrivateLinks } from '../links/private-link.ts';
import { comingSoonMessages, formMessages } from '../messages.ts';
import type { Outbox } from '../outbox/worker.ts';
import { Refusal } from '../refusal.ts';
import { confirmApplication, fileApplication } from './store.ts';

interface WaitlistDependencies extends FormDependencies {
  db: Db;
  env: Pick<Env, 'DOUBLE_OPT_IN' | 'WEBHOOK_URL'>;
  links: PrivateLinks;
  outbox: Pick<Outbox, 'nudge'>;
}

export function waitlistRoutes(app: FastifyInstance, deps: WaitlistDependencies): void {
  const { db, env, outbox } = deps;
  formRoutes(app, deps, {
    endpoint: createApplication,
    limit: 'forms',
    pages: ['/join-the-waitlist', '/join-waitlist'],
    next: '/thank-you-page',
    async receive(sent, locale) {
      await fileApplication(db, {
        sent,
        locale,
        flag: flagOf(sent),
        optIn: env.DOUBLE_OPT_IN,
        webhook: env.WEBHOOK_URL !== undefined,
      });
      outbox.nudge();
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
      plain.post<{ Body?: { email?: string } }>(page, { schema: { hide: true } }, (request, reply) => {
        const sent = z.safeParse(body, request.body);
        if (sent.success)
          return sendFilled(site, reply, localPath(locale, '/join-waitlist'), { values: sent.data });
        return sendFilled(site, reply, page, {
          status: 422,
          values: { email: request.body?.email ?? '' },
          fields: { email: comingSoonMessages[locale].form.invalid },
        });
      });
    }
  });
}

/** The link in the mail only opens a page with a button, because mail scanners follow links too. */
function optInRoutes(app: FastifyInstance, { db, env, links, outbox, site }: WaitlistDependencies): void {
  async function idOf(token: string): Promise<string> {
    const id = await links.idOf('opt-in', token);
    if (id === undefined) throw new Refusal(404);
    return id;
  }
  const hidden = { schema: { hide: true } };
  plainForms(app, (plain) => {
    for (const locale of locales) {
      const page = localPath(locale, '/confirm-application');
      plain.get<{ Params: { token: string } }>(`${page}/:token`, hidden, async ({ params }, reply) => {
        await idOf(params.token);
        return sendFilled(site, reply, page, { values: { token: params.token } });
      });
      plain.post<{ Body?: { token?: string } }>(page, hidden, async ({ body }, reply) => {
        const id = await idOf(body?.token ?? '');
        if (!(await confirmApplication(db, id, env.WEBHOOK_URL !== undefined))) throw new Refusal(404);
        outbox.nudge();
        return reply.header('cache-control', 'no-store').redirect(localPath(locale, '/thank-you-page'), 303);
      });
    }
  });
}
