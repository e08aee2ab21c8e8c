import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectToRunningServer } from '../../server/db/embedded/running-server.ts';
import { createLogger } from '../../server/log.ts';
import { storedMailIds } from '../../server/mail/mailer.ts';
import { type PostgresServer, startPostgres } from '../../server/testing/start-postgres.ts';
import { type RunningServer, startServer } from '../../server/testing/start-server.ts';
import {
  type ConsoleLoad,
  compareConsoleWrites,
  describeConsoleWrites,
  startConsoleLoad,
} from './console-load.ts';
import { type MixedLoad, startMixedLoad } from './mixed-load.ts';
import { openReceivers, type Receivers } from './receivers.ts';
import { compareForms, type FaultResult, tally } from './result.ts';
import { flaggedSubmission, loadForms } from './submissions.ts';

/** The setup for a fault: a database, receivers for mails and webhook calls, and visitors. */
interface Rig {
  /** The server's data folder. */
  folder: string;
  receivers: Receivers;
  load: MixedLoad;
  /** Starts a server, or one more, and waits until it is ready. */
  start(env?: Record<string, string>): Promise<RunningServer>;
  /** Our own connection to the database. */
  connect(): Promise<pg.Pool>;
  /** Starts an operator in the console; call it once a server runs. */
  openConsole(): Promise<void>;
  /** How often each console action was acknowledged. */
  describeConsole(): { untried: boolean; text: string };
  /** Compares everything acknowledged so far with what is stored. */
  compare(): Promise<{ lost: number; doubled: number }>;
  /** Stops the visitors, waits until the outbox is empty, counts, and cleans up. */
  finish(
    fault: string,
    times: number,
    recoveriesMs: readonly number[],
    count?: typeof tally,
  ): Promise<FaultResult>;
}

interface PostgresRig extends Rig {
  postgres: PostgresServer;
}

/** Longer than the lease of an entry held by a killed server plus its next two attempts. */
const timeoutMs = 300_000;

interface RigOptions {
  /** True to flag some forms as spam, for the operator of `openConsole`. */
  hasFlagged?: boolean;
}

export async function openPostgresRig(options: RigOptions = {}): Promise<PostgresRig> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'bench-faults-'));
  async function cleanUp() {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const rig = await openRig({
    folder,
    env: { DATABASE_URL: postgres.url },
    connect: async () => new pg.Pool({ connectionString: postgres.url, max: 1 }),
    cleanUp,
    ...options,
  });
  return { ...rig, postgres };
}

/** With `smallDisk`, a folder that can fill up, mails are stored there as files. */
export async function openEmbeddedRig({
  smallDisk,
  hasFlagged = false,
}: RigOptions & { smallDisk?: string } = {}): Promise<Rig> {
  const folder = smallDisk ?? (await mkdtemp(join(tmpdir(), 'bench-faults-')));
  return openRig({
    folder,
    env: {},
    connect: async () => (await connectToRunningServer(folder, createLogger('error'))).pool,
    cleanUp: async () => {
      if (!smallDisk) await rm(folder, { recursive: true, force: true });
    },
    hasFlagged,
    ...(smallDisk && { keepsMails: true }),
  });
}

async function openRig(options: {
  folder: string;
  env: Record<string, string>;
  connect: Rig['connect'];
  cleanUp(): Promise<void>;
  keepsMails?: boolean;
  hasFlagged?: boolean;
}): Promise<Rig> {
  const { folder, connect, cleanUp, keepsMails = false, hasFlagged = false } = options;
  const receivers = await openReceivers();
  const load = startMixedLoad(hasFlagged ? [...loadForms, flaggedSubmission] : loadForms);
  let operator: ConsoleLoad | undefined;
  let isAlwaysOpen = false;
  const servers = new Set<RunningServer>();

  return {
    folder,
    receivers,
    load,
    connect,
    async start(env = {}) {
      const { SMTP_URL = '', ...webhook } = receivers.env;
      const server = await startServer({
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
        ...webhook,
        SMTP_URL: keepsMails ? '' : SMTP_URL,
        ...options.env,
        ...env,
      });
      servers.add(server);
      server.process.once('exit', () => servers.delete(server));
      await untilReady(server);
      if (!isAlwaysOpen) await keepHostsAtWork(await connect());
      isAlwaysOpen = true;
      return server;
    },
    async openConsole() {
      const pool = await connect();
      operator = await startConsoleLoad(pool, () => load.server);
      await pool.end();
    },
    describeConsole: () => describeConsoleWrites(operator?.writes ?? []),
    async compare() {
      const pool = await connect();
      const forms = await compareForms(pool, load.acknowledged);
      const writes = await compareConsoleWrites(pool, operator?.writes ?? []);
      await pool.end();
      return { lost: forms.lost + writes.lost, doubled: forms.doubled + writes.doubled };
    },
    async finish(fault, times, recoveriesMs, count = tally) {
      await load.stop();
      await operator?.stop();
      const pool = await connect();
      await untilAllSent(pool);
      const mails = keepsMails ? await storedMailIds(folder) : receivers.mails;
      const counts = await count(pool, load.acknowledged, { mails, calls: receivers.calls });
      const writes = await compareConsoleWrites(pool, operator?.writes ?? []);
      await pool.end();
      await Promise.all([...servers].map((server) => server.stop()));
      await receivers.down();
      await cleanUp();
      const { acknowledged, pages, longestFormMs, formStatuses } = load;
      return {
        fault,
        times,
        acknowledged: acknowledged.length,
        consoleWrites: operator?.writes.filter(({ isAcknowledged }) => isAcknowledged).length ?? 0,
        ...counts,
        lost: counts.lost + writes.lost,
        doubled: counts.doubled + writes.doubled,
        pages,
        longestFormMs,
        refused: [...formStatuses].filter(([status]) => status !== 200),
        longestRecoveryMs: Math.max(...recoveriesMs),
      };
    },
  };
}

/** Visitors in the benchmark book at all hours. */
async function keepHostsAtWork(pool: pg.Pool): Promise<void> {
  await pool.query('update hosts set hours = null, country = null');
  await pool.end();
}

async function untilReady({ port }: RunningServer): Promise<void> {
  for (let timeout = 600; timeout > 0; timeout--) {
    if ((await fetch(`http://127.0.0.1:${port}/readyz`)).ok) return;
    await delay(25);
  }
  throw new Error('The server did not become ready');
}

/** Gives up silently: the rest is counted as unsent. */
async function untilAllSent(pool: pg.Pool): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    const { rows } = await pool.query(`select 1 from outbox where state = 'waiting' limit 1`);
    if (rows.length === 0) return;
    await delay(500);
  }
}
