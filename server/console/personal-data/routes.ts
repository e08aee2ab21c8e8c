import { Readable } from 'node:stream';
import { consoleApi } from '../../../contract/console/paths.ts';
import { erased, person, personQuery } from '../../../contract/console/personal-data.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { erasePersonalData, sumErasures } from '../../personal-data/erase.ts';
import { exportPersonalData, findPersonalData } from '../../personal-data/find.ts';
import { writeEvent } from '../../submissions/events.ts';
import { attachment, type ConsoleDependencies, type ConsoleRoute, consoleRoute } from '../console-route.ts';

/** All are POST: an email address must not appear in a URL, which is logged and kept in histories. */
export function personRoutes({ db, env }: Pick<ConsoleDependencies, 'db' | 'env'>): ConsoleRoute[] {
  return [
    consoleRoute({
      method: 'POST',
      path: consoleApi.findPerson,
      role: 'viewer',
      body: personQuery,
      reply: person,
      handle: ({ body }) => findPersonalData(db, body.email),
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
          .send(Readable.from(exportPersonalData(db, body.email)));
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
        return sumErasures([
          await erasePersonalData(db, { email: body.email, actor, dataDir: env.DATA_DIR }),
        ]);
      },
    }),
  ];
}
