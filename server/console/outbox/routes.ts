import * as z from 'zod/mini';
import { outboxPage, outboxQuery } from '../../../contract/console/operations.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { Refusal } from '../../refusal.ts';
import { type ConsoleRoute, consoleRoute } from '../console-route.ts';
import type { ConsoleParts } from '../parts.ts';
import { listDeliveries, resend, resendAll } from './store.ts';

export function outboxRoutes({ db, outbox }: Pick<ConsoleParts, 'db' | 'outbox'>): ConsoleRoute[] {
  return [
    consoleRoute({
      method: 'GET',
      path: consoleApi.outbox,
      role: 'viewer',
      query: outboxQuery,
      reply: outboxPage,
      handle: ({ query }) => listDeliveries(db, query),
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.resend(':id'),
      role: 'editor',
      reply: z.object({}),
      async handle({ params: { id = '' }, operator }) {
        // It waits already, or is held, or is gone: in any case not what the operator saw.
        if (!(await resend(db, id, operator.id))) throw new Refusal(409, { code: 'changedMeanwhile' });
        outbox.nudge();
        return {};
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.resendAll,
      role: 'editor',
      reply: z.object({ count: z.number() }),
      async handle({ operator }) {
        const count = await resendAll(db, operator.id);
        outbox.nudge();
        return { count };
      },
    }),
  ];
}
