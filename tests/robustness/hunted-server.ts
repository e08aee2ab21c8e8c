import { readdir, readFile } from 'node:fs/promises';
import { createLogger } from '../../server/log.ts';
import { start } from '../../server/main.ts';
import { createIsolatedTagCheck } from '../../server/tag-check/isolated-check.ts';
import { type RunningServer, startServer } from '../../server/testing/start-server.ts';
import { type HostileDatabase, startHostileDatabase } from './hostile-database.ts';
import { type HostileDns, startHostileDns } from './hostile-dns.ts';
import { type HostileMail, type HostileSite, startHostileMail, startHostileSite } from './hostile-servers.ts';

/** A server in a separate process, surrounded by hostile peers that behave as instructed. */
export interface TargetServer {
  readonly port: number;
  dns: HostileDns;
  site: HostileSite;
  mail: HostileMail;
  database: HostileDatabase;
  /** Throws if the process has exited or does not respond, and replaces it. */
  expectAlive(): Promise<void>;
  /** How often it has been replaced. */
  deaths(): number;
  usage(): Promise<{ memoryMb: number; descriptors: number }>;
  close(): Promise<void>;
}

export async function startTargetServer(databaseUrl: string): Promise<TargetServer> {
  const target = new URL(databaseUrl);
  const [dns, site, mail, database] = await Promise.all([
    startHostileDns(),
    startHostileSite(),
    startHostileMail(),
    startHostileDatabase(target),
  ]);
  const proxied = new URL(databaseUrl);
  proxied.port = String(database.port);
  const env = {
    LOG_LEVEL: 'fatal',
    DATABASE_URL: proxied.href,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    HUNT_DNS: dns.address,
    HUNT_PORT: String(site.port),
  };
  let deaths = 0;
  let server: RunningServer = await startServer(env, import.meta.filename);
  return {
    get port() {
      return server.port;
    },
    ...{ dns, site, mail, database },
    async expectAlive() {
      const { exitCode, signalCode } = server.process;
      const hasExited = exitCode !== null || signalCode !== null;
      const response = hasExited ? undefined : await fetch(`${server.url}/healthz`).catch(() => undefined);
      if (response?.ok) return;
      deaths++;
      await server.kill();
      server = await startServer(env, import.meta.filename);
      throw new Error(
        hasExited ? `the server exited with ${exitCode ?? signalCode}` : 'the server does not respond',
      );
    },
    deaths: () => deaths,
    async usage() {
      const { pid } = server.process;
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      const descriptors = await readdir(`/proc/${pid}/fd`);
      return { memoryMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024, descriptors: descriptors.length };
    },
    async close() {
      await server.stop();
      dns.close();
      await Promise.all([site.close(), mail.close(), database.close()]);
    },
  };
}

/** The program of that process: our server, except that its tag check may fetch hostile sites on this machine. */
if (import.meta.main) {
  const tagCheck = createIsolatedTagCheck({
    logger: createLogger('silent'),
    threadFile: new URL('./check-thread.ts', import.meta.url),
  });
  await start(undefined, { tagCheck });
}
