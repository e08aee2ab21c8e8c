import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { TagCheckResult } from '../../contract/tag-check.ts';
import type { TagCheck } from './check.ts';
import { resultForError } from './check-result.ts';
import { FetchError } from './fetch/fetch-error.ts';

/** The messages to and from the thread. */
export interface CheckRequest {
  id: number;
  websiteUrl: string;
}
export interface CheckResponse {
  id: number;
  result: TagCheckResult;
}

interface Pending extends CheckRequest {
  resolve(result: TagCheckResult): void;
  timer?: NodeJS.Timeout;
}

interface IsolationOptions {
  logger: Pick<Logger, 'error'>;
  /** Tests use a thread that may reach this machine. */
  threadFile?: URL;
  /** A check takes at most eight seconds; a thread that takes this long, startup included, is stuck. */
  stuckMs?: number;
}

const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Checks pages in a separate thread. An uncaught error in a library ends that thread and is reported as an unreadable
 * page; the server and its visitors are not affected.
 */
export function createIsolatedTagCheck({
  logger,
  threadFile = new URL('./check-thread.ts', import.meta.url),
  stuckMs = 15_000,
}: IsolationOptions): TagCheck {
  const pending = new Map<number, Pending>();
  let thread: Worker | undefined;
  /** The checks in progress when the thread crashed: repeated one at a time, to find out which one caused it. */
  let suspects: Pending[] = [];
  let suspect: Pending | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(threadFile, { name: 'tag check', resourceLimits: memory });
    started.unref();
    started.on('message', ({ id, result }: CheckResponse) => settle(id, result));
    started.on('error', (err) => logger.error({ err }, 'the tag check crashed and is restarted'));
    started.on('exit', () => {
      if (started !== thread) return;
      const culprit = suspect;
      recover(() => culprit && giveUp(culprit, new FetchError('unreachable', 'bad-answer')));
    });
    return started;
  }

  function send(check: Pending): void {
    const { id, websiteUrl } = check;
    thread ??= start();
    thread.postMessage({ id, websiteUrl } satisfies CheckRequest);
    check.timer = setTimeout(() => {
      logger.error('the tag check is stuck and is restarted');
      void stop();
      recover(() => giveUp(check, new FetchError('timeout', 'busy')));
    }, stuckMs);
  }

  /** Gives up some checks and repeats the other pending ones in a new thread. */
  function recover(giveUpSome: () => void): void {
    thread = undefined;
    suspect = undefined;
    giveUpSome();
    suspects = [...pending.values()];
    for (const check of suspects) clearTimeout(check.timer);
    repeatNext();
  }

  function repeatNext(): void {
    suspect = suspects.shift();
    if (suspect) send(suspect);
  }

  function giveUp({ id, websiteUrl }: Pending, problem: FetchError): void {
    settle(id, resultForError(websiteUrl, problem));
  }

  function settle(id: number, result: TagCheckResult): void {
    const check = pending.get(id);
    clearTimeout(check?.timer);
    pending.delete(id);
    check?.resolve(result);
    suspects = suspects.filter((waiting) => waiting !== check);
    if (check && check === suspect) repeatNext();
  }

  async function stop(): Promise<void> {
    const stopped = thread;
    thread = undefined;
    await stopped?.terminate();
  }

  return {
    check: (websiteUrl) =>
      new Promise((resolve) => {
        const check: Pending = { id: ++lastId, websiteUrl, resolve };
        pending.set(check.id, check);
        send(check);
      }),
    async close() {
      await stop();
      suspect = undefined;
      for (const check of [...pending.values()]) giveUp(check, new FetchError('timeout', 'busy'));
    },
  };
}
