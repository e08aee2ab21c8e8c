import { setTimeout as delay } from 'node:timers/promises';
import type { Tried } from './outcome.ts';
import { openEmbeddedStand, openPostgresStand } from './stand.ts';

/** The server is ended with `kill -9` under load and started again, as systemd would. */
export async function killApp(engine: 'embedded' | 'postgres', times: number): Promise<Tried> {
  const stand = engine === 'embedded' ? await openEmbeddedStand() : await openPostgresStand();
  const { load } = stand;
  let server = await stand.start();
  const recoveries: number[] = [];
  for (let i = 0; i < times; i++) {
    load.visit([`http://127.0.0.1:${server.port}`]);
    await load.nextYes();
    await delay(300 + Math.random() * 1_200);
    load.visit([]);
    await server.kill();
    const killed = performance.now();
    server = await stand.start();
    load.visit([`http://127.0.0.1:${server.port}`]);
    await load.nextYes();
    recoveries.push(performance.now() - killed);
  }
  return { outcome: stand.settle(`\`kill -9\` of the app, ${engine}`, times, recoveries) };
}
