import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '../../log.ts';
import { type TestDatabase, testDatabase } from '../../testing/databases.ts';
import { type MaintenanceTimes, maintain } from './maintenance.ts';

const never = Number.POSITIVE_INFINITY;
const times: MaintenanceTimes = {
  lookEveryMs: 20,
  checkpointEveryMs: never,
  checkpointBytes: never,
  vacuumEveryMs: never,
  timeoutMs: never,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('embedded');
});
afterAll(() => database.close());

function startTestMaintenance(changed: Partial<MaintenanceTimes>): { stuck: () => number } {
  let stuck = 0;
  const tending = maintain(database.pool, {
    logger: createLogger('silent'),
    onStuck: () => void stuck++,
    times: { ...times, ...changed },
  });
  onTestFinished(() => tending.stop());
  return { stuck: () => stuck };
}

async function one<T>(sql: string): Promise<T> {
  const { rows } = await database.pool.query(sql);
  return Object.values(rows[0])[0] as T;
}

const lastCheckpoint = () => one<string>('select checkpoint_lsn from pg_control_checkpoint()');

async function store(rows: number): Promise<void> {
  await database.pool.query(
    `insert into rate_limits select gen_random_uuid(), 1 from generate_series(1, ${rows})`,
  );
}

test('checkpoints are made periodically, but not while nothing is written', async () => {
  await store(1);
  const before = await lastCheckpoint();
  startTestMaintenance({ checkpointEveryMs: 100 });
  await vi.waitFor(async () => expect(await lastCheckpoint()).not.toBe(before), { timeout: 20_000 });
  await delay(500);
  const after = await lastCheckpoint();
  await delay(500);
  expect(await lastCheckpoint()).toBe(after);
});

test('a burst of writes triggers an early checkpoint', async () => {
  startTestMaintenance({ checkpointBytes: 500_000 });
  await delay(300);
  const before = await lastCheckpoint();
  await store(1);
  await delay(300);
  expect(await lastCheckpoint()).toBe(before);
  await store(10_000);
  await vi.waitFor(async () => expect(await lastCheckpoint()).not.toBe(before), { timeout: 20_000 });
});

test('vacuum frees the space of deleted rows and updates the statistics', { tags: ['sweep'] }, async () => {
  await database.truncate();
  await store(10_000);
  await database.truncate();
  startTestMaintenance({ vacuumEveryMs: 100 });
  const size = () => one<string>(`select pg_relation_size('rate_limits')`);
  await vi.waitFor(async () => expect(await size()).toBe('0'), { timeout: 20_000 });
  expect(await one(`select reltuples from pg_class where relname = 'rate_limits'`)).toBe(0);
});

test('a stuck database is detected', { tags: ['sweep'] }, async () => {
  const { stuck } = startTestMaintenance({ timeoutMs: 5_000 });
  await delay(1_000);
  expect(stuck()).toBe(0);
  const client = await database.pool.connect();
  await vi.waitFor(() => expect(stuck()).toBe(1), { timeout: 30_000 });
  client.release();
});
