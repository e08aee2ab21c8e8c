import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { HttpServer } from './http-server.ts';

/** Enough for two health checks of a proxy that checks four times a second. */
const failHealthMs = 600;
const lingerMs = 400;
const requestsGraceMs = 6_000;
const closingGraceMs = 9_500;
/** How long requests may still take after an uncaught error, before the process exits and is restarted. */
const crashGraceMs = 2_000;
/** A terminal and npm may both forward the same Ctrl-C. */
const sameSignalMs = 300;

/** On the first SIGTERM or SIGINT finishes work in progress and exits; on a second one exits at once. */
export function closeOnSignals(app: FastifyInstance): void {
  let since: number | undefined;
  function onSignal(signal: NodeJS.Signals): void {
    if (since === undefined) {
      since = performance.now();
      app.log.info({ signal }, 'closing');
      void close(app);
    } else if (performance.now() - since > sameSignalMs) {
      process.exit(1);
    }
  }
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Accepts no new connections, finishes running requests, and exits with an error. */
export function exitAfterCrash(server: Server): void {
  setTimeout(() => process.exit(1), crashGraceMs);
  if (server.listening) server.close(() => process.exit(1));
}

async function close(app: FastifyInstance): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), requestsGraceMs);
  setTimeout(() => process.exit(1), closingGraceMs);
  if (app.server instanceof HttpServer) await app.server.drain(failHealthMs, lingerMs);
  await app.close();
  app.log.info('closed');
  process.exit(0);
}
