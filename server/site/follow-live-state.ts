import type { Logger } from 'pino';
import { readPlannedAnnouncements } from '../announcements/store.ts';
import { readClosedJobs } from '../careers/closed-jobs.ts';
import type { Db } from '../db/db.ts';
import { startPolling } from '../poll.ts';
import type { LiveState } from './live-state.ts';

/** With nginx, which caches pages for ten seconds, every visitor sees a change within half a minute. */
const pollMs = 10_000;

export interface LiveStateFollower {
  /** Refreshes at once, for example after a change on this instance. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/** Keeps this instance's live state in sync with the database; while that is unavailable, the state stays as it was. */
export function followLiveState(deps: {
  db: Db;
  whenReady: Promise<void>;
  live: LiveState;
  logger: Logger;
}): LiveStateFollower {
  const { db, live } = deps;
  async function refresh(): Promise<void> {
    const [announcements, closedJobs] = [await readPlannedAnnouncements(db), await readClosedJobs(db)];
    // A new object makes the pages that depend on it rebuild.
    if (JSON.stringify(announcements) !== JSON.stringify(live.announcements))
      live.announcements = announcements;
    if (closedJobs.symmetricDifference(live.closedJobs).size > 0) live.closedJobs = closedJobs;
  }

  const polling = startPolling(refresh, {
    ...deps,
    everyMs: pollMs,
    failure: 'announcements and closed jobs could not be read',
  });
  return {
    refresh,
    async stop() {
      await polling.stop();
      Object.assign(live, { announcements: [], closedJobs: new Set() });
    },
  };
}
