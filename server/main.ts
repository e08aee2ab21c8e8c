import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { settings } from '../content/settings.ts';
import { buildApp } from './app.ts';
import { openDatabase } from './db/database.ts';
import { readEnv } from './env.ts';
import { createLogger } from './log.ts';
import { readBacklog } from './metrics/backlog.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { startServices } from './services.ts';
import { closeOnSignals } from './shutdown.ts';
import { loadSite } from './site/load.ts';
import { StartProblem } from './start-problem.ts';

/** `node server/main.ts [folder of the built site]` */
async function start(siteDir = join(import.meta.dirname, '..', 'dist')): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err) => {
      logger.fatal({ err }, event);
      process.exit(1);
    });
  }

  const site = await loadSite(siteDir);
  if (env.PUBLIC_URL && env.PUBLIC_URL !== site.origin) {
    logger.warn(`the pages were built for ${site.origin}, PUBLIC_URL is ${env.PUBLIC_URL}: build again`);
  }
  const database = await openDatabase(env, logger);
  // Such as a data folder that another server holds: nothing here could put it right.
  database.whenReady.catch((error) => error instanceof StartProblem && fail(error));
  const services = startServices({ env, database, logger });
  const metrics = env.METRICS_PORT === undefined ? undefined : createMetrics(() => readBacklog(database.db));
  const app = buildApp({ env, site, services, metrics, logger });
  app.addHook('onClose', async () => {
    await services.stop();
    await database.close();
  });
  closeOnSignals(app);
  if (metrics) {
    const watched = await serveMetrics(metrics.registry, env.METRICS_PORT ?? 0, env.METRICS_HOST);
    app.addHook('onClose', (_app, done) => void watched.close(() => done()));
  }
  await app.listen({ port: env.PORT, host: env.HOST });
  const { port } = app.server.address() as AddressInfo;
  process.stdout.write(`${settings.brand} is served at http://${hostToVisit(env.HOST)}:${port}\n`);
  await services.warmUp();
}

function hostToVisit(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function explain(error: NodeJS.ErrnoException & { port?: number }): string {
  if (error instanceof StartProblem) return error.message;
  const { code, port } = error;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop it, or set PORT to another one.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}: set PORT to 1024 or more.`;
  return error.stack ?? String(error);
}

function fail(error: Error): never {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

start(process.argv[2]).catch(fail);
