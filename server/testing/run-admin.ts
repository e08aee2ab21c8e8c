import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { createPostgresDatabase, type engines } from './databases.ts';
import { programEnv } from './programs.ts';

const admin = join(import.meta.dirname, '../admin/main.ts');

/** Runs an admin command as npm does. */
export async function runAdmin(env: NodeJS.ProcessEnv, args: string[], typed = '') {
  const child = spawn(process.execPath, [admin, ...args], { cwd: tmpdir(), env: { ...programEnv, ...env } });
  child.stdin.end(typed);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}

/**
 * The environment of a process with its own database. Removed when the test ends, after everything that was started
 * later.
 */
export async function freshDataEnv(engine: (typeof engines)[number], onFinished = onTestFinished) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'admin-'));
  const fresh = engine === 'postgres' ? await createPostgresDatabase({ isMigrated: true }) : undefined;
  onFinished(async () => {
    await fresh?.drop();
    await rm(DATA_DIR, { recursive: true, force: true });
  });
  return { DATA_DIR, DATABASE_URL: fresh?.url };
}
