import * as z from 'zod/mini';
import {
  calendarAddress,
  calendarUrl,
  hostOperator,
  ownCalendar,
} from '../../contract/console/host-calendar.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { hasRole, type Operator } from '../../contract/console/session.ts';
import type { Host } from '../../contract/host.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Problem } from '../../contract/problem.ts';
import { withTimeout } from '../health/check.ts';
import { removeCalendar, setCalendar } from '../host-calendars/store.ts';
import { describeOwnCalendar } from '../host-schedule/own-calendar.ts';
import { findHost, setHostOperator } from '../hosts/store.ts';
import { HttpError } from '../http-error.ts';
import { readOperator } from '../operators/operators.ts';
import { type ConsoleDependencies, type ConsoleRoute, consoleRoute } from './console-route.ts';

const maxWaitMs = 14_000;

/** Hosts' own calendars. Only the host or an admin sets one. */
export function hostCalendarRoutes(deps: Pick<ConsoleDependencies, 'db' | 'hostCalendars'>): ConsoleRoute[] {
  const { db, hostCalendars } = deps;
  async function known(id = ''): Promise<Host> {
    return (await findHost(db, id)) ?? Promise.reject(new HttpError(404));
  }
  async function own(id: string | undefined, operator: Operator): Promise<Host> {
    const host = await known(id);
    if (host.operatorId !== operator.id && !hasRole(operator.role, 'admin')) throw new NotOwnCalendarError();
    return host;
  }
  /** The page waits twenty seconds; reading a slow calendar continues without it. */
  async function readForAWhile(hostId: string): Promise<void> {
    await withTimeout(hostCalendars.read(hostId), undefined, maxWaitMs);
  }
  const describe = async (host: Host) => ({ calendar: await describeOwnCalendar(db, host) });
  return [
    consoleRoute({
      method: 'GET',
      path: consoleApi.hostCalendar(':id'),
      role: 'viewer',
      reply: ownCalendar,
      handle: async ({ params }) => describe(await known(params.id)),
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.hostCalendar(':id'),
      role: 'viewer',
      body: calendarAddress,
      reply: ownCalendar,
      async handle({ params, body, operator }) {
        const host = await own(params.id, operator);
        const url = calendarUrl(body.url) ?? '';
        await setCalendar(db, { hostId: host.id, hostName: host.name, url }, operator.id);
        await readForAWhile(host.id);
        return describe(host);
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.readHostCalendar(':id'),
      role: 'viewer',
      reply: ownCalendar,
      async handle({ params, operator }) {
        const host = await own(params.id, operator);
        await readForAWhile(host.id);
        return describe(host);
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.removeHostCalendar(':id'),
      role: 'viewer',
      reply: ownCalendar,
      async handle({ params, operator }) {
        const host = await own(params.id, operator);
        await removeCalendar(db, { hostId: host.id, hostName: host.name }, operator.id);
        return describe(host);
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.hostOperator(':id'),
      role: 'admin',
      body: hostOperator,
      reply: z.object({}),
      async handle({ params, body: { operatorId }, operator }) {
        const host = await known(params.id);
        if (operatorId !== null && !(await readOperator(db, operatorId)))
          throw new HttpError(422, { fields: new Map([['operatorId', 'invalidChoice']]) });
        await setHostOperator(db, host, operatorId, operator.id);
        return {};
      },
    }),
  ];
}

class NotOwnCalendarError extends HttpError {
  constructor() {
    super(403);
  }

  /** The console is in English. */
  override problem(locale: Locale): Problem {
    const message = 'Only the host, or an admin, sets this calendar.';
    return { ...super.problem(locale), message };
  }
}
