import type { FastifyInstance } from 'fastify';
import { flagOf } from '../../contract/form-trap.ts';
import { locales, localPath } from '../../contract/locales.ts';
import { createApplication } from '../../contract/waitlist.ts';
import { sendFilled } from '../api/filled-page.ts';
import { type FormParts, formRoutes } from '../api/form-routes.ts';
import { plainForms } from '../api/plain-forms.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import type { PrivateLinks } from '../links/private-link.ts';
import { formMessages } from '../messages.ts';
import type { Outbox } from '../outbox/worker.ts';
import { Refusal } from '../refusal.ts';
import { confirmApplication, fileApplication } from './store.ts';

export interface WaitlistParts extends FormParts {
  db: Db;
  env: Pick<Env, 'DOUBLE_OPT_IN' | 'WEBHOOK_URL'>;
  links: PrivateLinks;
  outbox: Pick<Outbox, 'nudge'>;
}

export function waitlistRoutes(app: FastifyInstance, parts: WaitlistParts): void {
  const { db, env, outbox } = parts;
  formRoutes(app, parts, {
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
  optInRoutes(app, parts);
}

/** The link of the mail only shows a page, for programs follow links too; its button says yes. */
function optInRoutes(app: FastifyInstance, { db, env, links, outbox, site }: WaitlistParts): void {
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
