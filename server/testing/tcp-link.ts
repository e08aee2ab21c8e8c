import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './start-server.ts';

/** A TCP proxy whose connections can be cut. */
export interface Link {
  port: number;
  /** Drops connections and refuses new ones. */
  refuse(): Promise<void>;
  /** Keeps connections open and accepts new ones, but passes no data, now or later. */
  fallSilent(): void;
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function openLink(targetPort: number): Promise<Link> {
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
