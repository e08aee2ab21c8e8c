import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Puts all temporary files of the tests into one folder, deleted at the end. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tests-'));
  // PostgreSQL does not run as root, and needs access.
  await chmod(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 20 });
}
