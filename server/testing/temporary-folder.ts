import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** All that the tests, and the programs they start, leave in the temporary folder goes with one folder when they end. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tests-'));
  // PostgreSQL may run as another user, and has a folder of its own in it.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
