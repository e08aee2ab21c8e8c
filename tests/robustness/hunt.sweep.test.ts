/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../server/testing/databases.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { multipartBodies } from './attacks/uploads.ts';
import { dnsResponses } from './attacks/web.ts';
import { attacks, runAttack } from './hunt.ts';
import { startTargetServer, type TargetServer } from './hunted-server.ts';

/** The same each time; `npm run bench hunt` uses random ones. */
const seed = 20_261_117;

let database: TestDatabase;
let target: TargetServer;
let before: Awaited<ReturnType<TargetServer['usage']>>;
beforeAll(async () => {
  database = await testDatabase('postgres');
  target = await startTargetServer(database.env.DATABASE_URL ?? '');
  // Load what each attack needs before measuring.
  for (const attack of attacks) await runAttack(attack, target, { seed: 1, times: 1 });
  before = await target.usage();
});
afterAll(async () => {
  await target.close();
  await database.close();
});

test.each(attacks)('the server survives hostile $name and responds to all of them', async (attack) => {
  await runAttack(attack, target, { seed, times: attack.isSlow ? 4 : 20 });
});

const fifty = Array.from({ length: 50 }, (_, i) => i);

test('fifty unterminated bodies with too many parts each get a response', async () => {
  const paths = ['/job-applications/create', '/business-manager-uk', '/fr/customer-success-manager'];
  for (const i of fifty) {
    const parts = Array(22 + i).fill(
      i % 2 === 0 ? '--x\r\n' : '--x\r\nContent-Disposition: form-data\r\n\r\n',
    );
    const path = paths[i % paths.length];
    await multipartBodies.runAttack(
      { path, parts, end: i % 5 === 0 ? '--x' : '', cut: 1, how: 'complete' },
      target,
    );
  }
  await target.expectAlive();
});

test('fifty checks of CNAMEs without an address each get a response', async () => {
  const records = (i: number) => Array(1 + i).fill({ type: 'CNAME', target: `nowhere-${i % 7}.example` });
  await Promise.all(fifty.map((i) => dnsResponses.runAttack([[{ records: records(i) }]], target)));
  await target.expectAlive();
});

test('the process has never been replaced', () => {
  expect(target.deaths()).toBe(0);
});

test('memory and descriptors are released', async () => {
  await eventually(async () => {
    const after = await target.usage();
    expect(after.descriptors).toBeLessThanOrEqual(before.descriptors + 10);
    expect(after.memoryMb).toBeLessThan(before.memoryMb + 150);
  });
});
