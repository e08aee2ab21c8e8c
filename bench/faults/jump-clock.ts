import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { RunningServer } from '../../server/testing/start-server.ts';
import { openProbe } from './clock-probe.ts';
import type { Tried } from './outcome.ts';
import { openEmbeddedStand, openPostgresStand } from './stand.ts';

const hourMs = 3_600_000;
/** Where the clock is set to, from the true time. */
const jumps = [hourMs, 0, -hourMs, 0];

export const clocks = {
  machine: 'the clock of the machine, embedded',
  app: 'the clock of the app alone, postgres',
  database: 'the clock of PostgreSQL alone',
} as const;

/** A clock is set an hour ahead and back again, then an hour back and ahead again, under load. */
export async function jumpClock(which: keyof typeof clocks): Promise<Tried> {
  const stand = which === 'machine' ? await openEmbeddedStand() : await openPostgresStand();
  const { load, folder } = stand;
  const file = join(folder, 'clock-shift');
  await writeFile(file, '0');
  let pool: Pool | undefined;
  if (which === 'database') {
    pool = await stand.connect();
    await makeClockSettable(pool);
  }
  const preload = {
    NODE_OPTIONS: `--import ${import.meta.resolve('./shifted-clock.ts')}`,
    CLOCK_SHIFT: file,
  };
  const server = await stand.start({ RATE_LIMITS: 'on', TRUST_PROXY: 'on', ...preload });
  const url = `http://127.0.0.1:${server.port}`;
  load.visit([url]);
  const probe = await openProbe(url, pool ?? (await stand.connect()));
  const recoveries: number[] = [];
  for (const shift of jumps) {
    await load.nextYes();
    await probe.spendLimit();
    await delay(1_500);
    if (pool) await pool.query('update clock_shift set ms = $1', [shift]);
    else await setClock(server, file, shift);
    recoveries.push(await load.nextYes());
    await probe.look();
    await delay(1_500);
  }
  await probe.close();
  const outcome = stand.settle(`jump of ${clocks[which]}`, jumps.length, recoveries);
  return { outcome: outcome.then((settled) => ({ ...settled, ...probe.findings() })) };
}

async function setClock(server: RunningServer, file: string, shiftMs: number): Promise<void> {
  await writeFile(file, String(shiftMs));
  server.process.kill('SIGUSR2');
  await delay(50);
}

/** From here on `now()` is ours. What `current_date` says and the times in the server's own log are still the true ones. */
async function makeClockSettable(pool: Pool): Promise<void> {
  await pool.query(`
    create table clock_shift (ms float8 not null);
    insert into clock_shift values (0);
    create function public.now() returns timestamptz language sql stable as
      $$ select pg_catalog.now() + (select ms from public.clock_shift) * interval '1 millisecond' $$;
    alter database postgres set search_path = public, pg_catalog;`);
}
