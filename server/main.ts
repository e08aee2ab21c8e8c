import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { missingImprintFields, settings } from '../content/settings.ts';
import { isLive } from '../contract/live-origin.ts';
import { buildApp } from './app.ts';
import { openDatabase } from './db/database.ts';
import { type Env, readEnv } from './env.ts';
import { readHealth } from './health/read-health.ts';
import { createLogger } from './log.ts';
import { configExitCode, OperatorError } from './operator-error.ts';
import { openServedVersion } from './publish/served-version.ts';
import { type ServiceDependencies, startServices } from './services.ts';
import { closeOnSignals, exitAfterCrash } from './shutdown.ts';
import { createLiveState } from './site/live-state.ts';
import { loadSite } from './site/load.ts';
import type { Site } from './site/site.ts';

/** How long startup waits for PostgreSQL. */
const graceMs = 1_000;

/** `node server/main.ts [folder of the built site]`. Tests pass their own tag check. */
export async function start(
  siteDir = join(import.meta.dirname, '..', 'dist'),
  deps: Pick<ServiceDependencies, 'tagCheck'> = {},
): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL);
  let exit = (): void => process.exit(1);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err) => {
      logger.fatal({ err }, event);
      exit();
    });
  }

  const live = createLiveState();
  const served = await openServedVersion({ env, siteDir, live, logger });
  const { site } = served;
  if (env.PUBLIC_URL && env.PUBLIC_URL !== site.origin) {
    logger.warn(`the pages were built for ${site.origin}, PUBLIC_URL is ${env.PUBLIC_URL}: build again`);
  }
  const gaps = missingImprintFields();
  if (isLive(env.PUBLIC_URL) && gaps.length > 0) {
    logger.warn(`the imprint lacks ${gaps.join(', ')}: fill in content/settings.json and build again`);
  }
  if (process.connected) followVite(site, () => loadSite(siteDir, env.DOUBLE_OPT_IN, live));
  const database = await openDatabase(env, logger);
  // For example a data folder that another server has locked: waiting would not help.
  database.whenReady.catch((error) => error instanceof OperatorError && fail(error));
  const services = startServices({ env, database, logger, ...deps });
  const { db } = database;
  // Only some installations need the library, which takes time to load.
  const library = env.METRICS_PORT === undefined ? undefined : await import('./metrics/metrics.ts');
  const metrics = library?.createMetrics({
    canStore: services.canStore,
    readBacklog: () => library.readBacklog(db),
    readHealth: () => readHealth({ db, env, checks: [], builtOn: site.builtOn }),
  });
  const app = buildApp({ env, site, services, metrics, logger });
  app.addHook('onClose', async () => {
    served.stop();
    await services.stop();
    await database.close();
  });
  closeOnSignals(app);
  exit = () => exitAfterCrash(app.server);
  if (library && metrics) {
    const watched = await library
      .serveMetrics(metrics.registry, env.METRICS_PORT ?? 0, env.METRICS_HOST)
      .catch(listenProblem('METRICS_PORT', 'METRICS_HOST'));
    app.addHook('onClose', (_app, done) => void watched.close(() => done()));
  }
  if (database.engine === 'postgres') {
    // A proxy sends forms as soon as we listen. Pages need no database, so an unavailable one does not delay them.
    await Promise.race([database.whenReady.catch(() => {}), delay(graceMs)]);
  }
  served.follow();
  await listen(app, env).catch(listenProblem('PORT', 'HOST'));
  const { port } = app.server.address() as AddressInfo;
  process.stdout.write(`${settings.brand} is served at http://${hostToVisit(env.HOST)}:${port}\n`);
  // In development the first response counts, and Node would only save its cache after a graceful exit.
  if (process.connected) flushCompileCache();
  else await services.warmUp();
}

/** In `npm run dev` Vite is our parent process: it tells us when it has rendered pages again, and kills us on a save. */
function followVite(site: Site, load: () => Promise<Site>): void {
  process.on('message', async () => {
    Object.assign(site, await load());
    process.send?.('loaded');
  });
  process.on('disconnect', () => process.exit());
}

function hostToVisit(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Fastify would log a line for each interface; we log one. */
async function listen(app: FastifyInstance, { PORT: port, HOST: host }: Env): Promise<void> {
  const { level } = app.log;
  app.log.level = 'warn';
  await app.listen({ port, host });
  app.log.level = level;
}

/** Names the setting to change when the server cannot listen. */
function listenProblem(portSetting: string, hostSetting: string) {
  return (error: NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }): never => {
    const { code, port, address, hostname } = error;
    const advice = `set ${hostSetting} to an address of this machine, or to 0.0.0.0 for all of them.`;
    const sentences: Record<string, string> = {
      EADDRINUSE: `Port ${port} is taken by another program: stop it, or set ${portSetting} to another one.`,
      EACCES: `Permission denied on port ${port}: set ${portSetting} to 1024 or more.`,
      EADDRNOTAVAIL: `${address} is not an address of this machine: ${advice}`,
      EINVAL: `${address} is not an address to listen on: ${advice}`,
      ENOTFOUND: `The host ${hostname} is not known: ${advice}`,
      EAI_AGAIN: `The host ${hostname} cannot be looked up: ${advice}`,
    };
    const sentence = sentences[code ?? ''];
    throw sentence ? new OperatorError(sentence) : error;
  };
}

function fail(error: Error): never {
  const isOperatorError = error instanceof OperatorError;
  process.stderr.write(`${isOperatorError ? error.message : (error.stack ?? String(error))}\n`);
  process.exit(isOperatorError ? configExitCode : 1);
}

if (import.meta.main) start(process.argv[2]).catch(fail);
