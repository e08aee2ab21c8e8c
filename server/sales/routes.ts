import type { FastifyInstance } from 'fastify';
import { detectSpam, sentId } from '../../contract/forms.ts';
import { type FormDependencies, formRoutes } from '../api/form-routes.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { formMessages, salesMessages } from '../messages.ts';
import type { Polling } from '../poll.ts';
import { readFirstVisit } from '../sources/first-visit.ts';
import { createLeadWithPhone } from './phone.ts';
import { saveLead } from './store.ts';

interface SalesDependencies extends FormDependencies {
  db: Db;
  env: Pick<Env, 'WEBHOOK_URL'>;
  outbox: Pick<Polling, 'nudge'>;
}

export function salesRoutes(app: FastifyInstance, deps: SalesDependencies): void {
  const { db, env, outbox } = deps;
  formRoutes(app, deps, {
    endpoint: createLeadWithPhone,
    action: 'store a lead',
    limit: 'forms',
    required: (locale) => salesMessages[locale].required,
    pages: ['/Sales'],
    next: `/Sales#${sentId}`,
    async handle(sent, locale, request) {
      const webhook = env.WEBHOOK_URL !== undefined;
      const visit = readFirstVisit(deps.site, sent.firstVisit, request);
      await saveLead(db, { sent, visit, locale, flag: detectSpam(sent), webhook });
      outbox.nudge();
      return { message: formMessages[locale].done };
    },
  });
}
