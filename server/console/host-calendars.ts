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
import { HttpError, invalidField } from '../http-error.ts';
import { readOperator } from '../operators/operators.ts';
import { type ConsoleDependencies, type ConsoleRoute, getRoute, postRoute } from './console-route.ts';

const maxWaitMs = 14_000;

/** Hosts' own calendars. Only the host or an admin sets one. */
export function hostCalendarRoutes(deps: Pick<ConsoleDependencies, 'db' | 'hostCalendars'>): ConsoleRoute[] {
  const { db, hostCalendars } = deps;
  async function known(id: string): Promise<Host> {
    return (await findHost(db, id)) ?? Promise.reject(new HttpError(404));
  }
  async function own(id: string, operator: Operator): Promise<Host> {
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
    getRoute(consoleApi.hostCalendar(':id'), 'viewer', {
      response: ownCalendar,
      handle: async ({ id }) => describe(await known(id)),
    }),
    postRoute(consoleApi.hostCalendar(':id'), 'viewer', {
      body: calendarAddress,
      response: ownCalendar,
      async handle({ id, body, operator }) {
        const host = await own(id, operator);
        const url = calendarUrl(body.url) ?? '';
        await setCalendar(db, { hostId: host.id, hostName: host.name, url }, operator.id);
        await readForAWhile(host.id);
        return describe(host);
      },
    }),
    postRoute(consoleApi.readHostCalendar(':id'), 'viewer', {
      response: ownCalendar,
      async handle({ id, operator }) {
        const host = await own(id, operator);
        await readForAWhile(host.id);
        return describe(host);
      },
    }),
    postRoute(consoleApi.removeHostCalendar(':id'), 'viewer', {
      response: ownCalendar,
      async handle({ id, operator }) {
        const host = await own(id, operator);
        await removeCalendar(db, { hostId: host.id, hostName: host.name }, operator.id);
        return describe(host);
      },
    }),
    postRoute(consoleApi.hostOperator(':id'), 'admin', {
      body: hostOperator,
      async handle({ id, body: { operatorId }, operator }) {
        const host = await known(id);
        if (operatorId !== null && !(await readOperator(db, operatorId))) throw invalidField('operatorId');
        await setHostOperator(db, host, operatorId, operator.id);
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
