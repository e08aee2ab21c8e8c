import { Readable } from 'node:stream';
import { consoleApi } from '../../../contract/console/paths.ts';
import { dataSubjectQuery, erased, personalData } from '../../../contract/console/personal-data.ts';
import { writeEvent } from '../../events.ts';
import { erasePersonalData, sumErasures } from '../../personal-data/erase.ts';
import { exportPersonalData, findPersonalData } from '../../personal-data/find.ts';
import { attachment, type ConsoleDependencies, type ConsoleRoute, postRoute } from '../console-route.ts';

/** All are POST: an email address must not appear in a URL, which is logged and kept in histories. */
export function personalDataRoutes({ db, env }: Pick<ConsoleDependencies, 'db' | 'env'>): ConsoleRoute[] {
  return [
    postRoute(consoleApi.findPersonalData, 'viewer', {
      body: dataSubjectQuery,
      response: personalData,
      handle: ({ body }) => findPersonalData(db, body.email),
    }),
    postRoute(consoleApi.exportPersonalData, 'editor', {
      body: dataSubjectQuery,
      async handle({ body, operator, reply }) {
        await writeEvent(db, { kind: 'export', actor: operator.id }, 'exported', { of: 'person' });
        return reply
          .headers(attachment('person.json', 'application/json; charset=utf-8'))
          .send(Readable.from(exportPersonalData(db, body.email)));
      },
    }),
    postRoute(consoleApi.erasePersonalData, 'editor', {
      body: dataSubjectQuery,
      response: erased,
      async handle({ body, operator }) {
        const { id: actor } = operator;
        return sumErasures([
          await erasePersonalData(db, { email: body.email, actor, dataDir: env.DATA_DIR }),
        ]);
      },
    }),
  ];
}
