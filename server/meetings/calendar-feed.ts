import type { FastifyInstance } from 'fastify';
import { hostCalendarPath } from '../../contract/console/paths.ts';
import type { RateLimit } from '../api/rate-limit.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { type Env, linkOrigin } from '../env.ts';
import { findHostByFeedToken } from '../hosts/store.ts';
import { HttpError } from '../http-error.ts';
import { hostEvent, organizer } from './calendar-entries.ts';
import { calendarFeed } from './calendar-file.ts';
import { meetingColumns, type StoredMeeting } from './store.ts';

/** Calendar apps decide whether to keep older meetings. */
const daysBack = 31;
const max = 1_000;

interface Dependencies {
  db: Db;
  env: Pick<Env, 'PUBLIC_URL' | 'PORT' | 'OPERATOR_LANGUAGE'>;
  rateLimit: RateLimit;
}

/** A host's meetings for calendar apps, which poll and cannot sign in: the secret in the URL is the key. */
export function calendarFeedRoutes(app: FastifyInstance, { db, env, rateLimit }: Dependencies): void {
  app.get<{ Params: { token: string } }>(
    hostCalendarPath(':token'),
    { schema: { hide: true } },
    async ({ params: { token }, ip }, reply) => {
      await rateLimit('freeTimes', ip);
      const host = await findHostByFeedToken(db, token);
      if (!host) throw new HttpError(404);
      const found = await db.query<StoredMeeting>(sql`
        select ${meetingColumns} from meetings
        where host_id = ${host.id} and starts_at > ${new Date(Date.now() - daysBack * 86_400_000)}
          and status in ('booked', 'cancelled', 'attended', 'missed')
        order by starts_at limit ${max}`);
      const events = found.map((meeting) => hostEvent(meeting, linkOrigin(env), env.OPERATOR_LANGUAGE));
      return reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
        .type('text/calendar; charset=utf-8')
        .send(calendarFeed(host.name, organizer, events));
    },
  );
}
