import type pg from 'pg';
import type { Logger } from 'pino';

export interface MaintenanceTimes {
  lookEveryMs: number;
  checkpointEveryMs: number;
  /** Writing this much triggers an early checkpoint. */
  checkpointBytes: number;
  vacuumEveryMs: number;
  /** A database that has not responded for this long is stuck. */
  timeoutMs: number;
}

export interface Maintenance {
  stop(): void;
}

const minute = 60_000;
const usualTimes: MaintenanceTimes = {
  lookEveryMs: minute / 4,
  checkpointEveryMs: 5 * minute,
  checkpointBytes: 32 * 1024 * 1024,
  vacuumEveryMs: 60 * minute,
  timeoutMs: minute,
};

/**
 * Does what a PostgreSQL server does by itself and PGlite does not: checkpoints, without which the write-ahead log
 * grows forever, and vacuum.
 */
export function maintain(
  pool: pg.Pool,
  { logger, onStuck, times = usualTimes }: { logger: Logger; onStuck: () => void; times?: MaintenanceTimes },
): Maintenance {
  const start = { time: performance.now(), position: 0 };
  let checkpoint = start;
  let vacuum = start;
  let respondedAt = start.time;
  let isLooking = false;

  async function look(): Promise<void> {
    const position = await logPosition(pool);
    const time = performance.now();
    const written = position - checkpoint.position;
    const isDue = time - checkpoint.time >= times.checkpointEveryMs;
    if (written > 0 && (isDue || written >= times.checkpointBytes)) {
      await pool.query('checkpoint');
      checkpoint = { time, position: await logPosition(pool) };
    }
    if (position > vacuum.position && time - vacuum.time >= times.vacuumEveryMs) {
      await pool.query('vacuum (analyze)');
      vacuum = { time, position: await logPosition(pool) };
    }
  }

  async function tick(): Promise<void> {
    if (performance.now() - respondedAt > times.timeoutMs) {
      respondedAt = performance.now();
      onStuck();
    }
    if (isLooking) return;
    isLooking = true;
    try {
      await look();
      respondedAt = performance.now();
    } catch (err) {
      logger.warn({ err }, 'database maintenance failed');
    } finally {
      isLooking = false;
    }
  }

  const timer = setInterval(tick, times.lookEveryMs).unref();
  return { stop: () => clearInterval(timer) };
}

async function logPosition(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(`select pg_current_wal_insert_lsn() - '0/0' as position`);
  return Number(rows[0].position);
}
