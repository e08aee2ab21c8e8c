import { setTimeout as delay } from 'node:timers/promises';
import type { Tried } from './outcome.ts';
import { openPostgresStand } from './stand.ts';

const awayMs = 1_500;

/** PostgreSQL is ended with `kill -9` under load and comes back; the server lives on. */
export async function killPostgres(times: number): Promise<Tried> {
  const stand = await openPostgresStand();
  const { load, postgres } = stand;
  const server = await stand.start();
  load.visit([`http://127.0.0.1:${server.port}`]);
  const recoveries: number[] = [];
  for (let i = 0; i < times; i++) {
    await load.nextYes();
    await delay(300 + Math.random() * 1_200);
    await postgres.kill();
    await delay(awayMs);
    await postgres.start();
    recoveries.push(await load.nextYes());
  }
  return { outcome: stand.settle('`kill -9` of PostgreSQL', times, recoveries) };
}
