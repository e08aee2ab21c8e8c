import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../server/testing/start-server.ts';

/** The network between two programs of this machine, which can be cut. */
export interface Wire {
  port: number;
  /** Connections break, and new ones are refused. */
  refuse(): Promise<void>;
  /** Connections stay open and new ones are taken, but nothing comes through, and never will through these. */
  fallSilent(): void;
  heal(): Promise<void>;
  close(): Promise<void>;
}

export async function openWire(targetPort: number): Promise<Wire> {
  const port = await freePort();
  const pairs = new Set<[Socket, Socket?]>();
  let silent = false;
  let server: Server | undefined;

  function join(near: Socket): void {
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
    server = createServer(join).listen(port, '127.0.0.1');
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
    async heal() {
      silent = false;
      await listen();
    },
    close: refuse,
  };
}
