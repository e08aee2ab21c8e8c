import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { consoleApi } from '../../contract/console/paths.ts';
import { createDb } from '../../server/db/db.ts';
import { signedIn } from '../../server/testing/operators.ts';
import type { RunningServer } from '../../server/testing/start-server.ts';
import { applicationPath, requiredFields } from '../../server/waitlist/testing/application.ts';
import type { FaultRun } from './result.ts';
import { openEmbeddedRig, openPostgresRig } from './rig.ts';

const hourMs = 3_600_000;
/** Offsets from the true time to which the clock is set. */
const jumps = [hourMs, 0, -hourMs, 0];

const clocks = {
  machine: 'the clock of the machine, embedded',
  app: 'the clock of the app alone, postgres',
  database: 'the clock of PostgreSQL alone',
} as const;

/** A clock is set an hour ahead and back again, then an hour back and ahead again, under load. */
export async function jumpClock(which: keyof typeof clocks): Promise<FaultRun> {
  const rig = which === 'machine' ? await openEmbeddedRig() : await openPostgresRig();
  const { load, folder } = rig;
  const file = join(folder, 'clock-shift');
  await writeFile(file, '0');
  let pool: Pool | undefined;
  if (which === 'database') {
    pool = await rig.connect();
    await makeClockSettable(pool);
  }
  const preload = {
    NODE_OPTIONS: `--import ${import.meta.resolve('./shifted-clock.ts')}`,
    CLOCK_SHIFT: file,
  };
  const server = await rig.start({ RATE_LIMITS: 'on', TRUST_PROXY: 'on', ...preload });
  const url = `http://127.0.0.1:${server.port}`;
  load.visit([url]);
  const probe = await openProbe(url, pool ?? (await rig.connect()));
  const recoveries: number[] = [];
  for (const shift of jumps) {
    await load.nextAccepted();
    await probe.exhaustLimit();
    await delay(1_500);
    if (pool) await pool.query('update clock_shift set ms = $1', [shift]);
    else await setClock(server, file, shift);
    recoveries.push(await load.nextAccepted());
    await probe.check();
    await delay(1_500);
  }
  await probe.close();
  const result = rig.finish(`jump of ${clocks[which]}`, jumps.length, recoveries);
  return { result: result.then((counted) => ({ ...counted, ...probe.findings() })) };
}

async function setClock(server: RunningServer, file: string, shiftMs: number): Promise<void> {
  await writeFile(file, String(shiftMs));
  server.process.kill('SIGUSR2');
  await delay(50);
}

/** Replaces `now()`. `current_date` and the server's own log keep the true time. */
async function makeClockSettable(pool: Pool): Promise<void> {
  await pool.query(`
    create table clock_shift (ms float8 not null);
    insert into clock_shift values (0);
    create function public.now() returns timestamptz language sql stable as
      $$ select pg_catalog.now() + (select ms from public.clock_shift) * interval '1 millisecond' $$;
    alter database postgres set search_path = public, pg_catalog;`);
}

/** Other things that depend on the clock: an operator's session and one client's rate limit. */
interface ClockProbe {
  /** Sends until the client is rate limited. */
  exhaustLimit(): Promise<void>;
  /** Checks that the operator is still signed in, and that the client waits no longer than its limit lasts. */
  check(): Promise<void>;
  findings(): { note: string; broken: boolean };
  close(): Promise<void>;
}

const limitSeconds = 600;
const maxAttempts = 30;

async function openProbe(url: string, pool: Pool): Promise<ClockProbe> {
  const { headers } = await signedIn(createDb(pool));
  let cookie = headers.cookie;
  let [checks, signedInCount, inTime, sent] = [0, 0, 0, 0];

  function send(): Promise<Response> {
    return fetch(url + applicationPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ ...requiredFields, email: `probe-${sent++}@agency.example` }),
    });
  }

  return {
    async exhaustLimit() {
      for (let i = 0; i < maxAttempts; i++) if ((await send()).status === 429) return;
      throw new Error('The client was never rate limited');
    },
    async check() {
      checks++;
      const session = await fetch(url + consoleApi.session, { headers: { cookie } });
      if (session.ok) signedInCount++;
      cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      const again = await send();
      if (Number(again.headers.get('retry-after')) <= limitSeconds) inTime++;
    },
    findings: () => ({
      note: `session kept ${signedInCount} of ${checks} times, limit over in its time ${inTime} of ${checks} times`,
      broken: signedInCount < checks || inTime < checks,
    }),
    close: () => pool.end(),
  };
}
