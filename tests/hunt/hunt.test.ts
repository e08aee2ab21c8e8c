import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../server/testing/databases.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { attacks, strike } from './hunt.ts';
import { type HuntedServer, startHuntedServer } from './hunted-server.ts';

/** The same each time; `npm run bench hunt` draws others, for as long as it is told to. */
const seed = 20_261_117;

let database: TestDatabase;
let hunted: HuntedServer;
let before: Awaited<ReturnType<HuntedServer['usage']>>;
beforeAll(async () => {
  database = await testDatabase('postgres');
  hunted = await startHuntedServer(database.env.DATABASE_URL ?? '');
  // What each attack needs is loaded first.
  for (const attack of attacks) await strike(attack, hunted, { seed: 1, times: 1 });
  before = await hunted.usage();
});
afterAll(async () => {
  await hunted.close();
  await database.close();
});

test.each(attacks)('no $name end the server or go unanswered', async (attack) => {
  await strike(attack, hunted, { seed, times: attack.isSlow ? 4 : 20 });
});

test('the process is the one that was started', () => {
  expect(hunted.deaths()).toBe(0);
});

test('memory and descriptors are given back', async () => {
  await eventually(async () => {
    const after = await hunted.usage();
    expect(after.descriptors).toBeLessThanOrEqual(before.descriptors + 10);
    expect(after.memoryMb).toBeLessThan(before.memoryMb + 150);
  });
});
