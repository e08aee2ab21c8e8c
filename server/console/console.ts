import type { FastifyInstance } from 'fastify';
import { consolePath } from '../../contract/console/paths.ts';
import { HttpError } from '../http-error.ts';
import { createPasswords } from '../operators/passwords.ts';
import { resumeSession } from '../operators/sessions.ts';
import { sendResource } from '../site/send.ts';
import type { Site } from '../site/site.ts';
import { announcementRoutes } from './announcement.ts';
import { auditRoutes } from './audit.ts';
import { readSessionToken, setToken } from './auth/cookie.ts';
import { mailedLinkRoutes } from './auth/mailed-link-routes.ts';
import { sessionRoutes } from './auth/routes.ts';
import { singleSignOnRoutes } from './auth/single-sign-on.ts';
import type { ConsoleDependencies, ConsoleRoute } from './console-route.ts';
import { exportRoutes } from './export.ts';
import { type Authenticate, guardedRoutes } from './guard.ts';
import { healthRoutes } from './health.ts';
import { hostCalendarRoutes } from './host-calendars.ts';
import { scheduleRoutes } from './host-schedule.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { savedViewRoutes } from './inbox/saved-views.ts';
import { jobRoutes } from './jobs.ts';
import { noticeRoutes } from './notices.ts';
import { operatorRoutes } from './operators/routes.ts';
import { outboxRoutes } from './outbox.ts';
import { personalDataRoutes } from './personal-data/routes.ts';
import { publishRoutes } from './publish.ts';
import { replyRoutes } from './replies/routes.ts';
import { statisticsRoutes } from './statistics.ts';

export function allConsoleRoutes(deps: ConsoleDependencies): ConsoleRoute[] {
  const passwords = createPasswords();
  return [
    ...sessionRoutes({ ...deps, passwords }),
    ...mailedLinkRoutes({ ...deps, passwords }),
    ...singleSignOnRoutes(deps),
    ...operatorRoutes(deps),
    ...inboxRoutes(deps),
    ...savedViewRoutes(deps),
    ...replyRoutes(deps),
    ...exportRoutes(deps),
    ...scheduleRoutes(deps),
    ...hostCalendarRoutes(deps),
    ...personalDataRoutes(deps),
    ...announcementRoutes(deps),
    ...jobRoutes(deps),
    ...publishRoutes(deps),
    ...outboxRoutes(deps),
    ...noticeRoutes(deps),
    ...statisticsRoutes(deps),
    ...healthRoutes(deps),
    ...auditRoutes(deps),
  ];
}

/** The operators' console: its API, and its page, which contains nothing private. */
export function consoleRoutes(app: FastifyInstance, site: Site, deps: ConsoleDependencies): void {
  const { db, env } = deps;
  const authenticate: Authenticate = async (request, reply, touch) => {
    const token = readSessionToken(request);
    const session = token && (await resumeSession(db, token, touch));
    if (!session) throw new HttpError(401);
    if (session.freshToken) setToken(reply, session.freshToken);
    const { operator, method } = session;
    return { operator, mustSetUpCode: env.REQUIRE_CODE && !operator.hasCode && method === 'password' };
  };
  app.route({
    // Fastify's automatic HEAD would report an empty page.
    method: ['GET', 'HEAD'],
    url: consolePath,
    schema: { hide: true },
    handler: (request, reply) => sendResource(request, reply.header('x-robots-tag', 'noindex'), site.console),
  });
  app.register(async (scope) => {
    guardedRoutes(scope, allConsoleRoutes(deps), { authenticate, publicUrl: env.PUBLIC_URL });
  });
}
