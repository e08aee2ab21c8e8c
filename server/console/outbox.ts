import * as z from 'zod/mini';
import { outboxPage, outboxQuery } from '../../contract/console/outbox.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { HttpError } from '../http-error.ts';
import { listDeliveries, resend, resendAll } from '../submissions/deliveries.ts';
import { type ConsoleDependencies, type ConsoleRoute, consoleRoute } from './console-route.ts';

export function outboxRoutes({ db, outbox }: Pick<ConsoleDependencies, 'db' | 'outbox'>): ConsoleRoute[] {
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
        // Already waiting, held or gone: no longer in the state that the operator saw.
        if (!(await resend(db, id, operator.id))) throw new HttpError(409, { code: 'changedMeanwhile' });
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
