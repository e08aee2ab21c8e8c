import * as z from 'zod/mini';
import { settings } from '../../content/settings.ts';
import { hostSchedule, meetingMove, scheduleQuery } from '../../contract/console/host-schedule.ts';
import { detail } from '../../contract/console/inbox.ts';
import { consoleApi, hostCalendarPath } from '../../contract/console/paths.ts';
import {
  closedSpan,
  feedLink,
  type HostList,
  holidayCountries,
  hostChange,
  hostList,
  hostSettings,
} from '../../contract/host.ts';
import { linkOrigin } from '../env.ts';
import { readHostSchedule } from '../host-schedule/host-schedule.ts';
import { moveMeeting } from '../host-schedule/move-meeting.ts';
import { publicHolidays } from '../hosts/holidays.ts';
import { addHost, closeHosts, readHosts, renewFeed, saveHost } from '../hosts/store.ts';
import { HttpError } from '../http-error.ts';
import { assertDone } from '../submissions/actions.ts';
import { requireDetail } from '../submissions/detail.ts';
import { type ConsoleDependencies, type ConsoleRoute, getRoute, postRoute } from './console-route.ts';

/** The schedule of hosts, their settings, and moving a meeting. */
export function scheduleRoutes(deps: Pick<ConsoleDependencies, 'db' | 'env' | 'outbox'>): ConsoleRoute[] {
  const { db, env, outbox } = deps;
  const list = async () => ({
    hosts: await readHosts(db),
    closedDays: settings.meetings.closedDays,
    holidays: upcomingHolidays(new Date().getUTCFullYear()),
  });
  return [
    getRoute(consoleApi.schedule, 'viewer', {
      query: scheduleQuery,
      response: hostSchedule,
      handle: ({ query }) => readHostSchedule(db, query),
    }),
    getRoute(consoleApi.hosts, 'viewer', { response: hostList, handle: list }),
    postRoute(consoleApi.hosts, 'editor', {
      body: hostSettings,
      response: z.object({ id: z.uuid() }),
      handle: async ({ body, operator }) => ({ id: await addHost(db, body, operator.id) }),
    }),
    postRoute(consoleApi.host(':id'), 'editor', {
      body: hostChange,
      response: hostList,
      async handle({ id, body, operator }) {
        assertDone(await saveHost(db, id, body, operator.id));
        return list();
      },
    }),
    postRoute(consoleApi.closeHosts, 'editor', {
      body: closedSpan,
      response: hostList,
      async handle({ body, operator }) {
        await closeHosts(db, body, operator.id);
        return list();
      },
    }),
    postRoute(consoleApi.hostFeed(':id'), 'editor', {
      response: feedLink,
      async handle({ id, operator }) {
        const token = await renewFeed(db, id, operator.id);
        if (token === undefined) throw new HttpError(404);
        return { url: linkOrigin(env) + hostCalendarPath(token) };
      },
    }),
    postRoute(consoleApi.moveMeeting(':id'), 'editor', {
      body: meetingMove,
      response: detail,
      async handle({ id, body, operator }) {
        await moveMeeting(db, id, body, { actor: operator.id, webhook: env.WEBHOOK_URL !== undefined });
        outbox.nudge();
        return requireDetail(db, 'meeting', id);
      },
    }),
  ];
}

function upcomingHolidays(year: number): HostList['holidays'] {
  return holidayCountries.flatMap((country) =>
    [year, year + 1].flatMap((one) =>
      [...publicHolidays(country, one)].map(([day, name]) => ({ country, day, name })),
    ),
  );
}
