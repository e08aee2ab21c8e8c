import { setTimeout as delay } from 'node:timers/promises';
import type { Tried } from './outcome.ts';
import { openPostgresStand } from './stand.ts';

const downMs = 20_000;

/** The mail server and the webhook refuse connections for a while. Recovery is when all that waited has arrived. */
export async function stopReceivers(): Promise<Tried> {
  const stand = await openPostgresStand();
  const { load, receivers } = stand;
  const server = await stand.start();
  load.visit([`http://127.0.0.1:${server.port}`]);
  await load.nextYes();
  await delay(2_000);
  await receivers.down();
  await delay(downMs);
  await receivers.up();
  const back = performance.now();
  await delay(2_000);
  const outcome = stand.settle('SMTP and webhook down', 1, []);
  return {
    outcome: outcome.then((settled) => ({ ...settled, longestRecoveryMs: performance.now() - back })),
  };
}
