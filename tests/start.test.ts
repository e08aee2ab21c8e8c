import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../server/testing/eventually.ts';
import { freePort } from '../server/testing/start-server.ts';

const root = join(import.meta.dirname, '..');
/** Preloaded into the server: each SIGUSR2 throws an uncaught error, like a bug in a library. */
const strayErrors = `data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2', () => setImmediate(() => { throw new Error('a stray error'); }));",
)}`;

interface Started {
  npmStart: ChildProcess;
  url: string;
  port: number;
  output(): string;
}

/** Runs `npm start` with its own data and port; SIGUSR2 makes its server throw. */
async function start(variables: NodeJS.ProcessEnv = {}): Promise<Started> {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'start-data-'));
  const npmStart = spawn(process.execPath, ['bin/run.mjs', 'start'], {
    cwd: root,
    env: {
      ...process.env,
      ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, NODE_OPTIONS: `--import=${strayErrors}` },
      ...variables,
    },
  });
  let output = '';
  for (const stream of [npmStart.stdout, npmStart.stderr]) stream.on('data', (text) => (output += text));
  onTestFinished(async () => {
    const ended = npmStart.exitCode === null && once(npmStart, 'exit');
    npmStart.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  });
  return { npmStart, url: `http://127.0.0.1:${port}`, port, output: () => output };
}

async function findServer({ npmStart }: Started): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(npmStart.pid)]);
  return Number(stdout.trim().split('\n')[0]);
}

async function untilServed({ url }: Started): Promise<void> {
  await expect
    .poll(async () => (await fetch(url).catch(() => undefined))?.status, { timeout: 60_000, interval: 50 })
    .toBe(200);
}

test('a killed server is restarted, which is logged', { tags: ['sweep'] }, async () => {
  const started = await start();
  await untilServed(started);
  const before = await findServer(started);
  process.kill(before, 'SIGKILL');
  await untilServed(started);
  expect(await findServer(started)).not.toBe(before);
  expect(started.output()).toContain('the server exited (SIGKILL), restarting in 0.25 s');
});

test('after an uncaught error, requests in progress are finished and the server is restarted', {
  tags: ['sweep'],
}, async () => {
  const started = await start();
  await untilServed(started);
  await eventually(async () => expect((await fetch(`${started.url}/readyz`)).status).toBe(200));
  const visitor = connect(started.port, '127.0.0.1');
  let response = '';
  visitor.on('data', (chunk) => (response += chunk));
  const body = JSON.stringify({ input: 'Hambu' });
  visitor.write(
    `POST /search-locations/search HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  await delay(300);
  process.kill(await findServer(started), 'SIGUSR2');
  await eventually(() => expect(started.output()).toContain('a stray error'));
  visitor.write(body);
  await once(visitor, 'close');
  expect(response).toMatch(/^HTTP\/1\.1 200 [\s\S]*Hamburg/);
  await untilServed(started);
  expect(started.output()).toContain('the server exited (exit code 1), restarting');
});

test('a problem that only the operator can fix is reported once, without a restart', async () => {
  const { npmStart, output } = await start({ PORT: 'nonsense' });
  const [code] = await once(npmStart, 'exit');
  expect(code).toBe(78);
  expect(output()).toContain('PORT');
  expect(output()).not.toContain('restarting');
});

test('on SIGTERM it stops the server and exits', { tags: ['sweep'] }, async () => {
  const started = await start();
  await untilServed(started);
  started.npmStart.kill('SIGTERM');
  expect(await once(started.npmStart, 'exit')).toEqual([0, null]);
  await expect(fetch(started.url)).rejects.toThrow();
});
