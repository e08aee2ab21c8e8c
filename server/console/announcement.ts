import { announcementPage, newAnnouncement } from '../../contract/console/announcement.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { planAnnouncement, readAnnouncements, withdrawAnnouncement } from '../announcements/store.ts';
import { HttpError, invalidField } from '../http-error.ts';
import { type ConsoleDependencies, type ConsoleRoute, getRoute, postRoute } from './console-route.ts';

/** The line above the header of every page. */
export function announcementRoutes({
  db,
  liveState,
}: Pick<ConsoleDependencies, 'db' | 'liveState'>): ConsoleRoute[] {
  return [
    getRoute(consoleApi.announcement, 'viewer', {
      response: announcementPage,
      handle: () => readAnnouncements(db),
    }),
    postRoute(consoleApi.announcement, 'admin', {
      body: newAnnouncement,
      async handle({ body, operator }) {
        if (Date.parse(body.endsAt) <= Date.now()) throw invalidField('endsAt', 'invalidDate');
        await planAnnouncement(db, body, operator.id);
        await liveState.refresh();
      },
    }),
    postRoute(consoleApi.withdrawAnnouncement, 'admin', {
      async handle({ operator }) {
        if (!(await withdrawAnnouncement(db, operator.id))) throw new HttpError(409);
        await liveState.refresh();
      },
    }),
  ];
}
