import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
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

export interface WebsiteChecks {
  /** Starts a check at once, because an application was just sent. */
  nudge(): void;
  stop(): Promise<void>;
}

/** Checks applicants' websites one by one while the server runs. */
export function startWebsiteChecks(deps: {
  db: Db;
  whenReady: Promise<void>;
  tagCheck: Pick<TagCheck, 'check'>;
  logger: Logger;
}): WebsiteChecks {
  let stopping = false;
  let wake = () => {};
  const stopped = Promise.withResolvers<void>();
  async function run(): Promise<void> {
    await Promise.race([deps.whenReady.catch(() => {}), stopped.promise]);
    while (!stopping) {
      // Created before the check, or submissions during it would wait for the next poll.
      const pause = new AbortController();
      wake = () => pause.abort();
      const didCheck = await checkNextWebsite(deps.db, deps.tagCheck).catch((err) => {
        if (!stopping) deps.logger.warn({ err }, 'website checks paused: database unavailable');
        return false;
      });
      if (!didCheck) await delay(pollMs, undefined, { signal: pause.signal, ref: false }).catch(() => {});
    }
  }
  const running = run();
  return {
    nudge: () => wake(),
    async stop() {
      stopping = true;
      stopped.resolve();
      wake();
      await running;
    },
  };
}
