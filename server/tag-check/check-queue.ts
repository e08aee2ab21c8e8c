import { FetchError } from './fetch/fetch-error.ts';

/** Limits how many tasks run at once, in total and per key; the others wait. */
interface CheckQueue {
  run<T>(key: string, signal: AbortSignal, task: () => Promise<T>): Promise<T>;
}

interface QueueLimits {
  total: number;
  perKey: number;
  waiting: number;
}

export function createCheckQueue({ total, perKey, waiting: maxWaiting }: QueueLimits): CheckQueue {
  const running = new Map<string, number>();
  const waiting: { key: string; start(): void }[] = [];
  let count = 0;

  function isFree(key: string): boolean {
    return count < total && (running.get(key) ?? 0) < perKey;
  }
  function enter(key: string): void {
    count += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
  }
  function leave(key: string): void {
    count -= 1;
    const left = (running.get(key) ?? 1) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
    const at = waiting.findIndex((one) => isFree(one.key));
    if (at >= 0) waiting.splice(at, 1)[0]?.start();
  }
  function waitForSlot(key: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const one = { key, start };
      function start(): void {
        signal.removeEventListener('abort', giveUp);
        enter(key);
        resolve();
      }
      function giveUp(): void {
        waiting.splice(waiting.indexOf(one), 1);
        reject(new FetchError('timeout', 'busy'));
      }
      signal.addEventListener('abort', giveUp, { once: true });
      waiting.push(one);
    });
  }

  return {
    async run(key, signal, task) {
      if (isFree(key)) enter(key);
      else if (waiting.length >= maxWaiting || signal.aborted) throw new FetchError('timeout', 'busy');
      else await waitForSlot(key, signal);
      try {
        return await task();
      } finally {
        leave(key);
      }
    },
  };
}
