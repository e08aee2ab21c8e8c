import type { FastifyInstance } from 'fastify';
import { sentId } from '../../contract/form-answer.ts';
import { flagOf } from '../../contract/form-trap.ts';
import { type FormParts, formRoutes } from '../api/form-routes.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { formMessages } from '../messages.ts';
import type { Outbox } from '../outbox/worker.ts';
import { createCheckedLead } from './checked-lead.ts';
import { fileLead } from './store.ts';

export interface SalesParts extends FormParts {
  db: Db;
  env: Pick<Env, 'WEBHOOK_URL'>;
  outbox: Pick<Outbox, 'nudge'>;
}

export function salesRoutes(app: FastifyInstance, parts: SalesParts): void {
  const { db, env, outbox } = parts;
  formRoutes(app, parts, {
    endpoint: createCheckedLead,
    limit: 'forms',
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
