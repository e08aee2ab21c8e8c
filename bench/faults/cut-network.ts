import { setTimeout as delay } from 'node:timers/promises';
import type { Tried } from './outcome.ts';
import { openPostgresStand } from './stand.ts';
import { openWire, type Wire } from './wire.ts';

const cutMs = { refused: 8_000, silent: 25_000 };

/** The network between the server and PostgreSQL is cut for a while: connections are refused, or nothing comes through. */
export async function cutNetwork(how: keyof typeof cutMs, times: number): Promise<Tried> {
  const stand = await openPostgresStand();
  const { load, postgres } = stand;
  const url = new URL(postgres.url);
  const wire = await openWire(Number(url.port));
  url.port = String(wire.port);
  const server = await stand.start({ DATABASE_URL: url.href });
  load.visit([`http://127.0.0.1:${server.port}`]);
  const recoveries: number[] = [];
  for (let i = 0; i < times; i++) {
    await load.nextYes();
    await delay(1_000);
    await cut(wire, how);
    await delay(cutMs[how]);
    await wire.heal();
    recoveries.push(await load.nextYes());
  }
  const outcome = stand.settle(`network cut to PostgreSQL, ${how}`, times, recoveries);
  return { outcome: outcome.finally(() => wire.close()) };
}

async function cut(wire: Wire, how: keyof typeof cutMs): Promise<void> {
  if (how === 'refused') await wire.refuse();
  else wire.fallSilent();
}
