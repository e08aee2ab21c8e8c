import { Worker } from 'node:worker_threads';
import { FetchError } from '../fetch/fetch-error.ts';
import type { ContainerReading } from './container.ts';
import type { Detection } from './detection.ts';
import type { PageScript } from './page-scripts.ts';

/** Reads pages and scripts one at a time in a separate thread. */
export interface Reader {
  /** Starts the thread ahead of time if it is not running. */
  wake(): void;
  page(bytes: Uint8Array, contentType: string, url: URL, signal: AbortSignal): Promise<Detection>;
  container(bytes: Uint8Array, contentType: string, signal: AbortSignal): Promise<ContainerReading | null>;
  /** Reads a script of a page; `url` is the page's. */
  script(
    bytes: Uint8Array,
    contentType: string,
    script: PageScript,
    url: URL,
    signal: AbortSignal,
  ): Promise<Detection>;
  close(): Promise<void>;
}

/** A page with its URL, one of its scripts, or a container without a URL. */
export interface ReadingTask {
  bytes: Uint8Array;
  contentType: string;
  url: string | null;
  script?: PageScript;
}

interface Waiting {
  task: ReadingTask;
  settle(outcome: Outcome): void;
}

type Outcome = { value: unknown } | { failed: true } | { late: true };

/** The thread's first message, once it has started. */
export const readyMessage = 'ready';

/** Longer than any harmless page takes. */
const defaultTimeoutMs = 4_000;
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

export function createPageReader({ timeoutMs = defaultTimeoutMs } = {}): Reader {
  const queue: Waiting[] = [];
  let worker: Worker | null = null;
  let isReady = false;
  let current: Waiting | null = null;
  let timer: NodeJS.Timeout | undefined;

  return {
    wake,
    page: (bytes, contentType, url, signal) => read<Detection>({ bytes, contentType, url: url.href }, signal),
    container: (bytes, contentType, signal) =>
      read<ContainerReading | null>({ bytes, contentType, url: null }, signal),
    script: (bytes, contentType, script, url, signal) =>
      read<Detection>({ bytes, contentType, url: url.href, script }, signal),
    close: stop,
  };

  function read<T>(task: ReadingTask, signal: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
      const one: Waiting = { task, settle };
      function settle(outcome: Outcome): void {
        signal.removeEventListener('abort', leave);
        if ('value' in outcome) resolve(outcome.value as T);
        else if ('late' in outcome) reject(new FetchError('timeout', 'busy'));
        else reject(new FetchError('unreachable', 'bad-answer'));
      }
      function leave(): void {
        if (queue.includes(one)) queue.splice(queue.indexOf(one), 1);
        settle({ late: true });
      }
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave);
      queue.push(one);
      next();
    });
  }

  function next(): void {
    if (current) return;
    current = queue.shift() ?? null;
    if (!current) return;
    wake().postMessage(current.task);
    if (isReady) startTimer();
  }

  function startTimer(): void {
    timer = setTimeout(giveUp, timeoutMs);
  }

  function wake(): Worker {
    worker ??= start();
    return worker;
  }

  function finish(outcome: Outcome): void {
    clearTimeout(timer);
    current?.settle(outcome);
    current = null;
    next();
  }

  function giveUp(): void {
    void stop();
    finish({ failed: true });
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: memory });
    started.unref();
    isReady = false;
    started.on('message', (message: Outcome | typeof readyMessage) => {
      if (started !== worker) return;
      if (message !== readyMessage) return finish(message);
      isReady = true;
      if (current) startTimer();
    });
    // For example out of memory: this page fails, the next one gets a new thread.
    started.on('error', () => {
      if (started !== worker) return;
      worker = null;
      finish({ failed: true });
    });
    return started;
  }

  async function stop(): Promise<void> {
    const stopped = worker;
    worker = null;
    await stopped?.terminate();
  }
}
