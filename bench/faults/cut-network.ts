import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../server/testing/start-server.ts';
import type { FaultRun } from './result.ts';
import { openPostgresRig } from './rig.ts';

const cutMs = { refused: 8_000, silent: 25_000 };

/** The network between the server and PostgreSQL is cut for a while: connections are refused, or no data passes. */
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

/** A TCP proxy whose connections can be cut. */
interface Link {
  port: number;
  /** Connections break, and new ones are refused. */
  refuse(): Promise<void>;
  /** Connections stay open and new ones are accepted, but no data passes, nor ever will through these. */
  fallSilent(): void;
  restore(): Promise<void>;
  close(): Promise<void>;
}

async function openLink(targetPort: number): Promise<Link> {
  const port = await freePort();
  const pairs = new Set<[Socket, Socket?]>();
  let silent = false;
  let server: Server | undefined;

  function forward(near: Socket): void {
    near.on('error', () => {});
    const pair: [Socket, Socket?] = [near];
    pairs.add(pair);
    near.once('close', () => pairs.delete(pair));
    if (silent) return void near.resume();
    const far = connect(targetPort, '127.0.0.1');
    pair[1] = far;
    far.on('error', () => {});
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    near.pipe(far);
    far.pipe(near);
  }

  async function listen(): Promise<void> {
    if (server) return;
    server = createServer(forward).listen(port, '127.0.0.1');
    await once(server, 'listening');
  }

  async function refuse(): Promise<void> {
    const closing = server;
    server = undefined;
    for (const [near] of pairs) near.destroy();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  }

  await listen();
  return {
    port,
    refuse,
    fallSilent() {
      silent = true;
      for (const [near, far] of pairs) {
        near.unpipe().resume();
        far?.unpipe().resume();
      }
    },
    async restore() {
      silent = false;
      await listen();
    },
    close: refuse,
  };
}
