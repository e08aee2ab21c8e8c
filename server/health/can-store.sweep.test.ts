/** @module-tag sweep */
import pg from 'pg';
import { expect, type onTestFinished, test, vi } from 'vitest';
import { describeHealth } from '../../content/describe-health.ts';
import type { Health } from '../../contract/console/health.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { createDb } from '../db/db.ts';
import { engines } from '../testing/databases.ts';
import { signedIn } from '../testing/operators.ts';
import { runStatement } from '../testing/postgres-server.ts';
import { runMain } from '../testing/run-main.ts';
import { mountSmallDisk, type SmallDisk } from '../testing/small-disk.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { freePort } from '../testing/start-server.ts';
import { openLink } from '../testing/tcp-link.ts';
import { requiredFields } from '../waitlist/testing/application.ts';

const canMount = await mountSmallDisk(1).then(
  async (disk) => {
    await disk.remove();
    return true;
  },
  () => false,
);

type OnFinished = typeof onTestFinished;

/** The maximum time until `/readyz` and `database_up` report it. */
const timeout = 10_000;

/** Starts a server as a process and waits until it is ready. */
async function startReady(onFinished: OnFinished, variables: NodeJS.ProcessEnv) {
  const METRICS_PORT = String(await freePort());
  const run = await runMain({ onFinished, variables: { ...variables, METRICS_PORT, RATE_LIMITS: 'off' } });
  const url = `http://127.0.0.1:${await run.port}`;
  const readStatus = async () => (await fetch(`${url}/readyz`)).status;
  const readMetric = async (name: string) => {
    const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    return new RegExp(`^${name} (\\d+)$`, 'm').exec(metrics)?.[1];
  };
  await vi.waitFor(async () => expect(await readStatus()).toBe(200), { timeout: 30_000, interval: 200 });
  return {
    ...run,
    url,
    readMetric,
    async apply(email: string): Promise<number> {
      const body = JSON.stringify({ ...requiredFields, email });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${url}/wish-list/create`, { method: 'POST', headers, body })).status;
    },
    async reports(isReady: boolean): Promise<void> {
      const expected = isReady ? [200, '1'] : [503, '0'];
      await vi.waitFor(
        async () => expect([await readStatus(), await readMetric('database_up')]).toEqual(expected),
        {
          timeout,
          interval: 200,
        },
      );
    },
  };
}

async function smallDisk(onFinished: OnFinished, megabytes: number): Promise<SmallDisk> {
  const disk = await mountSmallDisk(megabytes);
  onFinished(() => disk.remove());
  return disk;
}

async function separatePostgres(onFinished: OnFinished, parent?: string) {
  const postgres = await startPostgres(parent === undefined ? {} : { parent });
  onFinished(() => postgres.stop());
  return postgres;
}

for (const engine of engines) {
  test.runIf(canMount)(
    `with a full disk ${engine} is not ready, and it is again once there is room`,
    async ({ onTestFinished: onFinished }) => {
      const disk = await smallDisk(onFinished, engine === 'embedded' ? 90 : 120);
      const dataEnv =
        engine === 'embedded'
          ? { DATA_DIR: disk.folder, DATABASE_URL: '' }
          : { DATABASE_URL: (await separatePostgres(onFinished, disk.folder)).url };
      const server = await startReady(onFinished, dataEnv);
      expect(await server.apply('before@agency.example')).toBe(200);
      await disk.fill();
      await server.reports(false);
      await disk.free();
      await server.reports(true);
      expect(await server.apply('after@agency.example')).toBe(200);
    },
  );
}

test.runIf(canMount)(
  'the built-in database comes back by itself even if the disk was full until it crashed',
  async ({ onTestFinished: onFinished }) => {
    const disk = await smallDisk(onFinished, 90);
    const server = await startReady(onFinished, { DATA_DIR: disk.folder, DATABASE_URL: '' });
    await disk.fill();
    // Visitors keep submitting until the write-ahead log is full too.
    for (let i = 0; i < 400; i++) await server.apply(`${i}@agency.example`);
    await server.reports(false);
    await disk.free();
    await server.reports(true);
    expect(await server.apply('after@agency.example')).toBe(200);
  },
);

/** Also affects open connections. */
async function setReadOnly(url: string, value: 'on' | 'off'): Promise<void> {
  await runStatement(url, `alter system set default_transaction_read_only = ${value}`);
  await runStatement(url, 'select pg_reload_conf()');
}

test('a PostgreSQL that has become read-only is not ready', async ({ onTestFinished: onFinished }) => {
  const postgres = await separatePostgres(onFinished);
  const server = await startReady(onFinished, { DATABASE_URL: postgres.url });
  await setReadOnly(postgres.url, 'on');
  await server.reports(false);
  expect(await server.apply('not an address')).toBe(422);
  expect(await server.readMetric('forms_failed_total')).toBe('0');
  expect(await server.apply('away@agency.example')).toBe(503);
  expect(await server.readMetric('forms_failed_total')).toBe('1');
  const reason = 'cannot execute INSERT in a read-only transaction';
  expect(server.output()).toContain(`"msg":"could not store an application: ${reason}"`);
  // Background work may log its own statement; a request never logs the visitor's.
  const linesOfRequests = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"reqId"'));
  expect(linesOfRequests.join('\n')).not.toMatch(/insert into/);
  expect(server.output()).not.toContain('away@');
  await setReadOnly(postgres.url, 'off');
  await server.reports(true);
});

test('the console reports a database that fails its check until it passes again', async ({
  onTestFinished: onFinished,
}) => {
  const postgres = await separatePostgres(onFinished);
  const server = await startReady(onFinished, { DATABASE_URL: postgres.url });
  const pool = new pg.Pool({ connectionString: postgres.url });
  const { cookie } = await signedIn(createDb(pool), 'viewer').finally(() => pool.end());
  async function describe(): Promise<string[]> {
    const response = await fetch(`${server.url}${consoleApi.health}?timeZone=UTC`, { headers: { cookie } });
    const health = (await response.json()) as Health;
    return describeHealth(health, { time: String, now: new Date() }).map(({ lead, rest }) => lead + rest);
  }
  const sentence = 'The database fails its check: what visitors send may not be stored.';
  expect(await describe()).not.toContain(sentence);
  await setReadOnly(postgres.url, 'on');
  await vi.waitFor(async () => expect(await describe()).toContain(sentence), { timeout, interval: 200 });
  await setReadOnly(postgres.url, 'off');
  await vi.waitFor(async () => expect(await describe()).not.toContain(sentence), { timeout, interval: 200 });
});

test.for(['refused', 'silent'] as const)(
  'a connection that is %s is not ready',
  async (how, { onTestFinished: onFinished }) => {
    const postgres = await separatePostgres(onFinished);
    const url = new URL(postgres.url);
    const link = await openLink(Number(url.port));
    onFinished(() => link.close());
    url.port = String(link.port);
    const server = await startReady(onFinished, { DATABASE_URL: url.href });
    if (how === 'refused') await link.refuse();
    else link.fallSilent();
    await server.reports(false);
    await link.restore();
    await server.reports(true);
    expect(await server.apply('after@agency.example')).toBe(200);
  },
);
