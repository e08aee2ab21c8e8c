import { mkdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { lockFolder } from './folder-lock.ts';
import type { WorkerData, WorkerMessage } from './worker.ts';

export interface Embedded {
  /** The folder of the socket: what the driver takes for a host. */
  host: string;
  /** Resolves when the database first listens. */
  listening: Promise<void>;
  /** Ends the database as it stands, if it listens; a new one takes over. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const closingGraceMs = 5_000;
const waitMs = { first: 250, longest: 15_000 };

// The optimising compiler takes half a gigabyte for one of PostgreSQL's functions, and saves next to nothing here
// (docs/decisions/0015). The flags count for the whole process; nothing else in it is WebAssembly.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/** Runs the built-in database in a worker, and restarts it if it dies. */
export function startEmbedded(
  folder: string,
  logger: Logger,
  program = new URL('./worker.ts', import.meta.url),
): Embedded {
  const lock = lockFolder(folder);
  const host = socketFolderFor(folder);
  const settings: WorkerData = { folder, socket: join(host, '.s.PGSQL.5432') };
  const listening = Promise.withResolvers<void>();
  const closing = new AbortController();
  let worker: Worker | undefined;
  let isListening = false;
  let wait = waitMs.first;
  const ended = keepRunning();

  async function keepRunning(): Promise<void> {
    while (!closing.signal.aborted) {
      await run().catch((err) => logger.error({ err }, 'the database cannot be started'));
      isListening = false;
      if (closing.signal.aborted) break;
      logger.warn({ wait }, 'the database ended and is started again');
      await delay(wait, undefined, { signal: closing.signal }).catch(() => {});
      wait = Math.min(wait * 2, waitMs.longest);
    }
    rmSync(host, { recursive: true, force: true });
    lock.release();
  }

  async function run(): Promise<void> {
    // A socket left by a worker that died would be in the way.
    rmSync(host, { recursive: true, force: true });
    mkdirSync(host, { mode: 0o700 });
    const exit = Promise.withResolvers<void>();
    worker = new Worker(program, {
      name: 'database',
      workerData: settings,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 2 },
    });
    worker.on('error', (err) => logger.error({ err }, 'the database failed'));
    worker.once('exit', () => exit.resolve());
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'broken') logger.error({ reason: message.reason }, 'the database broke');
      if (message.kind !== 'listening') return;
      wait = waitMs.first;
      isListening = true;
      listening.resolve();
    });
    await exit.promise;
  }

  return {
    host,
    listening: listening.promise,
    async restart() {
      if (isListening) await worker?.terminate();
    },
    async close() {
      closing.abort();
      // What has not begun to listen would not hear, and nothing it stored is acknowledged: no need to wait for it.
      if (!isListening) await worker?.terminate();
      worker?.postMessage('close');
      const late = new AbortController();
      const tooLate = delay(closingGraceMs, 'late', { signal: late.signal }).catch(() => {});
      if ((await Promise.race([ended, tooLate])) === 'late') await worker?.terminate();
      late.abort();
      await ended;
    },
  };
}

/**
 * A short path, for that of a socket may have a hundred bytes. It is named after the folder itself, which
 * is locked: so it is nobody else's, and a process that was killed leaves nothing that the next one does not clear.
 */
export function socketFolderFor(folder: string): string {
  const { dev, ino } = statSync(folder);
  const name = `db-${dev.toString(36)}-${ino.toString(36)}`;
  return join(tmpdir().length + name.length < 80 ? tmpdir() : '/tmp', name);
}
