import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openFolder } from './open-folder.ts';
import { withStatementLock } from './statement-lock.ts';

/** The thread that runs the built-in database: on the main thread it would block every request. */
export interface WorkerData {
  folder: string;
  socket: string;
}

export type WorkerMessage = { kind: 'listening' } | { kind: 'broken'; reason: string };

const { folder, socket } = workerData as WorkerData;
const { postgres, fatalMessage } = await openFolder(folder);
endWhenBroken(postgres);
// The pool has one connection, but a new one may arrive before the old one is gone, and admin commands connect too.
const server = new PGLiteSocketServer({ db: withStatementLock(postgres), path: socket, maxConnections: 20 });
await server.start();
tell({ kind: 'listening' });

// Any message means "close".
parentPort?.once('message', async () => {
  await server.stop();
  await postgres.close();
  process.exit(0);
});

/**
 * PGlite carries on, or retries forever, after anything PostgreSQL throws. Only SQL errors are safe; after anything
 * else the memory cannot be trusted, so we exit and the folder recovers when it is reopened.
 */
function endWhenBroken(pg: PGlite): void {
  const sqlError = 100;
  const module = pg.Module as unknown as { _PostgresMainLoopOnce(): void };
  const step = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      step();
    } catch (error) {
      if ((error as { status?: number }).status === sqlError) throw error;
      tell({ kind: 'broken', reason: `${error} ${fatalMessage()}`.trim() });
      process.exit(1);
    }
  };
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}
