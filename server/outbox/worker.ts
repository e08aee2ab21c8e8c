import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { type LoggableError, withoutParameters } from '../db/errors.ts';
import { PermanentDeliveryError } from '../delivery-error.ts';
import { type Polling, startPolling } from '../poll.ts';
import { capDueTimes, claim, type Deliver, markFailed, markSent, type OutboxEntry } from './store.ts';

const batch = 10;
const pollMs = 2_000;

interface OutboxDependencies {
  db: Db;
  whenReady: Promise<void>;
  deliver: Record<OutboxEntry['topic'], Deliver>;
  logger: Logger;
}

/**
 * Delivers the entries of the outbox while the server runs. Several instances share the work. Each topic has its own
 * worker, so that an unresponsive webhook or channel does not delay mails.
 */
export function startOutbox(deps: OutboxDependencies): Polling {
  const workers = [startWorker('mail', deps), startWorker('webhook', deps), startWorker('chat', deps)];
  return {
    nudge() {
      for (const worker of workers) worker.nudge();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

function startWorker(topic: OutboxEntry['topic'], deps: OutboxDependencies): Polling {
  const { db, deliver, logger } = deps;
  /** Delivered, but not yet marked as sent because the database became unavailable. */
  const unmarked = new Set<OutboxEntry>();

  async function mark(entry: OutboxEntry): Promise<void> {
    unmarked.add(entry);
    await markSent(db, entry);
    unmarked.delete(entry);
  }

  async function send(entry: OutboxEntry): Promise<void> {
    const { id, template, attempts } = entry;
    try {
      await deliver[topic](entry);
    } catch (error) {
      const reason = explainFailure(error);
      const state = await markFailed(db, entry, reason, error instanceof PermanentDeliveryError);
      const level = state === 'dead' ? 'error' : 'warn';
      logger[level]({ id, topic, template, attempts, state, reason }, 'delivery failed');
      return;
    }
    await mark(entry);
    logger.info({ id, topic, template, attempts }, 'delivered');
  }

  /** True if more may be due. */
  async function deliverBatch(): Promise<boolean> {
    await Promise.all([...unmarked].map(mark));
    const entries = await claim(db, topic, batch);
    await Promise.all(entries.map(send));
    if (entries.length === batch) return true;
    await capDueTimes(db);
    return false;
  }

  // Without the database, claimed entries are due again when their lease ends.
  return startPolling(deliverBatch, {
    ...deps,
    everyMs: pollMs,
    failure: 'the outbox is waiting for the database',
  });
}

/** Explains a failed delivery with all causes: `fetch failed` alone says nothing. Excludes query values. */
function explainFailure(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const messages: string[] = [];
  for (let error: LoggableError | undefined = withoutParameters(thrown); error; error = error.cause) {
    messages.push(error.message || String(error.code));
  }
  return messages.join(': ');
}
