import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Step, take } from './hostile-site.ts';

export interface HostileMail {
  port: number;
  /** What later connections get: the first step when they connect, and one more for each thing they send. */
  behave(steps: readonly Step[]): void;
  /** Waits until a connection has come and gone, but not for ever: the outbox may have nothing that is due. */
  visited(): Promise<void>;
  close(): Promise<void>;
}

const longestVisitMs = 2_000;

/** A mail server that answers whatever it is told to. */
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
    setTimeout(() => socket.destroy(), longestVisitMs).unref();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    behave(wanted) {
      steps = wanted;
      left = Promise.withResolvers();
    },
    visited: () => Promise.race([left.promise, delay(longestVisitMs)]),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
