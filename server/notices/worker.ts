import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { type Polling, startPolling } from '../poll.ts';
import { queueDigests } from './digests.ts';
import { tellPeople } from './tell-people.ts';

const pollMs = 2_000;

/** Queues each operator's notices and digests while the server runs. */
export function startNotices(deps: {
  db: Db;
  whenReady: Promise<void>;
  outbox: Pick<Polling, 'nudge'>;
  logger: Pick<Logger, 'warn'>;
}): Polling {
  async function queueAll(): Promise<boolean> {
    const queued = (await tellPeople(deps.db)) + (await queueDigests(deps.db));
    if (queued > 0) deps.outbox.nudge();
    return queued > 0;
  }
  return startPolling(queueAll, {
    ...deps,
    everyMs: pollMs,
    failure: 'notices to people are waiting for the database',
  });
}
