import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { type LoggableError, withoutParameters } from '../db/errors.ts';
import { PermanentDeliveryError } from '../delivery-error.ts';
import { capDueTimes, claim, type Deliver, markFailed, markSent, type OutboxEntry } from './store.ts';

const batch = 10;
const pollMs = 2_000;

export interface Outbox {
  /** Polls at once, as something was just queued. */
  nudge(): void;
  /** Resolves after the deliveries in progress. */
  stop(): Promise<void>;
}

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
export function startOutbox(deps: OutboxDependencies): Outbox {
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

function startWorker(topic: OutboxEntry['topic'], deps: OutboxDependencies): Outbox {
  const { db, deliver, logger } = deps;
  let stopping = false;
  let wake = () => {};
  const stopped = Promise.withResolvers<void>();
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

  async function run(): Promise<void> {
    // Nothing to deliver before the migrations; stopping does not wait for them.
    await Promise.race([deps.whenReady.catch(() => {}), stopped.promise]);
    while (!stopping) {
      const pause = new AbortController();
      wake = () => pause.abort();
      let found = 0;
      try {
        await Promise.all([...unmarked].map(mark));
        const entries = await claim(db, topic, batch);
        found = entries.length;
        await Promise.all(entries.map(send));
        if (found < batch) await capDueTimes(db);
      } catch (err) {
        // The database is unavailable; claimed entries are due again when their lease ends.
        logger.warn({ err }, 'the outbox is waiting for the database');
        found = 0;
      }
      if (found < batch) await delay(pollMs, undefined, { signal: pause.signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    nudge: () => wake(),
    async stop() {
      stopping = true;
      stopped.resolve();
      wake();
      await running;
    },
  };
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
