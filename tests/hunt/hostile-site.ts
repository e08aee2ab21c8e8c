import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What a server does after the first bytes of a request: send some, hang up, break the connection, or wait for long. */
export type Step = { write: Buffer } | { act: 'end' | 'reset' | 'wait' };

export interface HostileSite {
  port: number;
  /** Tells what to do with connections whose first bytes name this host, in a `Host` header or in the greeting of TLS. */
  behave(host: string, steps: readonly Step[]): void;
  forget(host: string): void;
  close(): Promise<void>;
}

const waitMs = 400;

/** A server that speaks whatever it is told to. */
export async function startHostileSite(): Promise<HostileSite> {
  const behaviours = new Map<string, readonly Step[]>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.once('data', async (first) => {
      const [host = ''] = /s\d+-hunt\.example/.exec(first.toString('latin1')) ?? [];
      for (const step of behaviours.get(host) ?? []) await take(socket, step);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    behave: (host, steps) => void behaviours.set(host, steps),
    forget: (host) => void behaviours.delete(host),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function take(socket: Socket, step: Step): Promise<void> {
  if (socket.destroyed) return;
  if ('write' in step) socket.write(step.write);
  else if (step.act === 'end') socket.end();
  else if (step.act === 'reset') socket.resetAndDestroy();
  else await delay(waitMs);
}
