import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { StartProblem } from '../start-problem.ts';
import { type ConnectionProblem, connectionProblem } from './connection-problem.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';

const waitMs = { first: 250, longest: 10_000 };

/** Migrates as soon as the database lets it, however often it has to try. Each failed attempt is logged and told. */
export async function migrateWhenReachable(
  { name, connection, listening }: Engine,
  {
    logger,
    signal,
    onProblem,
  }: { logger: Logger; signal: AbortSignal; onProblem?: ((problem: ConnectionProblem) => void) | undefined },
): Promise<void> {
  await Promise.race([listening, aborted(signal)]);
  for (let wait = waitMs.first; ; wait = Math.min(wait * 2, waitMs.longest)) {
    signal.throwIfAborted();
    const client = new pg.Client(connection);
    try {
      const applied = await migrateOver(client);
      if (applied.length > 0) logger.info({ applied }, 'the database was migrated');
      return;
    } catch (err) {
      if (err instanceof StartProblem) {
        logger.fatal(err.message);
        throw err;
      }
      const problem = name === 'postgres' ? connectionProblem(err, client) : undefined;
      if (problem) logger.warn({ wait }, problem.sentence);
      else logger.warn({ err, wait }, 'the database cannot be prepared yet');
      if (problem) onProblem?.(problem);
      await delay(wait, undefined, { signal });
    }
  }
}

/** A connection of its own: migrations may take longer than the pool lets a statement take. */
async function migrateOver(client: pg.Client): Promise<string[]> {
  client.on('error', () => {});
  try {
    await client.connect();
    return await migrate(client);
  } finally {
    await client.end();
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
