import { vi } from 'vitest';

/** Retries until it passes, with a timeout long enough for a busy machine. */
export function eventually<T>(attempt: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(attempt, { timeout: 60_000 });
}
