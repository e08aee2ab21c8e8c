import { setTimeout as delay } from 'node:timers/promises';
import type { Tried } from './outcome.ts';
import { openPostgresStand } from './stand.ts';

/** Two servers on one PostgreSQL are stopped with SIGTERM and started again, one after the other, under load. */
export async function restartInTurn(times: number): Promise<Tried> {
  const stand = await openPostgresStand();
  const { load } = stand;
  const servers = [await stand.start(), await stand.start()];
  load.visit(servers.map(({ port }) => `http://127.0.0.1:${port}`));
  const recoveries: number[] = [];
  for (let i = 0; i < times; i++) {
    await load.nextYes();
    await delay(500);
    const turn = i % servers.length;
    const stopped = servers[turn]?.stop();
    recoveries.push(await load.nextYes());
    await stopped;
    servers[turn] = await stand.start({ PORT: String(servers[turn]?.port) });
  }
  return { outcome: stand.settle('two servers restarted in turn', times, recoveries) };
}
