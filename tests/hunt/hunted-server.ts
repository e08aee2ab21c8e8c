import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../../server/testing/start-server.ts';
import { type HostileDatabase, startHostileDatabase } from './hostile-database.ts';
import { type HostileDns, startHostileDns } from './hostile-dns.ts';
import { type HostileMail, startHostileMail } from './hostile-mail.ts';
import { type HostileSite, startHostileSite } from './hostile-site.ts';

/** A server in a process of its own, among hostile peers that do as they are told. */
export interface HuntedServer {
  readonly port: number;
  dns: HostileDns;
  site: HostileSite;
  mail: HostileMail;
  database: HostileDatabase;
  /** Throws if the process has ended or does not answer, after which it is a new one. */
  expectAlive(): Promise<void>;
  /** How often it has ended. */
  deaths(): number;
  usage(): Promise<{ memoryMb: number; descriptors: number }>;
  close(): Promise<void>;
}

const program = join(import.meta.dirname, 'server-program.ts');

export async function startHuntedServer(databaseUrl: string): Promise<HuntedServer> {
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
  let server: RunningServer = await startServer(env, program);
  return {
    get port() {
      return server.port;
    },
    ...{ dns, site, mail, database },
    async expectAlive() {
      const { exitCode, signalCode } = server.process;
      const hasEnded = exitCode !== null || signalCode !== null;
      const response = hasEnded ? undefined : await fetch(`${server.url}/healthz`).catch(() => undefined);
      if (response?.ok) return;
      deaths++;
      await server.kill();
      server = await startServer(env, program);
      throw new Error(
        hasEnded ? `the server ended with ${exitCode ?? signalCode}` : 'the server does not answer',
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
