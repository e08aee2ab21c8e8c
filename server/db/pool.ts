import type { Socket } from 'node:net';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Engine } from './engine.ts';
import { DatabaseUnavailableError } from './errors.ts';

interface PoolOptions {
  logger: Logger;
  /** True once the migrations are done; until then there are no connections. */
  isOpen(): boolean;
  responseTimeoutMs: Engine['responseTimeoutMs'];
}

/** A pool that survives outages of its server: a lost connection fails its current user and is dropped. */
export function openPool(
  settings: pg.PoolConfig,
  { logger, isOpen, responseTimeoutMs }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    ...settings,
    async onConnect(client) {
      if (!isOpen()) throw new DatabaseUnavailableError('The database is not ready');
      await settings.onConnect?.(client);
    },
  });
  pool.on('error', (err) => logger.warn({ err }, 'an idle database connection was lost'));
  pool.on('connect', (client) => {
    // The user of the connection gets the error too; an unhandled event would end the process.
    client.on('error', () => {});
    dropSilentConnection(client, responseTimeoutMs);
  });
  return pool;
}

/** Internals of the driver that its types leave out. */
interface Wire {
  connection: { stream: Socket };
  readyForQuery: boolean;
}

function dropSilentConnection(client: pg.PoolClient, responseTimeoutMs: number): void {
  const wire = client as unknown as Wire;
  const { stream } = wire.connection;
  stream.setTimeout(responseTimeoutMs);
  stream.on('timeout', () => {
    if (!wire.readyForQuery) stream.destroy(new DatabaseUnavailableError('The database does not respond'));
  });
}
