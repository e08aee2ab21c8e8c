import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { sql } from '../db/drizzle.ts';
import { removeOld } from './remove-old.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface Retention {
  stop(): Promise<void>;
}

/**
 * Removes what is too old, once a day. What is removed is gone, so the clock must be trusted: one that is wrong when a
 * machine starts is mostly set right within the hour, and the clock of the database has to agree.
 */
export function startRetention(parts: {
  db: Db;
  dataDir: string;
  whenReady: Promise<void>;
  logger: Logger;
  /** How long the clock must have run without being set. */
  steadyMs?: number;
}): Retention {
  const { db, dataDir, logger, steadyMs = hourMs } = parts;
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  function pause(ms: number): Promise<void> {
    return delay(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
  }

  async function run(): Promise<void> {
    await Promise.race([parts.whenReady.catch(() => {}), stopped]);
    while (!stopping.signal.aborted) {
      const origin = clockOrigin();
      await pause(steadyMs);
      if (stopping.signal.aborted || Math.abs(clockOrigin() - origin) > hourMs) continue;
      await earlierClock(db)
        .then((now) => removeOld(db, dataDir, now))
        .catch((err) => logger.warn({ err }, 'what is too old could not be removed'));
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

/** Stays the same for as long as nobody sets the clock. */
function clockOrigin(): number {
  return Date.now() - performance.now();
}

/** Of our clock and the database's the one that says it is earlier. */
async function earlierClock(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from now()) * 1000)::float8 as ms`,
  );
  return new Date(Math.min(Date.now(), rows[0]?.ms ?? 0));
}
