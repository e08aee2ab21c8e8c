import type { FastifyInstance } from 'fastify';
import { detectSpam, sentId } from '../../contract/forms.ts';
import { createSupportRequest } from '../../contract/support.ts';
import { type FormDependencies, formRoutes } from '../api/form-routes.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { formMessages, supportMessages } from '../messages.ts';
import type { Polling } from '../poll.ts';
import { readFirstVisit } from '../sources/first-visit.ts';
import { saveSupportRequest } from './store.ts';

interface SupportDependencies extends FormDependencies {
  db: Db;
  env: Pick<Env, 'WEBHOOK_URL'>;
  outbox: Pick<Polling, 'nudge'>;
}

export function supportRoutes(app: FastifyInstance, deps: SupportDependencies): void {
  const { db, env, outbox } = deps;
  formRoutes(app, deps, {
    endpoint: createSupportRequest,
    action: 'store a support request',
    limit: 'forms',
    required: (locale) => supportMessages[locale].required,
    pages: ['/support'],
    next: `/support#${sentId}`,
    async handle(sent, locale, request) {
      const webhook = env.WEBHOOK_URL !== undefined;
      const visit = readFirstVisit(deps.site, sent.firstVisit, request);
      await saveSupportRequest(db, { sent, visit, locale, flag: detectSpam(sent), webhook });
      outbox.nudge();
      return { message: formMessages[locale].done };
    },
  });
}
