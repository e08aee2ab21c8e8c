import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { eventually } from './testing/eventually.ts';
import { runMain } from './testing/run-main.ts';
import { writeTestSite } from './testing/test-site.ts';

test.concurrent('the server prints its address, serves, and exits cleanly when told to', async ({
  onTestFinished: onFinished,
}) => {
  const { child, port, exitCode, output } = await runMain({ engine: 'embedded', onFinished });
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
  { tags: ['sweep'] },
  async () => {
    const { child, port } = await runMain({ engine: 'embedded' });
    const ready = `http://127.0.0.1:${await port}/readyz`;
    await expect.poll(async () => (await fetch(ready)).status, { timeout: 30_000 }).toBe(200);
    // Background compilation has finished by then.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    const highestKb = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]);
    expect(highestKb).toBeLessThan(450_000);
  },
);

test.concurrent('a running request is finished before the server exits', async ({
  onTestFinished: onFinished,
}) => {
  const { child, port, exitCode } = await runMain({ onFinished });
  const socket = connect(await port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write('GET /pricing HTTP/1.1\r\nhost: x\r\n');
  const home = async () => (await fetch(`http://127.0.0.1:${await port}/`)).text();
  // By its response the earlier request has been read.
  await home();
  child.kill('SIGINT');
  await eventually(() => expect(home()).rejects.toThrow());
  socket.write('\r\n');
  await once(socket, 'close');
  expect(received).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close/i);
  expect(received).toContain('Pricing in en');
  expect(await exitCode).toBe(0);
});

test.concurrent('a response to a slow client is complete before the server exits', {
  tags: ['sweep'],
}, async ({ onTestFinished: onFinished }) => {
  const size = 12_000_000;
  const { child, port, exitCode } = await runMain({
    onFinished,
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

test.concurrent('after the port is closed, a request on an idle connection gets Connection: close', {
  tags: ['sweep'],
}, async ({ onTestFinished: onFinished }) => {
  const { child, port, exitCode } = await runMain({ onFinished });
  const socket = connect(await port, '127.0.0.1');
  const request = 'GET /pricing HTTP/1.1\r\nhost: x\r\n\r\n';
  socket.write(request);
  await once(socket, 'data');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  child.kill('SIGTERM');
  await eventually(async () => {
    const late = connect(await port, '127.0.0.1');
    await expect(once(late, 'connect').finally(() => late.destroy())).rejects.toThrow('ECONNREFUSED');
  });
  received = '';
  socket.write(request);
  await once(socket, 'close');
  expect(received).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close[\s\S]*Pricing in en/i);
  expect(await exitCode).toBe(0);
});

test.concurrent('on a signal the server keeps serving for a moment while its health check fails', {
  tags: ['sweep'],
}, async ({ onTestFinished: onFinished }) => {
  const { child, port, exitCode } = await runMain({ onFinished });
  const url = `http://127.0.0.1:${await port}`;
  child.kill('SIGTERM');
  await eventually(async () => expect((await fetch(`${url}/healthz`)).status).toBe(503));
  const page = await fetch(`${url}/`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'keep-alive']);
  expect(await exitCode).toBe(0);
});

test('idle connections do not delay the exit', { tags: ['sweep'] }, async () => {
  const { child, port, exitCode } = await runMain();
  const socket = connect(await port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  socket.resume();
  const since = performance.now();
  child.kill('SIGTERM');
  expect(await exitCode).toBe(0);
  // If a request were in progress it would wait ten seconds.
  expect(performance.now() - since).toBeLessThan(8_000);
});

test.concurrent('a second signal exits at once', { tags: ['sweep'] }, async ({
  onTestFinished: onFinished,
}) => {
  const { child, port, exitCode } = await runMain({ onFinished });
  const socket = connect(await port, '127.0.0.1').on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
  await new Promise((resolve) => setTimeout(resolve, 800));
  child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  child.kill('SIGINT');
  expect(await exitCode).toBe(1);
});

test('a client that never finishes does not keep the server for more than ten seconds', {
  tags: ['sweep'],
  timeout: 180_000,
}, async () => {
  const { child, port, exitCode } = await runMain();
  const socket = connect(await port, '127.0.0.1').on('error', () => {});
  socket.write('POST /nowhere HTTP/1.1\r\nhost: x\r\n');
  await new Promise((resolve) => setTimeout(resolve, 800));
  const since = performance.now();
  child.kill('SIGTERM');
  expect(await exitCode).toBe(0);
  expect(performance.now() - since).toBeLessThan(10_000);
});
