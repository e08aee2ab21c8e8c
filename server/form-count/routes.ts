import type { FastifyInstance } from 'fastify';
import { tellFormOpened } from '../../contract/form-opened.ts';
import { jsonRoute } from '../api/json-route.ts';
import type { TakeTurn } from '../api/limits.ts';
import type { Db } from '../db/db.ts';
import { countOpened } from './store.ts';

export function formCountRoutes(
  app: FastifyInstance,
  { db, takeTurn }: { db: Db; takeTurn: TakeTurn },
): void {
  jsonRoute(app, takeTurn, {
    endpoint: tellFormOpened,
    limit: 'formsOpened',
    async receive({ form }, locale) {
      await countOpened(db, form, locale);
      return {};
    },
  });
}
