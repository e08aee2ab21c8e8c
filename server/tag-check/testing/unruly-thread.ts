import { setTimeout as delay } from 'node:timers/promises';
import { resultForError } from '../check-result.ts';
import { serveChecks } from '../check-thread.ts';
import { FetchError } from '../fetch/fetch-error.ts';

/** A tag check thread that fails as requested in the URL. */
serveChecks({
  async check(websiteUrl) {
    const [, trouble, ms] = websiteUrl.split('/');
    if (trouble === 'wait') await delay(Number(ms));
    if (trouble === 'throw') throw new Error('thrown in the check');
    if (trouble === 'late') setImmediate(() => nowhere());
    if (trouble === 'reject') void Promise.reject(new Error('rejected, and caught by nobody'));
    if (trouble === 'exit') process.exit(7);
    if (trouble === 'memory') fillMemory();
    if (trouble === 'loop') for (;;);
    await delay(20);
    return resultForError(websiteUrl, new FetchError('unreachable', 'unknown-host'));
  },
});

function nowhere(): never {
  throw new Error('thrown where nobody catches it');
}

function fillMemory(): void {
  const held: object[][] = [];
  for (;;) held.push(new Array(1_000_000).fill(held));
}
