import type { FastifyInstance } from 'fastify';
import type { Locale } from '../../contract/locales.ts';
import { countFormOpened } from '../../contract/waitlist.ts';
import { jsonRoute } from '../api/json-route.ts';
import type { RateLimit } from '../api/rate-limit.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export function formCountRoutes(
  app: FastifyInstance,
  { db, rateLimit }: { db: Db; rateLimit: RateLimit },
): void {
  jsonRoute(app, rateLimit, {
    endpoint: countFormOpened,
    limit: 'formsOpened',
    async handle({ form }, locale) {
      await countOpened(db, form, locale);
      return {};
    },
  });
}

/** Counts a started form for today, without any visitor data. */
async function countOpened(db: Db, form: string, locale: Locale): Promise<void> {
  await db.execute(sql`
    insert into form_counts (day, form, language, opened)
    values ((now() at time zone 'utc')::date, ${form}, ${locale}, 1)
    on conflict (day, form, language) do update set opened = form_counts.opened + 1`);
}
