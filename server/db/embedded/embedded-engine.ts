import { mkdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Engine } from '../engine.ts';
import { lockFolder } from './folder-lock.ts';
import { type Maintenance, maintain } from './maintenance.ts';
import type { WorkerData, WorkerMessage } from './worker.ts';

/** Long enough to wait for a vacuum. */
export const embeddedResponseTimeoutMs = 20_000;

/** The built-in database. It has a single session, so the pool has a single connection. */
export function embeddedEngine(folder: string, logger: Logger): Engine {
  const embedded = startEmbedded(folder, logger);
  let maintenance: Maintenance | undefined;
  return {
    name: 'embedded',
    connection: {
      host: embedded.host,
      user: 'postgres',
      database: 'postgres',
      connectionTimeoutMillis: 10_000,
    },
    pooling: {
      max: 1,
      idleTimeoutMillis: 0,
      // The session outlives the connection: without this the next connection would inherit its settings and
      // statements.
      onConnect: (client) => client.query('discard all'),
    },
    responseTimeoutMs: embeddedResponseTimeoutMs,
    listening: embedded.listening,
    maintain(pool) {
      maintenance = maintain(pool, {
        logger,
        onStuck() {
          logger.error('the database does not respond and is restarted');
          void embedded.restart();
        },
      });
    },
    close() {
      maintenance?.stop();
      return embedded.close();
    },
  };
}

export interface Embedded {
  /** The folder of the socket, which the driver takes as its host. */
  host: string;
  /** Resolves when the database first accepts connections. */
  listening: Promise<void>;
  /** Terminates a running database; a new worker takes over. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const closingGraceMs = 5_000;
const waitMs = { first: 250, max: 4_000 };

// V8's optimizing compiler takes half a gigabyte for one of PostgreSQL's functions and gains next to nothing here
// (docs/decisions/0015). The flags are process-wide; nothing else in it uses WebAssembly.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/** Runs the built-in database in a worker thread, and restarts it if it dies. */
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
      await run().catch((err) => logger.error({ err }, 'the database failed to start'));
      isListening = false;
      if (closing.signal.aborted) break;
      logger.warn({ wait }, 'database worker exited, restarting');
      await delay(wait, undefined, { signal: closing.signal }).catch(() => {});
      wait = Math.min(wait * 2, waitMs.max);
    }
    rmSync(host, { recursive: true, force: true });
    lock.release();
  }

  async function run(): Promise<void> {
    // A socket left by a dead worker would be in the way.
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
      if (message.kind === 'broken') logger.error({ reason: message.reason }, 'the database crashed');
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
      // A worker that is still starting would not receive the message, and has acknowledged nothing: no need to wait.
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
 * A short path, since socket paths are limited to about a hundred bytes. Derived from the identity of the locked
 * folder: unique to this process, and the next one cleans up after a kill.
 */
export function socketFolderFor(folder: string): string {
  const { dev, ino } = statSync(folder);
  const name = `db-${dev.toString(36)}-${ino.toString(36)}`;
  return join(tmpdir().length + name.length < 80 ? tmpdir() : '/tmp', name);
}
