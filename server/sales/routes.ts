import type { FastifyInstance } from 'fastify';
import { flagOf, sentId } from '../../contract/forms.ts';
import { type FormDependencies, formRoutes } from '../api/form-routes.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { formMessages, salesMessages } from '../messages.ts';
import type { Outbox } from '../outbox/worker.ts';
import { createLeadWithPhone } from './phone.ts';
import { fileLead } from './store.ts';

interface SalesDependencies extends FormDependencies {
  db: Db;
  env: Pick<Env, 'WEBHOOK_URL'>;
  outbox: Pick<Outbox, 'nudge'>;
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
    async receive(sent, locale) {
      const webhook = env.WEBHOOK_URL !== undefined;
      await fileLead(db, { sent, locale, flag: flagOf(sent), webhook });
      outbox.nudge();
      return { message: formMessages[locale].done };
    },
  });
}
