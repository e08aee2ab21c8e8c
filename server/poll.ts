import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** A task that is repeated while the server runs. */
export interface Polling {
  /** Runs the task at once, because there is something to do. */
  nudge(): void;
  /** Resolves after the run in progress. */
  stop(): Promise<void>;
}

interface PollingOptions {
  everyMs: number;
  /** The first run waits for it, stopping does not. */
  whenReady: Promise<void>;
  logger: Pick<Logger, 'warn'>;
  /** What the log says if a run fails, as it does without the database. */
  failure: string;
}

/** Repeats a task: at once if it returns true, otherwise after a pause. */
export function startPolling(
  task: () => Promise<unknown>,
  { everyMs, whenReady, logger, failure }: PollingOptions,
): Polling {
  let isStopping = false;
  let wake = () => {};
  const stopped = Promise.withResolvers<void>();
  async function run(): Promise<void> {
    await Promise.race([whenReady.catch(() => {}), stopped.promise]);
    while (!isStopping) {
      // Created before the run, or a nudge during it would be lost.
      const pause = new AbortController();
      wake = () => pause.abort();
      const hasMore = await task().catch((err) => {
        if (!isStopping) logger.warn({ err }, failure);
      });
      if (hasMore !== true)
        await delay(everyMs, undefined, { signal: pause.signal, ref: false }).catch(() => {});
    }
  }
  const running = run();
  return {
    nudge: () => wake(),
    async stop() {
      isStopping = true;
      stopped.resolve();
      wake();
      await running;
    },
  };
}
