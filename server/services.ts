import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { openApi } from './api/api.ts';
import { docsRoutes } from './api/docs.ts';
import { createLimits } from './api/limits.ts';
import { careersDeliveries } from './careers/deliveries.ts';
import { readJobTitles } from './careers/job-titles.ts';
import { careersRoutes } from './careers/routes.ts';
import { consoleRoutes } from './console/console.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import { formCountRoutes } from './form-count/routes.ts';
import type { Check } from './health/routes.ts';
import { createPrivateLinks } from './links/private-link.ts';
import { loadPlaces, type Places } from './locations/places.ts';
import { locationRoutes } from './locations/routes.ts';
import { createPostman } from './mail/postman.ts';
import { meetingDeliveries } from './meetings/deliveries.ts';
import { meetingRoutes } from './meetings/routes.ts';
import { createDeliver } from './outbox/deliver.ts';
import { startOutbox } from './outbox/worker.ts';
import { startRetention } from './retention/worker.ts';
import { salesDeliveries } from './sales/deliveries.ts';
import { salesRoutes } from './sales/routes.ts';
import type { Site } from './site/site.ts';
import { supportDeliveries } from './support/deliveries.ts';
import { supportRoutes } from './support/routes.ts';
import type { TagCheck } from './tag-check/check.ts';
import { createIsolatedTagCheck } from './tag-check/isolated-check.ts';
import { tagCheckRoutes } from './tag-check/routes.ts';
import { waitlistDeliveries } from './waitlist/deliveries.ts';
import { waitlistRoutes } from './waitlist/routes.ts';

/** All that works behind the API, wired together once. */
export interface Services {
  checks: Check[];
  addRoutes(app: FastifyInstance, site: Site): void;
  /** Loads what would make the first visitor wait. */
  warmUp(): Promise<void>;
  /** Finishes what has begun. The database stays open: who opened it closes it. */
  stop(): Promise<void>;
}

export interface ServiceParts {
  env: Env;
  database: Database;
  logger: Logger;
  /** Tests bring one that may look at this machine; stopped with the rest. */
  tagCheck?: TagCheck;
}

export function startServices(parts: ServiceParts): Services {
  const { env, database, logger, tagCheck = createIsolatedTagCheck({ logger }) } = parts;
  const { db } = database;
  const links = createPrivateLinks(db);
  const postman = createPostman(env, logger);
  const jobs = readJobTitles();
  const deliver = createDeliver(env, postman, {
    application: waitlistDeliveries(db, env, links),
    'job-application': careersDeliveries(db, env, jobs),
    lead: salesDeliveries(db, env),
    meeting: meetingDeliveries(db, env, links),
    support: supportDeliveries(db, env),
  });
  const outbox = startOutbox({ db, whenReady: database.whenReady, deliver, logger });
  const retention = startRetention({
    db,
    dataDir: env.DATA_DIR,
    whenReady: database.whenReady,
    logger,
  });
  const takeTurn = createLimits(database.pool, env.RATE_LIMITS);
  let places: Promise<Places> | undefined;
  function gazetteer(): Promise<Places> {
    places ??= loadPlaces();
    return places;
  }

  return {
    checks: [{ name: 'database', run: () => database.check() }],
    addRoutes(app, site) {
      openApi(app, env.ALLOWED_ORIGINS, (api) => {
        waitlistRoutes(api, { db, env, links, outbox, site, takeTurn });
        locationRoutes(api, { places: gazetteer, takeTurn });
        meetingRoutes(api, { db, env, links, outbox, site, takeTurn });
        careersRoutes(api, { db, env, jobs, outbox, site, takeTurn });
        salesRoutes(api, { db, env, outbox, site, takeTurn });
        supportRoutes(api, { db, env, outbox, site, takeTurn });
        tagCheckRoutes(api, { site, tagCheck, takeTurn });
        formCountRoutes(api, { db, takeTurn });
      });
      consoleRoutes(app, site, { db, env, outbox, takeTurn });
      app.register((docs, _options, done) => {
        docsRoutes(docs);
        done();
      });
    },
    async warmUp() {
      await gazetteer();
    },
    async stop() {
      await Promise.all([outbox.stop(), retention.stop(), tagCheck.close()]);
      postman.close();
    },
  };
}
