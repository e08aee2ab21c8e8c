import type { Socket } from 'node:net';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Engine } from './engine.ts';
import { DatabaseAway } from './is-away.ts';

export interface PoolOptions {
  logger: Logger;
  /** Whether the tables are there; before, nobody gets a connection. */
  isOpen(): boolean;
  silenceMs: Engine['silenceMs'];
}

/** A pool that outlives its server: a lost connection is told to whoever uses it and then forgotten. */
export function openPool(settings: pg.PoolConfig, { logger, isOpen, silenceMs }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...settings,
    async onConnect(client) {
      if (!isOpen()) throw new DatabaseAway('The database is not ready');
      await settings.onConnect?.(client);
    },
  });
  pool.on('error', (err) => logger.warn({ err }, 'an idle database connection was lost'));
  pool.on('connect', (client) => {
    // Whoever uses the connection gets the error too; unheard, the event would end the process.
    client.on('error', () => {});
    hangUpWhenSilent(client, silenceMs);
  });
  takeBackLostClients(pool);
  return pool;
}

/** What the driver knows of a connection and its types keep to themselves. */
interface Wire {
  connection: { stream: Socket };
  readyForQuery: boolean;
}

function hangUpWhenSilent(client: pg.PoolClient, silenceMs: number): void {
  const wire = client as unknown as Wire;
  const { stream } = wire.connection;
  stream.setTimeout(silenceMs);
  stream.on('timeout', () => {
    if (!wire.readyForQuery) stream.destroy(new DatabaseAway('The database is silent'));
  });
}

/** Drizzle never gives back the client of a transaction whose `begin` failed; one such loss would fill a pool of one. */
function takeBackLostClients(pool: pg.Pool): void {
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
