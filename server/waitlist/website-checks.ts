import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { type Polling, startPolling } from '../poll.ts';
import type { TagCheck } from '../tag-check/check.ts';

const pollMs = 15_000;
/** A check takes seconds: after this long, the server that started it is gone. */
const abandonedMinutes = 10;

interface Claimed {
  id: string;
  website: string;
}

/**
 * Checks the newest open application whose website is unchecked, and stores the result. Returns false if there was
 * none. The check reaches public addresses only, whatever the applicant entered.
 */
export async function checkNextWebsite(db: Db, { check }: Pick<TagCheck, 'check'>): Promise<boolean> {
  const claimed = await db.one<Claimed>(sql`
    update applications set website_checked_at = date_trunc('milliseconds', now())
    where id = (
      select id from applications
      where flag is null and status in ('new', 'reviewing') and website_state is null and (website_checked_at is null
        or website_checked_at < now() - make_interval(mins => ${abandonedMinutes}))
      order by created_at desc limit 1 for update skip locked
    )
    returning id, company_website as website`);
  if (!claimed) return false;
  const { state, reason } = await check(claimed.website);
  // `busy`: we were overloaded or shutting down, so it is retried later.
  const isOurs = reason === 'busy';
  // The applicant may have changed the website meanwhile.
  await db.execute(sql`
    update applications set website_state = ${isOurs ? null : state}, website_checked_at = date_trunc('milliseconds', now())
    where id = ${claimed.id} and company_website = ${claimed.website}`);
  return !isOurs;
}

/** Checks applicants' websites one by one while the server runs. */
export function startWebsiteChecks(deps: {
  db: Db;
  whenReady: Promise<void>;
  tagCheck: Pick<TagCheck, 'check'>;
  logger: Logger;
}): Polling {
  return startPolling(() => checkNextWebsite(deps.db, deps.tagCheck), {
    ...deps,
    everyMs: pollMs,
    failure: 'website checks paused: database unavailable',
  });
}
