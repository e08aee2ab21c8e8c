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
import { readDetail } from '../submissions/detail.ts';
import { type ConsoleDependencies, type ConsoleRoute, consoleRoute } from './console-route.ts';

/** The schedule of hosts, their settings, and moving a meeting. */
export function scheduleRoutes(deps: Pick<ConsoleDependencies, 'db' | 'env' | 'outbox'>): ConsoleRoute[] {
  const { db, env, outbox } = deps;
  const list = async () => ({
    hosts: await readHosts(db),
    closedDays: settings.meetings.closedDays,
    holidays: upcomingHolidays(new Date().getUTCFullYear()),
  });
  return [
    consoleRoute({
      method: 'GET',
      path: consoleApi.schedule,
      role: 'viewer',
      query: scheduleQuery,
      reply: hostSchedule,
      handle: ({ query }) => readHostSchedule(db, query),
    }),
    consoleRoute({
      method: 'GET',
      path: consoleApi.hosts,
      role: 'viewer',
      reply: hostList,
      handle: list,
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.hosts,
      role: 'editor',
      body: hostSettings,
      reply: z.object({ id: z.uuid() }),
      handle: async ({ body, operator }) => ({ id: await addHost(db, body, operator.id) }),
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.host(':id'),
      role: 'editor',
      body: hostChange,
      reply: hostList,
      async handle({ params: { id = '' }, body, operator }) {
        assertDone(await saveHost(db, id, body, operator.id));
        return list();
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.closeHosts,
      role: 'editor',
      body: closedSpan,
      reply: hostList,
      async handle({ body, operator }) {
        await closeHosts(db, body, operator.id);
        return list();
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.hostFeed(':id'),
      role: 'editor',
      reply: feedLink,
      async handle({ params: { id = '' }, operator }) {
        const token = await renewFeed(db, id, operator.id);
        if (token === undefined) throw new HttpError(404);
        return { url: linkOrigin(env) + hostCalendarPath(token) };
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.moveMeeting(':id'),
      role: 'editor',
      body: meetingMove,
      reply: detail,
      async handle({ params: { id = '' }, body, operator }) {
        await moveMeeting(db, id, body, { actor: operator.id, webhook: env.WEBHOOK_URL !== undefined });
        outbox.nudge();
        return (await readDetail(db, 'meeting', id)) ?? Promise.reject(new HttpError(404));
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
