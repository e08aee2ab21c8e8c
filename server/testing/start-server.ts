import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mainFile = join(import.meta.dirname, '../main.ts');

export interface RunningServer {
  url: string;
  port: number;
  process: ChildProcess;
  stop(): Promise<void>;
  /** Kills it, as a power cut would. */
  kill(): Promise<void>;
}

/** Our server as `npm start` runs it, in a separate process on a free port. `env` overrides its defaults. */
export async function startServer(
  env: Record<string, string> = {},
  program = mainFile,
): Promise<RunningServer> {
  const port = Number(env.PORT ?? (await freePort()));
  const folder = env.DATA_DIR === undefined ? await mkdtemp(join(tmpdir(), 'server-data-')) : undefined;
  const own = {
    PORT: String(port),
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    WEBSITE_CHECKS: 'off',
    ...(folder && { DATA_DIR: folder }),
  };
  const child = spawn(process.execPath, ['--max-semi-space-size=4', program], {
    env: { ...process.env, ...own, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killChild = () => child.kill('SIGKILL');
  process.once('exit', killChild);
  child.once('exit', () => process.off('exit', killChild));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => String(text).includes('is served at') && resolve());
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened`)));
  });
  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(child, 'exit');
    if (child.kill(signal)) await ended;
    if (folder) await rm(folder, { recursive: true, force: true });
  }
  return {
    url: `http://localhost:${port}`,
    port,
    process: child,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
