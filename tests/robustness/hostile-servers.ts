import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What a server does next: send bytes, end or reset the connection, or stall. */
export type Step = { write: Buffer } | { act: 'end' | 'reset' | 'wait' };

export interface HostileSite {
  port: number;
  /** Sets what happens to connections for this host, named in a `Host` header or a TLS client hello. */
  behave(host: string, steps: readonly Step[]): void;
  forget(host: string): void;
  close(): Promise<void>;
}

export interface HostileMail {
  port: number;
  /** Sets what later connections get: the first step on connecting, and one more for each message. */
  behave(steps: readonly Step[]): void;
  /** Waits until a connection has come and gone, up to a limit: the outbox may have nothing due. */
  visited(): Promise<void>;
  close(): Promise<void>;
}

const stallMs = 400;
const maxVisitMs = 2_000;

/** A web server that sends whatever it is told to. */
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

/** A mail server that replies whatever it is told to. */
export async function startHostileMail(): Promise<HostileMail> {
  let steps: readonly Step[] = [];
  const sockets = new Set<Socket>();
  let left = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    const mine = [...steps];
    const isLeft = left;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      isLeft.resolve();
    });
    const next = () => {
      const step = mine.shift();
      if (step) void take(socket, step);
      else socket.destroy();
    };
    socket.on('data', next);
    next();
    setTimeout(() => socket.destroy(), maxVisitMs).unref();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    behave(wanted) {
      steps = wanted;
      left = Promise.withResolvers();
    },
    visited: () => Promise.race([left.promise, delay(maxVisitMs)]),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function take(socket: Socket, step: Step): Promise<void> {
  if (socket.destroyed) return;
  if ('write' in step) socket.write(step.write);
  else if (step.act === 'end') socket.end();
  else if (step.act === 'reset') socket.resetAndDestroy();
  else await delay(stallMs);
}
