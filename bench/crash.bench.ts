import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { openDatabase } from '../server/db/database.ts';
import { readEnv } from '../server/env.ts';
import { createLogger } from '../server/log.ts';
import { startServices } from '../server/services.ts';
import { startPostgres } from '../server/testing/start-postgres.ts';
import { type RunningServer, startServer } from './start-server.ts';

const rounds = Number(process.env.ROUNDS ?? 10);
const clients = 8;

/** Kills the server under load, again and again, and then looks for every application it had said yes to. */
export async function bench(): Promise<void> {
  process.stdout.write(`engine    rounds  acknowledged  lost  doubled  mails missing\n`);
  for (const engine of ['embedded', 'postgres'] as const) {
    const postgres = engine === 'postgres' ? await startPostgres() : undefined;
    const folder = await mkdtemp(join(tmpdir(), 'bench-crash-'));
    try {
      const env = { DATA_DIR: folder, LOG_LEVEL: 'error', ...(postgres && { DATABASE_URL: postgres.url }) };
      const acknowledged = await crash(env);
      process.stdout.write(
        `${engine.padEnd(9)} ${String(rounds).padEnd(7)} ${await verdict(env, acknowledged)}\n`,
      );
    } finally {
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function crash(env: Record<string, string>): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(env);
    await ready(server);
    let over = false;
    const load = Array.from({ length: clients }, async (_, client) => {
      for (let i = 0; !over; i++) {
        const email = `r${round}-c${client}-${i}@agency.example`;
        if (await apply(server.url, email)) acknowledged.push(email);
      }
    });
    await delay(500 + Math.random() * 1_500);
    server.process.removeAllListeners('exit');
    server.process.kill('SIGKILL');
    over = true;
    await Promise.all(load);
  }
  return acknowledged;
}

/** What is missing or there twice, once the outbox has sent what was left to send. */
async function verdict(env: Record<string, string>, acknowledged: string[]): Promise<string> {
  const logger = createLogger('error');
  const checked = readEnv(env);
  const database = await openDatabase(checked, logger);
  await database.whenReady;
  const services = startServices({ env: checked, database, logger });
  await allSent(database.pool);
  await services.stop();
  const applications = await database.pool.query<{ email: string }>('select email from applications');
  const mails = await database.pool.query<{ id: string }>(`select id from outbox where topic = 'mail'`);
  await database.close();
  const stored = applications.rows.map(({ email }) => email);
  // Mails are kept as files, named after their entry in the outbox.
  const files = new Set(await readdir(join(checked.DATA_DIR, 'mail')));
  const results = {
    lost: acknowledged.filter((email) => !stored.includes(email)).length,
    doubled: stored.length - new Set(stored).size,
    missing:
      mails.rows.filter(({ id }) => !files.has(`${id}.eml`)).length + stored.length * 2 - mails.rows.length,
  };
  return [acknowledged.length, results.lost, results.doubled, results.missing]
    .map((value, i) => String(value).padEnd([13, 5, 8, 0][i] ?? 0))
    .join(' ');
}

/** The leases of the killed server have to run out first. */
async function allSent(pool: Pool): Promise<void> {
  for (let patience = 300; patience > 0; patience--) {
    const { rows } = await pool.query(`select 1 from outbox where state = 'waiting' limit 1`);
    if (rows.length === 0) return;
    await delay(1_000);
  }
  throw new Error('The outbox was not empty after five minutes');
}

async function ready({ url }: RunningServer): Promise<void> {
  for (let patience = 600; patience > 0; patience--) {
    if ((await fetch(`${url}/readyz`)).ok) return;
    await delay(50);
  }
  throw new Error('The server did not become ready');
}

async function apply(url: string, email: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/wish-list/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...words, email }),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    await delay(20);
    return false;
  }
}

const words = {
  fullName: 'Zoë Müller',
  location: 'Hamburg, Germany',
  agencyName: 'Nordlicht',
  companyWebsite: 'https://nordlicht.example',
  linkedInPage: 'https://linkedin.example/nordlicht',
  reportingTools: 'Looker Studio',
  pointOfContactEmail: 'ops@agency.example',
};
