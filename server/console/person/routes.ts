import { Readable } from 'node:stream';
import { erased, person, personQuery } from '../../../contract/console/operations.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { attachment } from '../attachment.ts';
import { type ConsoleRoute, consoleRoute } from '../console-route.ts';
import type { ConsoleParts } from '../parts.ts';
import { writeEvent } from '../write-event.ts';
import { erasePerson } from './erase.ts';
import { exportPerson } from './export.ts';
import { findPerson } from './find.ts';

/** All of them are posts: an address has no place in an address line, which is logged and remembered. */
export function personRoutes({ db, env }: Pick<ConsoleParts, 'db' | 'env'>): ConsoleRoute[] {
  return [
    consoleRoute({
      method: 'POST',
      path: consoleApi.findPerson,
      role: 'viewer',
      body: personQuery,
      reply: person,
      handle: ({ body }) => findPerson(db, body.email),
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.exportPerson,
      role: 'editor',
      body: personQuery,
      async handle({ body, operator, answer }) {
        const detail = { of: 'person' };
        const event = {
          subjectKind: 'export',
          subjectId: uuid7(),
          kind: 'exported',
          actor: operator.id,
          detail,
        };
        await writeEvent(db, event);
        return answer
          .headers(attachment('person.json', 'application/json; charset=utf-8'))
          .send(Readable.from(exportPerson(db, body.email)));
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.erasePerson,
      role: 'editor',
      body: personQuery,
      reply: erased,
      async handle({ body, operator }) {
        const { id: actor } = operator;
        return { removed: await erasePerson(db, { email: body.email, actor, dataDir: env.DATA_DIR }) };
      },
    }),
  ];
}
