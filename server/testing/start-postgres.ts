import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPostgresPrograms, runAs } from './postgres-programs.ts';

export interface PostgresServer {
  /** The database `postgres` on it. The port stays the same from start to start. */
  url: string;
  /** Ends it the way a power cut would. */
  kill(): Promise<void>;
  /** Starts it again after `kill`. */
  start(): Promise<void>;
  /** Ends it for good and removes all that it wrote. */
  stop(): Promise<void>;
}

const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=16MB'];

/** A real PostgreSQL server of one's own on this machine. It admits anyone, or only who knows the password. */
export async function startPostgres({ password }: { password?: string } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
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
  let child: ChildProcess;

  async function start(): Promise<void> {
    // The processes of a killed server take a moment to notice; until then a new one may not start.
    for (let patience = 50; ; patience--) {
      child = spawn(postgres, ['-D', data, '-p', String(port), ...settings.flatMap((it) => ['-c', it])], {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const problem = await readiness(child);
      if (problem === undefined) return;
      if (patience === 0) throw new Error(`PostgreSQL did not start:\n${problem}`);
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

/** Nothing once the server takes connections, or what it said before it gave up. */
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
