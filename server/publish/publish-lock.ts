import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishStep } from '../../contract/console/publish.ts';
import { uuid7 } from '../db/uuid7.ts';
import { missing } from './publish-folder.ts';

const touchMs = 3_000;
/** If the lock is not touched for this long, its holder is gone. */
const staleMs = 30_000;

interface Running {
  by: string;
  step: PublishStep;
  since: string;
}

export interface PublishLock {
  /** Tells readers what the holder is doing. */
  note(running: Running): Promise<void>;
  release(): Promise<void>;
}

/** Takes the lock; undefined if another process has it. */
export async function takeLock(folder: string): Promise<PublishLock | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = lockFile(folder);
  if (await isStale(file)) await breakLock(file);
  try {
    await writeFile(file, '{}', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  }
  const timer = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, touchMs);
  timer.unref();
  return {
    note: (running) => writeFile(file, JSON.stringify(running)),
    async release() {
      clearInterval(timer);
      await rm(file, { force: true });
    },
  };
}

/** What the holder of the lock is doing; undefined if no process has it. */
export async function readLock(folder: string): Promise<Partial<Running> | undefined> {
  const file = lockFile(folder);
  if (await isStale(file)) return undefined;
  const text = await readFile(file, 'utf8').catch(missing);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // It is just being written.
    return {};
  }
}

function lockFile(folder: string): string {
  return join(folder, 'lock');
}

async function isStale(file: string): Promise<boolean> {
  const found = await stat(file).catch(missing);
  return found !== undefined && Date.now() - found.mtimeMs > staleMs;
}

/** If two processes find it stale at the same time, one may move away the other's new lock: that is put back. */
async function breakLock(file: string): Promise<void> {
  const aside = `${file}.${uuid7()}`;
  await rename(file, aside).catch(missing);
  if ((await stat(aside).catch(missing)) && !(await isStale(aside))) await rename(aside, file);
  await rm(aside, { force: true });
}
