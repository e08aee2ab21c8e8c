import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import type { Outbox } from '../outbox/worker.ts';
import { queueDigests } from './digests.ts';
import { tellPeople } from './tell-people.ts';

const pollMs = 2_000;

/** Queues each operator's notices and digests while the server runs. */
export function startNotices(deps: {
  db: Db;
  whenReady: Promise<void>;
  outbox: Pick<Outbox, 'nudge'>;
  logger: Pick<Logger, 'warn'>;
}): Outbox {
  const stopping = new AbortController();
  let wake = () => {};
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  async function run(): Promise<void> {
    await Promise.race([deps.whenReady.catch(() => {}), stopped]);
    while (!stopping.signal.aborted) {
      const pause = new AbortController();
      wake = () => pause.abort();
      const queued = await queueAll().catch((err) => {
        deps.logger.warn({ err }, 'notices to people are waiting for the database');
        return 0;
      });
      if (queued > 0) deps.outbox.nudge();
      else await delay(pollMs, undefined, { signal: pause.signal, ref: false }).catch(() => {});
    }
  }
  async function queueAll(): Promise<number> {
    return (await tellPeople(deps.db)) + (await queueDigests(deps.db));
  }
  const running = run();
  return {
    nudge: () => wake(),
    async stop() {
      stopping.abort();
      wake();
      await running;
    },
  };
}
