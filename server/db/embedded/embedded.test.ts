import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '../../log.ts';
import { OperatorError } from '../../operator-error.ts';
import { type Database, openDatabase } from '../database.ts';
import { isDatabaseUnavailable } from '../errors.ts';
import { sql } from '../sql.ts';
import { startEmbedded } from './embedded-engine.ts';
import { unpackSeed } from './seed.ts';

const commitRows = join(import.meta.dirname, '../../testing/commit-rows.ts');

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function open(DATA_DIR: string, log: string[] = []): Promise<Database> {
  const logger = createLogger('debug', { write: (line) => void log.push(line) });
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR }, logger);
  onTestFinished(() => database.close());
  return database;
}

async function openReady(DATA_DIR: string, log: string[] = []): Promise<Database> {
  const database = await open(DATA_DIR, log);
  await database.whenReady;
  return database;
}

interface Run {
  child: ChildProcess;
  /** The keys that the process reported as stored. */
  stored: string[];
  errors(): string;
}

/** A process that inserts rows until it is killed. */
function storeRows(folder: string): Run {
  const child = spawn(process.execPath, [commitRows, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const stored: string[] = [];
  createInterface({ input: child.stdout }).on('line', (key) => void stored.push(key));
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  return { child, stored, errors: () => errors };
}

async function kill({ child }: Run): Promise<void> {
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}

/** The state in the control file: 1 is shut down, 6 is in use. */
async function readState(folder: string): Promise<number> {
  return (await readFile(join(folder, 'database/data/global/pg_control'))).readUInt32LE(16);
}

test('data is still there when the folder is opened again', async () => {
  const folder = await freshFolder();
  const first = await openReady(folder);
  await first.db.execute(sql`insert into rate_limits (key, points) values ('kept', 1)`);
  expect(await readState(folder)).toBe(6);
  await first.close();
  expect(await readState(folder)).toBe(1);
  const second = await openReady(folder);
  expect(await second.db.query(sql`select * from rate_limits`)).toEqual([
    { key: 'kept', points: 1, expire: null },
  ]);
});

test('folders are private to the user, and nothing is left outside of them', {
  tags: ['sweep'],
}, async () => {
  const folder = await freshFolder();
  const database = await openReady(folder);
  const socketFolder = String(database.pool.options.host);
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
  expect(dirname(socketFolder)).toBe(tmpdir());
  expect((await stat(join(folder, 'database'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'database/data'))).mode & 0o777).toBe(0o700);
  await database.close();
  expect(existsSync(socketFolder)).toBe(false);
});

test('commits are synced to the disk', { tags: ['sweep'] }, async () => {
  const { pool } = await openReady(await freshFolder());
  const { rows } = await pool.query(
    `select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'full_page_writes', 'synchronous_commit') order by 1`,
  );
  expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
    'fsync on',
    'full_page_writes on',
    'synchronous_commit on',
    'wal_sync_method fsync',
  ]);
});

test('a second process is refused with an explanation while the folder is in use', {
  tags: ['sweep'],
}, async () => {
  const folder = await freshFolder();
  const database = await openReady(folder);
  const sentence = `Another process is using the database in ${join(folder, 'database')}: stop it, or set DATA_DIR to another folder.`;
  await expect(open(folder)).rejects.toThrow(OperatorError);
  await expect(open(folder)).rejects.toThrow(sentence);
  const other = storeRows(folder);
  expect(await once(other.child, 'close')).toEqual([1, null]);
  expect(other.errors()).toBe(`OperatorError: ${sentence}\n`);
  await database.check();
  await database.close();
  await (await openReady(folder)).check();
});

test('of many processes that open a folder at once, one gets it', async () => {
  const folder = await freshFolder();
  const script = `
    import { lockFolder } from '${new URL('./folder-lock.ts', import.meta.url)}';
    try { lockFolder(process.argv[1]); process.stdout.write('locked'); } catch { process.stdout.write('refused'); }
    setInterval(gc, 10);`;
  const responses = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script, folder]);
      onTestFinished(() => void child.kill('SIGKILL'));
      const [output] = await once(child.stdout, 'data');
      return String(output);
    }),
  );
  expect(responses.sort()).toEqual(['locked', ...Array(5).fill('refused')]);
});

test('an unusable folder is reported by name', async () => {
  const opened = open('/dev/null');
  await expect(opened).rejects.toThrow(OperatorError);
  await expect(opened).rejects.toThrow('The database cannot be kept in /dev/null/database (');
});

test('nothing that was acknowledged is lost when the process is killed', {
  tags: ['sweep'],
  timeout: 600_000,
}, async () => {
  const folder = await freshFolder();
  const acknowledged: string[] = [];
  for (let round = 1; round <= 5; round++) {
    const run = storeRows(folder);
    await vi.waitFor(() => expect(run.stored.length).toBeGreaterThan(round * 20), {
      timeout: 120_000,
      interval: 5,
    });
    await kill(run);
    expect(run.errors()).toBe('');
    acknowledged.push(...run.stored);
  }
  const { db } = await openReady(folder);
  const keys = new Set((await db.query(sql`select key from rate_limits`)).map(({ key }) => key));
  expect(acknowledged.filter((key) => !keys.has(key))).toEqual([]);
  // The last row of a round may be stored without having been acknowledged.
  expect(keys.size - acknowledged.length).toBeLessThanOrEqual(5);
});

test('a process killed while it creates the folder leaves no partial one', { tags: ['sweep'] }, async () => {
  const folder = await freshFolder();
  for (const seen of ['lock', 'data.new', 'data']) {
    const run = storeRows(folder);
    const path = join(folder, 'database', seen);
    while (!existsSync(path)) await delay(1);
    await kill(run);
  }
  const database = await openReady(folder);
  await database.check();
  expect((await readdir(join(folder, 'database'))).sort()).toEqual(['data', 'lock']);
});

test('a crashed database recovers with all data after a moment', { tags: ['sweep'] }, async () => {
  const folder = await freshFolder();
  const log: string[] = [];
  const database = await openReady(folder, log);
  await database.db.execute(sql`insert into rate_limits (key, points) values ('kept', 1)`);
  const wal = join(folder, 'database/data/pg_wal');
  await rename(wal, `${wal}.away`);
  const breaking = database.pool
    .query('select pg_switch_wal()')
    .then(() => database.pool.query('checkpoint'));
  const error = await breaking.catch((reason) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await expect(database.check()).rejects.toSatisfy(isDatabaseUnavailable);
  await rename(`${wal}.away`, wal);
  await vi.waitFor(() => database.check(), { timeout: 60_000, interval: 100 });
  expect(await database.db.query(sql`select * from rate_limits`)).toEqual([
    { key: 'kept', points: 1, expire: null },
  ]);
  expect(log.join()).toContain('PANIC:');
  expect(log.join()).toContain('database worker exited, restarting');
});

test('a folder that PostgreSQL cannot open is reported with the reason', async () => {
  const folder = await freshFolder();
  await mkdir(join(folder, 'database'));
  unpackSeed(join(folder, 'database/data'));
  await writeFile(join(folder, 'database/data/PG_VERSION'), '17\n');
  const log: string[] = [];
  const database = await open(folder, log);
  await vi.waitFor(() => expect(log.join()).toContain('restarting'), { timeout: 60_000 });
  expect(log.join()).toContain('cannot be opened. FATAL:  database files are incompatible with server');
  await expect(database.check()).rejects.toSatisfy(isDatabaseUnavailable);
});

test('a long query does not block the rest of the server', { tags: ['sweep'] }, async () => {
  const { pool } = await openReady(await freshFolder());
  let ticks = 0;
  const timer = setInterval(() => ticks++, 5);
  await pool.query('select count(*) from generate_series(1, 1000000)');
  clearInterval(timer);
  // In the same thread there would be none.
  expect(ticks).toBeGreaterThan(3);
});

test('a database can be closed while it starts, and opened again', { tags: ['sweep'] }, async () => {
  const folder = await freshFolder();
  const database = await open(folder);
  await database.close();
  await expect(database.whenReady).rejects.toThrow();
  await (await openReady(folder)).check();
});

test('the database counts as listening only once its worker says so', async () => {
  const worker = new URL('./worker.ts', import.meta.url);
  const program = `
    import { parentPort } from 'node:worker_threads';
    parentPort.postMessage({ kind: 'opening' });
    setTimeout(() => import('${worker}'), 300);`;
  const database = startEmbedded(
    await freshFolder(),
    createLogger('silent'),
    new URL(`data:text/javascript,${encodeURIComponent(program)}`),
  );
  onTestFinished(() => database.close());
  await database.listening;
  expect(existsSync(join(database.host, '.s.PGSQL.5432'))).toBe(true);
});
