import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { removeOld } from './remove-old.ts';

const dayMs = 86_400_000;

export interface Retention {
  stop(): Promise<void>;
}

/** Removes what is too old, at the start and then once a day. */
export function startRetention(parts: {
  db: Db;
  dataDir: string;
  whenReady: Promise<void>;
  logger: Logger;
}): Retention {
  const { db, dataDir, logger } = parts;
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(), { once: true });
  });

  async function run(): Promise<void> {
    await Promise.race([parts.whenReady.catch(() => {}), stopped]);
    while (!stopping.signal.aborted) {
      await removeOld(db, dataDir).catch((err) =>
        logger.warn({ err }, 'what is too old could not be removed'),
      );
      await delay(dayMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
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
