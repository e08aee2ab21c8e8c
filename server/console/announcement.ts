import * as z from 'zod/mini';
import { announcementPage, newAnnouncement } from '../../contract/console/announcement.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { planAnnouncement, readAnnouncements, withdrawAnnouncement } from '../announcements/store.ts';
import { HttpError } from '../http-error.ts';
import { type ConsoleDependencies, type ConsoleRoute, consoleRoute } from './console-route.ts';

/** The line above the header of every page. */
export function announcementRoutes({
  db,
  liveState,
}: Pick<ConsoleDependencies, 'db' | 'liveState'>): ConsoleRoute[] {
  return [
    consoleRoute({
      method: 'GET',
      path: consoleApi.announcement,
      role: 'viewer',
      reply: announcementPage,
      handle: () => readAnnouncements(db),
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.announcement,
      role: 'admin',
      body: newAnnouncement,
      reply: z.object({}),
      async handle({ body, operator }) {
        if (Date.parse(body.endsAt) <= Date.now())
          throw new HttpError(422, { fields: new Map([['endsAt', 'invalidDate']]) });
        await planAnnouncement(db, body, operator.id);
        await liveState.refresh();
        return {};
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.withdrawAnnouncement,
      role: 'admin',
      reply: z.object({}),
      async handle({ operator }) {
        if (!(await withdrawAnnouncement(db, operator.id))) throw new HttpError(409);
        await liveState.refresh();
        return {};
      },
    }),
  ];
}
