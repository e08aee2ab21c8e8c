import * as z from 'zod/mini';
import { outboxPage, outboxQuery } from '../../contract/console/outbox.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { HttpError } from '../http-error.ts';
import { listDeliveries, resend, resendAll } from '../submissions/deliveries.ts';
import { type ConsoleDependencies, type ConsoleRoute, getRoute, postRoute } from './console-route.ts';

export function outboxRoutes({ db, outbox }: Pick<ConsoleDependencies, 'db' | 'outbox'>): ConsoleRoute[] {
  return [
    getRoute(consoleApi.outbox, 'viewer', {
      query: outboxQuery,
      response: outboxPage,
      handle: ({ query }) => listDeliveries(db, query),
    }),
    postRoute(consoleApi.resend(':id'), 'editor', {
      async handle({ id, operator }) {
        // Already waiting, held or gone: no longer in the state that the operator saw.
        if (!(await resend(db, id, operator.id))) throw new HttpError(409, { code: 'changedMeanwhile' });
        outbox.nudge();
      },
    }),
    postRoute(consoleApi.resendAll, 'editor', {
      response: z.object({ count: z.number() }),
      async handle({ operator }) {
        const count = await resendAll(db, operator.id);
        outbox.nudge();
        return { count };
      },
    }),
  ];
}
