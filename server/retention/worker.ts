import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { mergeSubmissionCounts } from '../statistics/merge-counts.ts';
import { deleteExpired } from './delete-expired.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Retention {
  stop(): Promise<void>;
}

/**
 * Deletes old data and merges counts once a day. Deleting is final, so the clock must be trustworthy: a wrong clock at
 * boot is usually corrected within the hour, and the database clock has to agree.
 */
export function startRetention(deps: {
  db: Db;
  dataDir: string;
  /** Days until held spam is deleted. */
  heldDays: number;
  whenReady: Promise<void>;
  logger: Logger;
  /** How long the clock must run without being adjusted. */
  steadyMs?: number;
}): Retention {
  const { db, dataDir, heldDays, logger, steadyMs = hourMs } = deps;
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  function pause(ms: number): Promise<void> {
    return delay(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
  }

  async function run(): Promise<void> {
    await Promise.race([deps.whenReady.catch(() => {}), stopped]);
    while (!stopping.signal.aborted) {
      const origin = clockOrigin();
      await pause(steadyMs);
      if (stopping.signal.aborted || Math.abs(clockOrigin() - origin) > hourMs) continue;
      await earlierClock(db)
        .then((now) => deleteExpired(db, { dataDir, heldDays }, now))
        .catch((err) => logger.warn({ err }, 'old data could not be deleted'));
      await mergeSubmissionCounts(db).catch((err) => logger.warn({ err }, 'counts could not be merged'));
      await pause(dayMs - steadyMs);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Constant unless the clock is adjusted. */
function clockOrigin(): number {
  return Date.now() - performance.now();
}

/** The earlier of our clock and the database's. */
async function earlierClock(db: Db): Promise<Date> {
  const found = await db.one<{ ms: number }>(sql`select (extract(epoch from now()) * 1000)::float8 as ms`);
  return new Date(Math.min(Date.now(), found?.ms ?? 0));
}
