import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { type Polling, startPolling } from '../poll.ts';
import { mergeSubmissionCounts } from '../statistics/merge-counts.ts';
import { deleteExpired } from './delete-expired.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface RetentionOptions {
  db: Db;
  dataDir: string;
  /** Days until held spam is deleted. */
  heldDays: number;
  whenReady: Promise<void>;
  logger: Logger;
  /** How long the clock must run without being adjusted. */
  steadyMs?: number;
}

/**
 * Deletes old data and merges counts once a day. Deleting is final, so the clock must be trustworthy: a wrong clock at
 * boot is usually corrected within the hour, and the database clock has to agree.
 */
export function startRetention({ steadyMs = hourMs, ...deps }: RetentionOptions): Polling {
  const { db, dataDir, heldDays } = deps;
  let origin = Number.NaN;
  let nextAt = 0;
  async function run(): Promise<void> {
    const before = origin;
    origin = clockOrigin();
    const isSteady = Math.abs(origin - before) <= hourMs;
    if (!isSteady || performance.now() < nextAt) return;
    await mergeSubmissionCounts(db);
    await deleteExpired(db, { dataDir, heldDays }, await earlierClock(db));
    nextAt = performance.now() + dayMs;
  }
  return startPolling(run, { ...deps, everyMs: steadyMs, failure: 'old data could not be deleted' });
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
