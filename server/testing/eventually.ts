import { vi } from 'vitest';

/** Tries until it holds. The machine may be busy elsewhere: patience is not what is tested. */
export function eventually<T>(attempt: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(attempt, { timeout: 20_000 });
}
