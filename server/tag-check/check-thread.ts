import { parentPort } from 'node:worker_threads';
import { createTagCheck, type TagCheck } from './check.ts';
import type { CheckRequest, CheckResponse } from './isolated-check.ts';

/** Responds to the requests of `createIsolatedTagCheck` in this thread. */
export function serveChecks({ check }: Pick<TagCheck, 'check'>): void {
  parentPort?.on('message', async ({ id, websiteUrl }: CheckRequest) => {
    // A bug is not caught here: it crashes the thread and is logged.
    const result = await check(websiteUrl);
    parentPort?.postMessage({ id, result } satisfies CheckResponse);
  });
}

if (import.meta.main) serveChecks(createTagCheck());
