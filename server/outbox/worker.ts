import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../db/db.ts';
import { type ToldError, withoutParameters } from '../db/without-parameters.ts';
import { type Deliver, type OutboxEntry, Undeliverable } from './entry.ts';
import { bringForward, claim, markFailed, markSent } from './store.ts';

const batch = 10;
const pollMs = 2_000;

export interface Outbox {
  /** Looks at once: something has just been put in. */
  nudge(): void;
  /** Ends after the deliveries that have begun. */
  stop(): Promise<void>;
}

/** Sends what the outbox holds, for as long as the server runs. Several instances share the work. */
export function startOutbox(parts: {
  db: Db;
  whenReady: Promise<void>;
  deliver: Record<OutboxEntry['topic'], Deliver>;
  logger: Logger;
}): Outbox {
  const { db, deliver, logger } = parts;
  let stopping = false;
  let wake = () => {};
  const stopped = Promise.withResolvers<void>();
  /** Delivered, but the database went away before it could be told. */
  const unmarked = new Set<OutboxEntry>();

  async function mark(entry: OutboxEntry): Promise<void> {
    unmarked.add(entry);
    await markSent(db, entry);
    unmarked.delete(entry);
  }

  async function send(entry: OutboxEntry): Promise<void> {
    const { id, topic, template, attempts } = entry;
    try {
      await deliver[topic](entry);
    } catch (error) {
      const reason = reasonOf(error);
      const state = await markFailed(db, entry, reason, error instanceof Undeliverable);
      const level = state === 'dead' ? 'error' : 'warn';
      logger[level]({ id, topic, template, attempts, state, reason }, 'not delivered');
      return;
    }
    await mark(entry);
    logger.info({ id, topic, template, attempts }, 'delivered');
  }

  async function run(): Promise<void> {
    // Without tables there is nothing to send; who told us to stop does not wait for them.
    await Promise.race([parts.whenReady.catch(() => {}), stopped.promise]);
    while (!stopping) {
      const pause = new AbortController();
      wake = () => pause.abort();
      let found = 0;
      try {
        await Promise.all([...unmarked].map(mark));
        const entries = await claim(db, batch);
        found = entries.length;
        await Promise.all(entries.map(send));
        if (found < batch) await bringForward(db);
      } catch (err) {
        // The database is away; what was claimed comes back when its lease ends.
        logger.warn({ err }, 'the outbox waits for the database');
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

/** Why a delivery failed, down to the first cause: `fetch failed` alone would tell nothing. No values of a query. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const messages: string[] = [];
  for (let error: ToldError | undefined = withoutParameters(thrown); error; error = error.cause) {
    messages.push(error.message || String(error.code));
  }
  return messages.join(': ');
}
