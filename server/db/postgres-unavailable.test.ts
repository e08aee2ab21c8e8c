import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { eventually } from '../testing/eventually.ts';
import { type PostgresServer, startPostgres } from '../testing/start-postgres.ts';
import { type Database, openDatabase } from './database.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { lockKey } from './migrate.ts';
import { openPool } from './pool.ts';
import { sql } from './sql.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

async function open(url = server.url): Promise<Database> {
  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: '/nowhere' }, createLogger('silent'));
  onTestFinished(() => database.close());
  return database;
}

async function ready(): Promise<Database> {
  const database = await open();
  await database.whenReady;
  return database;
}

async function outcome(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'worked',
    (error) => (isDatabaseUnavailable(error) ? 'unavailable' : error),
  );
}

function recovers(database: Database): Promise<void> {
  return vi.waitFor(() => database.check(), { timeout: 60_000, interval: 100 });
}

test('an unavailable server is waited for without blocking the start', async () => {
  await server.kill();
  const since = performance.now();
  const database = await open();
  // It does not wait for the connection attempt, which times out after three seconds.
  expect(performance.now() - since).toBeLessThan(3_000);
  expect(await outcome(database.check())).toBe('unavailable');
  expect(await outcome(database.db.query(sql`select * from rate_limits`))).toBe('unavailable');
  await delay(1_000);
  await server.start();
  await database.whenReady;
  await database.check();
  expect(await database.db.query(sql`select from rate_limits`)).toEqual([]);
});

test('before the migrations a query fails as unavailable', async () => {
  const { pool: other } = await ready();
  const held = await other.connect();
  // As another instance does while it migrates.
  await held.query('select pg_advisory_lock($1)', [lockKey]);
  const database = await open();
  expect(await outcome(database.db.query(sql`select * from rate_limits`))).toBe('unavailable');
  await held.query('select pg_advisory_unlock($1)', [lockKey]);
  held.release();
  await database.whenReady;
  expect(await outcome(database.db.query(sql`select * from rate_limits`))).toBe('worked');
});

test('a server that crashes and comes back is used again', async () => {
  const database = await open();
  await database.whenReady;
  await database.db.execute(sql`insert into rate_limits (key, points) values ('kept', 1)`);
  const entered = Promise.withResolvers<void>();
  const killed = Promise.withResolvers<void>();
  const transaction = outcome(
    database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into rate_limits (key, points) values ('lost', 1)`);
      entered.resolve();
      await killed.promise;
      // On a busy machine its backend may respond for a moment after its parent was killed.
      for (;;) await tx.execute(sql`select pg_sleep(0.01)`);
    }),
  );
  await entered.promise;
  await server.kill();
  // So may those of the pool.
  await eventually(async () => expect(await outcome(database.check())).toBe('unavailable'));
  killed.resolve();
  expect(await transaction).toBe('unavailable');
  await server.start();
  await recovers(database);
  const keys = await database.db.query(sql`select key from rate_limits`);
  expect(keys).toEqual([{ key: 'kept' }]);
});

test('connections lost at the begin of a transaction do not exhaust the pool', async () => {
  const database = await open();
  await database.whenReady;
  const { max } = database.pool.options;
  const clients = await Promise.all(Array.from({ length: max }, () => database.pool.connect()));
  const pids = await Promise.all(
    clients.map(
      async (client) => (await client.query('select pg_backend_pid() as pid')).rows[0].pid as number,
    ),
  );
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  for (const client of clients) client.release();
  const transactions = Array.from({ length: max }, () =>
    outcome(database.db.transaction((tx) => tx.execute(sql`select 1`))),
  );
  await delay(200);
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  expect(new Set(await Promise.all(transactions))).toEqual(new Set(['unavailable']));
  await recovers(database);
  const again = Array.from({ length: max }, () => database.db.transaction((tx) => tx.execute(sql`select 1`)));
  await Promise.all(again);
});

test('a connection that does not respond is dropped', async () => {
  const logger = createLogger('silent');
  const pool = openPool(
    { connectionString: server.url, max: 1 },
    { logger, isOpen: () => true, responseTimeoutMs: 500 },
  );
  onTestFinished(() => pool.end());
  await pool.query('select 1');
  await delay(700);
  expect(pool.totalCount).toBe(1);
  expect(await outcome(pool.query('select pg_sleep(60)'))).toBe('unavailable');
  expect(await outcome(pool.query('select 1'))).toBe('worked');
});

test('a server that denies access counts as unavailable', async () => {
  const url = new URL(server.url);
  url.pathname = 'nowhere';
  const database = await open(url.href);
  expect(await outcome(database.db.query(sql`select * from rate_limits`))).toBe('unavailable');
});

test('an invalid URL is refused at once', async () => {
  const opened = open(`${server.url}?sslrootcert=/nowhere/ca.pem`);
  await expect(opened).rejects.toThrow(OperatorError);
  await expect(opened).rejects.toThrow(/^DATABASE_URL cannot be used: .*\/nowhere\/ca\.pem/);
});

test('a closed database stays closed, and can be closed again', async () => {
  const database = await open();
  await database.whenReady;
  await database.close();
  await database.close();
  expect(await outcome(database.check())).toBe('unavailable');
});

test('a database can be closed while it waits for its server', async () => {
  await server.kill();
  const database = await open();
  await database.close();
  await expect(database.whenReady).rejects.toThrow();
  await server.start();
});
