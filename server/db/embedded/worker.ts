import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openFolder } from './open-folder.ts';
import { takeTurns } from './take-turns.ts';

/** The thread that is the built-in database: on the main one it would hold up every request. */
export interface WorkerData {
  folder: string;
  socket: string;
}

export type WorkerMessage = { kind: 'listening' } | { kind: 'broken'; reason: string };

const { folder, socket } = workerData as WorkerData;
const { postgres, lastWords } = await openFolder(folder);
endWhenBroken(postgres);
// The pool has one connection; a new one may come before the last one is quite gone, and commands run beside it.
const server = new PGLiteSocketServer({ db: takeTurns(postgres), path: socket, maxConnections: 20 });
await server.start();
tell({ kind: 'listening' });

// Any message means: close.
parentPort?.once('message', async () => {
  await server.stop();
  await postgres.close();
  process.exit(0);
});

/**
 * PGlite carries on after anything its PostgreSQL throws, or tries for ever to. Only an SQL error may be
 * survived; after all else the memory cannot be trusted, and the folder recovers when it is opened again.
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
      tell({ kind: 'broken', reason: `${error} ${lastWords()}`.trim() });
      process.exit(1);
    }
  };
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}
