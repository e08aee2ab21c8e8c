import type { FastifyInstance } from 'fastify';
import { consolePath } from '../../contract/console/paths.ts';
import { Refusal } from '../refusal.ts';
import { sendResource } from '../site/send.ts';
import type { Site } from '../site/site.ts';
import { auditRoutes } from './audit/routes.ts';
import { setToken, tokenOf } from './auth/cookie.ts';
import { createPasswords } from './auth/passwords.ts';
import { sessionRoutes } from './auth/routes.ts';
import { openSession } from './auth/sessions.ts';
import type { ConsoleRoute } from './console-route.ts';
import { exportRoutes } from './export/routes.ts';
import { type Admit, guardedRoutes } from './guard.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import type { ConsoleParts } from './parts.ts';
import { personRoutes } from './person/routes.ts';

/** Every address of the console's API. */
export function allConsoleRoutes(parts: ConsoleParts): ConsoleRoute[] {
  const passwords = createPasswords();
  return [
    ...sessionRoutes({ ...parts, passwords }),
    ...inboxRoutes(parts),
    ...exportRoutes(parts),
    ...personRoutes(parts),
    ...outboxRoutes(parts),
    ...overviewRoutes(parts),
    ...auditRoutes(parts),
  ];
}

/** The operators' console: its page, which holds nothing private, and its API. */
export function consoleRoutes(app: FastifyInstance, site: Site, parts: ConsoleParts): void {
  const { db } = parts;
  const admit: Admit = async (request, reply, touch) => {
    const token = tokenOf(request);
    const session = token && (await openSession(db, token, touch));
    if (!session) throw new Refusal(401);
    if (session.freshToken) setToken(reply, session.freshToken);
    return session.operator;
  };
  app.route({
    // Fastify's own HEAD would say that the page is empty.
    method: ['GET', 'HEAD'],
    url: consolePath,
    schema: { hide: true },
    handler: (request, reply) => sendResource(request, reply.header('x-robots-tag', 'noindex'), site.console),
  });
  app.register((scope, _options, done) => {
    guardedRoutes(scope, allConsoleRoutes(parts), admit);
    done();
  });
}
