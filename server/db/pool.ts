import type { Socket } from 'node:net';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Engine } from './engine.ts';
import { DatabaseUnavailable } from './errors.ts';

interface PoolOptions {
  logger: Logger;
  /** Whether the migrations are done; until then there are no connections. */
  isOpen(): boolean;
  responseTimeoutMs: Engine['responseTimeoutMs'];
}

/** A pool that survives an outage of its server: a lost connection fails its current user and is dropped. */
export function openPool(
  settings: pg.PoolConfig,
  { logger, isOpen, responseTimeoutMs }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    ...settings,
    async onConnect(client) {
      if (!isOpen()) throw new DatabaseUnavailable('The database is not ready');
      await settings.onConnect?.(client);
    },
  });
  pool.on('error', (err) => logger.warn({ err }, 'an idle database connection was lost'));
  pool.on('connect', (client) => {
    // The user of the connection gets the error too; an unhandled event would end the process.
    client.on('error', () => {});
    dropSilentConnection(client, responseTimeoutMs);
  });
  releaseLostClients(pool);
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
    if (!wire.readyForQuery) stream.destroy(new DatabaseUnavailable('The database does not respond'));
  });
}

/** Drizzle never releases the client of a transaction whose `begin` failed; one leak would exhaust a pool of one. */
function releaseLostClients(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient>;
  async function connectOrTakeBack(): Promise<pg.PoolClient> {
    const client = await connect();
    const release = client.release.bind(client);
    let released = false;
    client.release = (destroy) => {
      if (released) return;
      released = true;
      client.off('end', takeBack);
      release(destroy);
    };
    function takeBack(): void {
      client.release(true);
    }
    client.once('end', takeBack);
    return client;
  }
  pool.connect = ((callback?: unknown) =>
    callback ? connect(callback) : connectOrTakeBack()) as typeof pool.connect;
}
