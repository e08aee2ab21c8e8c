import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { apiRoutes } from './api/api.ts';
import { docsRoutes } from './api/docs.ts';
import { createRateLimit } from './api/rate-limit.ts';
import { careersNotifications } from './careers/notifications.ts';
import { careersRoutes } from './careers/routes.ts';
import { jobSearchRoutes } from './careers/search-routes.ts';
import { consoleRoutes } from './console/console.ts';
import type { Database } from './db/database.ts';
import { createDeliver } from './deliver.ts';
import { type Env, linkOrigin } from './env.ts';
import { type Check, createCheck } from './health/check.ts';
import { readHealth } from './health/read-health.ts';
import { startHostCalendars } from './host-calendars/worker.ts';
import { loadPlaces, type Places } from './locations/places.ts';
import { locationRoutes } from './locations/routes.ts';
import { createMailer } from './mail/mailer.ts';
import { calendarFeedRoutes } from './meetings/calendar-feed.ts';
import { meetingNotifications } from './meetings/notifications.ts';
import { startReminders } from './meetings/reminders.ts';
import { meetingRoutes } from './meetings/routes.ts';
import { startNotices } from './notices/worker.ts';
import { operatorNotifications } from './operators/notifications.ts';
import { startOutbox } from './outbox/worker.ts';
import { startPageViewCounter } from './page-views/counter.ts';
import { pageViewRoutes } from './page-views/routes.ts';
import { createPrivateLinks } from './private-links.ts';
import { publishHookRoutes } from './publish/hook-routes.ts';
import { createPublisher } from './publish/publisher.ts';
import { startRetention } from './retention/worker.ts';
import { salesNotifications } from './sales/notifications.ts';
import { salesRoutes } from './sales/routes.ts';
import { followLiveState, type LiveStateFollower } from './site/follow-live-state.ts';
import type { Site } from './site/site.ts';
import { supportNotifications } from './support/notifications.ts';
import { supportRoutes } from './support/routes.ts';
import type { TagCheck } from './tag-check/check.ts';
import type { FetchPage } from './tag-check/fetch/fetch-public-page.ts';
import { createPoster, type PostJson } from './tag-check/fetch/post-public.ts';
import { createIsolatedTagCheck } from './tag-check/isolated-check.ts';
import { tagCheckRoutes } from './tag-check/routes.ts';
import { formCountRoutes } from './waitlist/form-count-routes.ts';
import { waitlistNotifications } from './waitlist/notifications.ts';
import { waitlistRoutes } from './waitlist/routes.ts';
import { startWebsiteChecks } from './waitlist/website-checks.ts';

/** Everything behind the API. */
export interface Services {
  checks: Check[];
  /** True if the database can be written. Cheap to call often. */
  canStore(): Promise<boolean>;
  addRoutes(app: FastifyInstance, site: Site): void;
  /** Loads what the first visitor would otherwise have to wait for. */
  warmUp(): Promise<void>;
  /** Finishes work in progress. The database stays open; its owner closes it. */
  stop(): Promise<void>;
}

export interface ServiceDependencies {
  env: Env;
  database: Database;
  logger: Logger;
  /** Tests pass one that may fetch from this machine. */
  tagCheck?: TagCheck;
  /** Reads hosts' own calendars; tests pass one that may fetch from this machine. */
  fetchCalendarPage?: FetchPage;
  /** Writes to chat channels; tests pass one that may reach this machine. */
  postJson?: PostJson;
}

export function startServices(deps: ServiceDependencies): Services {
  const { env, database, logger, tagCheck = createIsolatedTagCheck({ logger }) } = deps;
  const { db, whenReady } = database;
  const background = { db, whenReady, logger };
  const links = createPrivateLinks(db);
  const mailer = createMailer(env, logger);
  const { postJson = createPoster() } = deps;
  const deliver = createDeliver(
    { db, env, mailer, postJson },
    {
      application: waitlistNotifications(db, env, links),
      'job-application': careersNotifications(db, env),
      lead: salesNotifications(db, env),
      meeting: meetingNotifications(db, env, links),
      operator: operatorNotifications(db, env),
      support: supportNotifications(db, env),
    },
  );
  const deliveries = startOutbox({ ...background, deliver });
  const notices = startNotices({ ...background, outbox: deliveries });
  const outbox = {
    nudge() {
      deliveries.nudge();
      notices.nudge();
    },
  };
  const reminders = startReminders({ ...background, outbox });
  const websites = env.WEBSITE_CHECKS ? startWebsiteChecks({ ...background, tagCheck }) : undefined;
  const hostCalendars = startHostCalendars({ ...background, fetchPage: deps.fetchCalendarPage });
  const retention = startRetention({ ...background, dataDir: env.DATA_DIR, heldDays: env.HELD_DAYS });
  const publisher = createPublisher(env, logger);
  const pageViews = startPageViewCounter({ db, logger });
  const rateLimit = createRateLimit(database.pool, env.RATE_LIMITS);
  const databaseCheck = createCheck('database', () => database.check());
  let places: Promise<Places> | undefined;
  function gazetteer(): Promise<Places> {
    places ??= loadPlaces();
    return places;
  }

  let follower: LiveStateFollower | undefined;
  const checks = [databaseCheck];

  return {
    checks,
    canStore: () => databaseCheck.passes(),
    addRoutes(app, site) {
      const liveState = followLiveState({ ...background, live: site.live });
      follower = liveState;
      apiRoutes(app, { origin: linkOrigin(env), allowedOrigins: env.ALLOWED_ORIGINS, rateLimit }, (api) => {
        waitlistRoutes(api, { db, env, links, outbox, websites, site, rateLimit });
        locationRoutes(api, { places: gazetteer, rateLimit });
        meetingRoutes(api, { db, env, links, outbox, site, rateLimit });
        careersRoutes(api, { db, env, outbox, site, rateLimit });
        jobSearchRoutes(api, { site, rateLimit });
        calendarFeedRoutes(api, { db, env, rateLimit });
        salesRoutes(api, { db, env, outbox, site, rateLimit });
        supportRoutes(api, { db, env, outbox, site, rateLimit });
        tagCheckRoutes(api, { site, tagCheck, rateLimit });
        formCountRoutes(api, { db, rateLimit });
        pageViewRoutes(api, { pageViews, site, rateLimit });
      });
      const services = { db, env, mailer, postJson, outbox, hostCalendars, rateLimit, liveState, publisher };
      consoleRoutes(app, site, {
        ...services,
        readHealth: (timeZone) => readHealth({ db, env, checks, builtOn: site.builtOn }, timeZone),
      });
      publishHookRoutes(app, { env, publisher, rateLimit });
      app.register(async (docs) => docsRoutes(docs));
    },
    async warmUp() {
      await gazetteer();
    },
    async stop() {
      publisher.stop();
      const workers = [
        deliveries,
        notices,
        reminders,
        hostCalendars,
        retention,
        websites,
        follower,
        pageViews,
      ];
      await Promise.all([...workers.map((worker) => worker?.stop()), tagCheck.close()]);
      mailer.close();
    },
  };
}
