import type { Logger } from 'pino';
import type { Engine } from '../engine.ts';
import { startEmbedded } from './start-embedded.ts';
import { type Tending, tend } from './tend.ts';

/** A statement may have to wait for a vacuum. */
export const embeddedSilenceMs = 20_000;

/** The built-in database. It has one session, so the pool has one connection. */
export function embeddedEngine(folder: string, logger: Logger): Engine {
  const embedded = startEmbedded(folder, logger);
  let tending: Tending | undefined;
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
      // The session outlives the connection: without this the next one would find its settings and statements there.
      onConnect: (client) => client.query('discard all'),
    },
    silenceMs: embeddedSilenceMs,
    listening: embedded.listening,
    tend(pool) {
      tending = tend(pool, {
        logger,
        onStuck() {
          logger.error('the database does not answer');
          void embedded.restart();
        },
      });
    },
    close() {
      tending?.stop();
      return embedded.close();
    },
  };
}
