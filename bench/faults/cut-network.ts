import { setTimeout as delay } from 'node:timers/promises';
import { type Link, openLink } from '../../server/testing/tcp-link.ts';
import type { FaultRun } from './result.ts';
import { openPostgresRig } from './rig.ts';

const cutMs = { refused: 8_000, silent: 25_000 };

/**
 * The network between the server and PostgreSQL is interrupted for a while: connections are refused, or no data passes.
 */
export async function cutNetwork(how: keyof typeof cutMs, times: number): Promise<FaultRun> {
  const rig = await openPostgresRig();
  const { load, postgres } = rig;
  const url = new URL(postgres.url);
  const link = await openLink(Number(url.port));
  url.port = String(link.port);
  const server = await rig.start({ DATABASE_URL: url.href });
  load.visit([`http://127.0.0.1:${server.port}`]);
  const recoveries: number[] = [];
  for (let i = 0; i < times; i++) {
    await load.nextAccepted();
    await delay(1_000);
    await cut(link, how);
    await delay(cutMs[how]);
    await link.restore();
    recoveries.push(await load.nextAccepted());
  }
  const result = rig.finish(`network cut to PostgreSQL, ${how}`, times, recoveries);
  return { result: result.finally(() => link.close()) };
}

async function cut(link: Link, how: keyof typeof cutMs): Promise<void> {
  if (how === 'refused') await link.refuse();
  else link.fallSilent();
}
