import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openBeside } from '../../server/db/embedded/open-beside.ts';
import { createLogger } from '../../server/log.ts';
import { keptMails } from '../../server/mail/kept-mails.ts';
import { type PostgresServer, startPostgres } from '../../server/testing/start-postgres.ts';
import { type RunningServer, startServer } from '../../server/testing/start-server.ts';
import { type MixedLoad, startMixedLoad } from './mixed-load.ts';
import type { Outcome } from './outcome.ts';
import { openReceivers, type Receivers } from './receivers.ts';
import { judge } from './verdict.ts';

/** What a fault is tried on: a database, somebody to send mails to, and visitors under way. */
export interface Stand {
  /** Where the server keeps its data. */
  folder: string;
  receivers: Receivers;
  load: MixedLoad;
  /** Starts a server, or another one, and waits until it is ready. */
  start(env?: Record<string, string>): Promise<RunningServer>;
  /** A connection of our own to the database. */
  connect(): Promise<pg.Pool>;
  /** Lets the visitors go, waits until nothing is left to be sent, compares, and clears everything away. */
  settle(fault: string, times: number, recoveriesMs: readonly number[]): Promise<Outcome>;
}

export interface PostgresStand extends Stand {
  postgres: PostgresServer;
}

/** Longer than the lease of an entry that a killed server held, and than its next two attempts. */
const patienceMs = 300_000;

export async function openPostgresStand(): Promise<PostgresStand> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'bench-faults-'));
  async function clear() {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const stand = await openStand({
    folder,
    env: { DATABASE_URL: postgres.url },
    connect: async () => new pg.Pool({ connectionString: postgres.url, max: 1 }),
    clear,
  });
  return { ...stand, postgres };
}

/** `smallDisk` is a folder that can get full; then mails are kept there as files. */
export async function openEmbeddedStand(smallDisk?: string): Promise<Stand> {
  const folder = smallDisk ?? (await mkdtemp(join(tmpdir(), 'bench-faults-')));
  return openStand({
    folder,
    env: {},
    connect: async () => (await openBeside(folder, createLogger('error'))).pool,
    clear: async () => {
      if (!smallDisk) await rm(folder, { recursive: true, force: true });
    },
    ...(smallDisk && { keepsMails: true }),
  });
}

async function openStand(parts: {
  folder: string;
  env: Record<string, string>;
  connect: Stand['connect'];
  clear(): Promise<void>;
  keepsMails?: boolean;
}): Promise<Stand> {
  const { folder, connect, clear, keepsMails = false } = parts;
  const receivers = await openReceivers();
  const load = startMixedLoad();
  const servers = new Set<RunningServer>();

  return {
    folder,
    receivers,
    load,
    connect,
    async start(env = {}) {
      const { SMTP_URL = '', ...webhook } = receivers.env;
      const post = { ...webhook, SMTP_URL: keepsMails ? '' : SMTP_URL };
      const server = await startServer({
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
        ...post,
        ...parts.env,
        ...env,
      });
      servers.add(server);
      server.process.once('exit', () => servers.delete(server));
      await ready(server);
      return server;
    },
    async settle(fault, times, recoveriesMs) {
      await load.stop();
      const pool = await connect();
      await allSent(pool);
      const mails = keepsMails ? await keptMails(folder) : receivers.mails;
      const verdict = await judge(pool, load.acknowledged, { mails, calls: receivers.calls });
      await pool.end();
      await Promise.all([...servers].map((server) => server.stop()));
      await receivers.down();
      await clear();
      const { acknowledged, pages, longestFormMs, formAnswers } = load;
      return {
        fault,
        times,
        acknowledged: acknowledged.length,
        ...verdict,
        pages,
        longestFormMs,
        refused: [...formAnswers].filter(([status]) => status !== 200),
        longestRecoveryMs: Math.max(...recoveriesMs),
      };
    },
  };
}

async function ready({ port }: RunningServer): Promise<void> {
  for (let patience = 600; patience > 0; patience--) {
    if ((await fetch(`http://127.0.0.1:${port}/readyz`)).ok) return;
    await delay(25);
  }
  throw new Error('The server did not become ready');
}

/** Gives up quietly: the verdict counts what is left. */
async function allSent(pool: pg.Pool): Promise<void> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const { rows } = await pool.query(`select 1 from outbox where state = 'waiting' limit 1`);
    if (rows.length === 0) return;
    await delay(500);
  }
}
