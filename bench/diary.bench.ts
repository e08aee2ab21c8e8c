import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { addDays, weekStart } from '../contract/calendar.ts';
import { readHostSchedule } from '../server/console/host-schedule/host-schedule.ts';
import { type Database, openDatabase } from '../server/db/database.ts';
import { createLogger } from '../server/log.ts';
import { queueReminders } from '../server/meetings/reminders.ts';
import { bookedSpansIn } from '../server/meetings/store.ts';
import { startPostgres } from '../server/testing/start-postgres.ts';
import { median, percentile, print } from './report.ts';

const engines = process.env.ENGINES?.split(',') ?? ['postgres', 'embedded'];
const sizes = [2_000, 200_000];
const hosts = 20;
const rounds = 60;
const hourMs = 3_600_000;

/**
 * How fast the diary is with 2,000 and with 200,000 meetings, on both engines or on that of ENGINES. Weeks are equally
 * full in both.
 */
export async function bench(): Promise<void> {
  if (engines.includes('postgres')) await benchPostgres();
  if (engines.includes('embedded')) await benchEmbedded();
}

async function benchPostgres(): Promise<void> {
  const postgres = await startPostgres();
  try {
    await compare('postgres', async (size) => {
      const client = new pg.Client(postgres.url);
      await client.connect();
      await client.query(`create database diary_${size}`).finally(() => client.end());
      const url = new URL(postgres.url);
      url.pathname = `diary_${size}`;
      url.searchParams.set('statement_timeout', '600000');
      return { DATABASE_URL: url.href, DATA_DIR: tmpdir() };
    });
  } finally {
    await postgres.stop();
  }
}

async function benchEmbedded(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-diary-'));
  try {
    await compare('embedded', async (size) => ({
      DATABASE_URL: undefined,
      DATA_DIR: join(folder, String(size)),
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(
  name: string,
  envOf: (size: number) => Promise<Parameters<typeof openDatabase>[0]>,
): Promise<void> {
  const filled: Database[] = [];
  for (const size of sizes) {
    const database = await openDatabase(await envOf(size), createLogger('error'));
    await database.whenReady;
    await fill(database, size);
    filled.push(database);
  }
  const times = new Map<string, number[][]>();
  for (let round = -3; round < rounds; round++) {
    for (const [at, database] of filled.entries()) {
      for (const [act, run] of Object.entries(actsOn(database))) {
        const start = performance.now();
        await run();
        if (round < 0) continue;
        const taken = times.get(act) ?? sizes.map(() => []);
        taken[at]?.push(performance.now() - start);
        times.set(act, taken);
      }
    }
  }
  print(
    `${name.padEnd(16)} ${sizes.map((size) => size.toLocaleString('en').padStart(15)).join('')}  ratio of p95`,
  );
  for (const [act, [small = [], large = []]] of times) {
    const shown = [small, large].map(
      (one) => `${median(one).toFixed(1)} / ${percentile(one, 95).toFixed(1)}`,
    );
    const ratio = percentile(large, 95) / percentile(small, 95);
    print(
      `${act.padEnd(16)} ${shown.map((one) => one.padStart(15)).join('')}  ${ratio.toFixed(1).padStart(12)}`,
    );
  }
  for (const database of filled) await database.close();
}

function actsOn({ db }: Database): Record<string, () => Promise<unknown>> {
  const today = new Date().toISOString().slice(0, 10);
  const monday = weekStart(today, 1);
  const now = new Date();
  return {
    'week of one': () => readHostSchedule(db, { from: monday, days: '7', host: hostId(1) }),
    'week of all': () => readHostSchedule(db, { from: monday, days: '7' }),
    'day of one': () => readHostSchedule(db, { from: addDays(today, 1), days: '1', host: hostId(1) }),
    'taken in a month': () =>
      bookedSpansIn(db, { start: now, end: new Date(now.valueOf() + 51 * 24 * hourMs) }),
    reminders: () => queueReminders(db, now),
  };
}

function hostId(number: number): string {
  return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

/** One meeting of each host every two hours until next week; those of the past took place. */
async function fill({ pool }: Database, count: number): Promise<void> {
  await pool.query(
    `insert into hosts (id, name) select ('00000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, 'Host ' || i
     from generate_series(1, ${hosts}) as i on conflict do nothing`,
  );
  const batch = 2_000;
  for (let from = 0; from < count; from += batch) {
    await pool.query(`
      insert into meetings (id, language, status, name, email, email_key, starts_at, ends_at, gmt_offset, host_id,
        scheduled_at)
      select gen_random_uuid(), 'en', case when start < now() then 'attended' else 'booked' end, 'Visitor ' || i,
        i || '@agency.example', i || '@agency.example', start, start + interval '30 minutes', 0,
        ('00000000-0000-7000-8000-' || lpad((1 + i % ${hosts})::text, 12, '0'))::uuid, start - interval '10 days'
      from (
        select i, date_trunc('hour', now()) + interval '7 days' - make_interval(hours => 2 * (i / ${hosts})) as start
        from generate_series(${from}, ${Math.min(from + batch, count) - 1}) as i
      ) as made`);
  }
  await pool.query('vacuum meetings');
  await pool.query('analyze meetings');
}

if (import.meta.main) await bench();
