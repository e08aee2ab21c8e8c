import type { FastifyInstance } from 'fastify';
import { sentId } from '../../contract/form-answer.ts';
import { flagOf } from '../../contract/form-trap.ts';
import { createSupportRequest } from '../../contract/support.ts';
import { type FormParts, formRoutes } from '../api/form-routes.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import { formMessages } from '../messages.ts';
import type { Outbox } from '../outbox/worker.ts';
import { fileSupportRequest } from './store.ts';

export interface SupportParts extends FormParts {
  db: Db;
  env: Pick<Env, 'WEBHOOK_URL'>;
  outbox: Pick<Outbox, 'nudge'>;
}

export function supportRoutes(app: FastifyInstance, parts: SupportParts): void {
  const { db, env, outbox } = parts;
  formRoutes(app, parts, {
    endpoint: createSupportRequest,
    limit: 'forms',
    pages: ['/support'],
    next: `/support#${sentId}`,
    async receive(sent, locale) {
      const webhook = env.WEBHOOK_URL !== undefined;
      await fileSupportRequest(db, { sent, locale, flag: flagOf(sent), webhook });
      outbox.nudge();
      return { message: formMessages[locale].done };
    },
  });
}
