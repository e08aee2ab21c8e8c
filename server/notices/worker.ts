import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { type Polling, startPolling } from '../poll.ts';
import { queueDigests } from './digests.ts';
import { passOnNotices } from './pass-on-notices.ts';

const pollMs = 2_000;

/** Queues each operator's notices and digests while the server runs. */
export function startNotices(deps: {
  db: Db;
  whenReady: Promise<void>;
  outbox: Pick<Polling, 'nudge'>;
  logger: Pick<Logger, 'warn'>;
}): Polling {
  async function queueAll(): Promise<boolean> {
    const queued = (await passOnNotices(deps.db)) + (await queueDigests(deps.db));
    if (queued > 0) deps.outbox.nudge();
    return queued > 0;
  }
  return startPolling(queueAll, {
    ...deps,
    everyMs: pollMs,
    failure: 'notices are waiting for the database',
  });
}
