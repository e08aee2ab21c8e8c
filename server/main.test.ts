import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { settings } from '../content/settings.ts';
import { eventually } from './testing/eventually.ts';
import { programEnv } from './testing/program-env.ts';
import { writeTestSite } from './testing/test-site.ts';

const main = join(import.meta.dirname, 'main.ts');
const siteDir = writeTestSite();
const listening = new RegExp(
  `^${RegExp.escape(settings.brand)} is served at http://127\\.0\\.0\\.1:(\\d+)$`,
  'm',
);

interface Run {
  child: ChildProcess;
  /** All it has written so far. */
  output(): string;
  /** The port, once it listens. */
  port: Promise<number>;
  exitCode: Promise<number | null>;
}

async function run({
  dir,
  variables = {},
  cwd = tmpdir(),
}: {
  dir?: string;
  variables?: NodeJS.ProcessEnv;
  cwd?: string;
} = {}): Promise<Run> {
  const data = await mkdtemp(join(tmpdir(), 'main-data-'));
  const child = spawn(process.execPath, [main, dir ?? (await siteDir)], {
    cwd,
    env: { ...programEnv, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, ...variables },
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exitCode;
    await rm(data, { recursive: true, force: true });
  });
  let output = '';
  const started = Promise.withResolvers<number>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      const port = listening.exec(output)?.[1];
      if (port) started.resolve(Number(port));
    });
  }
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, port: started.promise, exitCode };
}

test('the server says where it is, serves, and leaves in peace when asked to', async () => {
  const { child, port, exitCode, output } = await run();
  const response = await fetch(`http://127.0.0.1:${await port}/`);
  expect(response.status).toBe(200);
  await response.text();
  expect(output()).not.toContain('Server listening');
  child.kill('SIGTERM');
  expect(await exitCode).toBe(0);
  expect(output()).toContain('"msg":"closed"');
});

test.runIf(existsSync('/proc/self/status'))(
  'the built-in database starts without the compiler that takes half a gigabyte',
  async () => {
    const { child, port } = await run();
    const ready = `http://127.0.0.1:${await port}/readyz`;
    await expect.poll(async () => (await fetch(ready)).status, { timeout: 30_000 }).toBe(200);
    // What it compiles besides is done by then.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    const highestKb = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]);
    expect(highestKb).toBeLessThan(450_000);
  },
);

test('a request that has begun is finished before the server leaves', async () => {
  const { child, port, exitCode } = await run();
  const socket = connect(await port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write('GET /pricing HTTP/1.1\r\nhost: x\r\n');
  await new Promise((resolve) => setTimeout(resolve, 800));
  child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 800));
  await expect(fetch(`http://127.0.0.1:${await port}/`)).rejects.toThrow();
  socket.write('\r\n');
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close/i);
  expect(answer).toContain('Pricing in en');
  expect(await exitCode).toBe(0);
});

test('an answer on its way to a slow client arrives whole before the server leaves', async () => {
  const size = 12_000_000;
  const { child, port, exitCode } = await run({
    dir: await writeTestSite({ '/large.bin': 'x'.repeat(size) }),
  });
  const socket = connect(await port, '127.0.0.1');
  socket.write('GET /large.bin HTTP/1.1\r\nhost: x\r\n\r\n');
  let received = 0;
  for await (const chunk of socket) {
    if (received === 0) child.kill('SIGTERM');
    received += chunk.length;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(received).toBeGreaterThan(size);
  expect(await exitCode).toBe(0);
});

test('a proxy that sends on a connection that waited is answered, and told to send no more there', async () => {
  const { child, port, exitCode } = await run();
  const socket = connect(await port, '127.0.0.1');
  const request = 'GET /pricing HTTP/1.1\r\nhost: x\r\n\r\n';
  socket.write(request);
  await once(socket, 'data');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  child.kill('SIGTERM');
  await eventually(async () => {
    const late = connect(await port, '127.0.0.1');
    await expect(once(late, 'connect').finally(() => late.destroy())).rejects.toThrow('ECONNREFUSED');
  });
  answer = '';
  socket.write(request);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close[\s\S]*Pricing in en/i);
  expect(await exitCode).toBe(0);
});

test('told to stop, the server goes on serving as before for a moment while its health check fails', async () => {
  const { child, port, exitCode } = await run();
  const url = `http://127.0.0.1:${await port}`;
  child.kill('SIGTERM');
  await eventually(async () => expect((await fetch(`${url}/healthz`)).status).toBe(503));
  const page = await fetch(`${url}/`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'keep-alive']);
  expect(await exitCode).toBe(0);
});

test('connections that only wait do not hold the server up', async () => {
  const { child, port, exitCode } = await run();
  const socket = connect(await port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  socket.resume();
  const since = performance.now();
  child.kill('SIGTERM');
  expect(await exitCode).toBe(0);
  expect(performance.now() - since).toBeLessThan(3_000);
});

test('a second signal ends the server at once', async () => {
  const { child, port, exitCode } = await run();
  const socket = connect(await port, '127.0.0.1').on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
  await new Promise((resolve) => setTimeout(resolve, 800));
  child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  child.kill('SIGINT');
  expect(await exitCode).toBe(1);
});

test('a client that never finishes does not keep the server for more than ten seconds', {
  timeout: 180_000,
}, async () => {
  const { child, port, exitCode } = await run();
  const socket = connect(await port, '127.0.0.1').on('error', () => {});
  socket.write('POST /nowhere HTTP/1.1\r\nhost: x\r\n');
  await new Promise((resolve) => setTimeout(resolve, 800));
  const since = performance.now();
  child.kill('SIGTERM');
  expect(await exitCode).toBe(0);
  expect(performance.now() - since).toBeLessThan(10_000);
});

test.each(['PORT', 'METRICS_PORT'])('a taken %s is told in one sentence', async (setting) => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { exitCode, output } = await run({ variables: { [setting]: String(port), LOG_LEVEL: 'error' } });
  expect(await exitCode).toBe(78);
  expect(output()).toBe(
    `Port ${port} is taken by another program: stop it, or set ${setting} to another one.\n`,
  );
});

test.each(['HOST', 'METRICS_HOST'])('a wrong %s is told in one sentence', async (setting) => {
  const advice = `set ${setting} to an address of this machine, or to 0.0.0.0 for all of them.\n`;
  async function outputWith(host: string): Promise<string> {
    const variables = { METRICS_PORT: '0', [setting]: host, LOG_LEVEL: 'error' };
    const { exitCode, output } = await run({ variables });
    expect(await exitCode).toBe(78);
    return output();
  }
  expect(await outputWith('192.0.2.1')).toBe(`192.0.2.1 is not an address of this machine: ${advice}`);
  // A machine without a name server cannot tell whether the name exists.
  expect(await outputWith('no.such.host.invalid')).toMatch(
    new RegExp(`^The host no\\.such\\.host\\.invalid (is not known|cannot be looked up): ${advice}$`),
  );
});

test('a missing build is told in one sentence', async () => {
  const { exitCode, output } = await run({ dir: '/nowhere' });
  expect(await exitCode).toBe(78);
  expect(output()).toBe('There is no built site in /nowhere: run `npm run build` first.\n');
});

test('a bad environment is told by name', async () => {
  const { exitCode, output } = await run({ variables: { PORT: 'x', RATE_LIMITS: 'x' } });
  expect(await exitCode).toBe(78);
  expect(output()).toBe(
    'The environment cannot be used:\n  PORT must be a whole number from 0 to 65535\n  RATE_LIMITS must be on or off\n',
  );
});

test('a .env file in the working folder is read, and the environment outweighs it', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'env-'));
  await writeFile(join(cwd, '.env'), 'RATE_LIMITS=maybe\nPORT=nonsense\n');
  const { exitCode, output } = await run({ cwd });
  expect(await exitCode).toBe(78);
  expect(output()).toBe('The environment cannot be used:\n  RATE_LIMITS must be on or off\n');
});

test('pages built for another address are worth a warning', async () => {
  const { port, output } = await run({ variables: { PUBLIC_URL: 'https://other.example' } });
  await port;
  expect(output()).toContain('the pages were built for https://www.example.com');
});
