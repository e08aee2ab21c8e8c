import { setTimeout as delay } from 'node:timers/promises';

/** A dependency the server cannot work without. */
export interface Check {
  name: string;
  passes(): Promise<boolean>;
}

const timeoutMs = 2_000;
/** A check never runs more often than this. */
const minIntervalMs = 2_000;

/** `run` rejects while the dependency is unavailable. All callers share its latest result. */
export function createCheck(name: string, run: () => Promise<void>): Check {
  let latest: { result: Promise<boolean>; endedAt?: number } | undefined;

  function start(): Promise<boolean> {
    const begun = run().then(
      () => true,
      () => false,
    );
    const current: typeof latest = { result: withTimeout(begun, false) };
    latest = current;
    // While a timed-out run hangs, no second one is started.
    void begun.then(() => {
      current.endedAt = performance.now();
    });
    return current.result;
  }

  return {
    name,
    passes() {
      const isFresh =
        latest && (latest.endedAt === undefined || performance.now() - latest.endedAt < minIntervalMs);
      return isFresh && latest ? latest.result : start();
    },
  };
}

/** Resolves with the promise's result, or with `late` after a timeout of two seconds by default. */
export async function withTimeout<T>(run: Promise<T>, late: T, ms = timeoutMs): Promise<T> {
  const timeout = new AbortController();
  try {
    return await Promise.race([run, delay(ms, late, { signal: timeout.signal })]);
  } finally {
    timeout.abort();
  }
}
