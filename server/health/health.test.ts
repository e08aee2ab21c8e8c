import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listen, testApp } from '../testing/test-app.ts';
import { createCheck } from './check.ts';

test('a live server reports ok, uncached', async () => {
  const app = await testApp();
  const response = await app.inject('/healthz');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ok' });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a server whose checks pass is ready', async () => {
  const app = await testApp({ checks: [createCheck('database', async () => {})] });
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ready', failed: [] });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a failing check is named, but not its reason', async () => {
  const app = await testApp({
    checks: [
      createCheck('disk', async () => {}),
      createCheck('database', () => Promise.reject(new Error('password "hunter2" refused'))),
    ],
  });
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ status: 'failing', failed: ['database'] });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('a check that never ends counts as failed', async () => {
  const app = await testApp({ checks: [createCheck('database', () => new Promise(() => {}))] });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'failing', failed: ['database'] });
});

test('however often it is called, a check runs once in two seconds', async () => {
  let runs = 0;
  const run = async () => {
    runs++;
  };
  const app = await testApp({ checks: [createCheck('database', run)] });
  const responses = await Promise.all(Array.from({ length: 100 }, () => app.inject('/readyz')));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect(runs).toBe(1);
  await delay(2_100);
  await app.inject('/readyz');
  expect(runs).toBe(2);
});

test('a closing server is alive but not ready', async () => {
  const app = await testApp();
  const finish = Promise.withResolvers<void>();
  app.get('/slow', () => finish.promise.then(() => 'done'));
  const port = await listen(app);
  const slow = fetch(`http://127.0.0.1:${port}/slow`);
  const socket = connect(port, '127.0.0.1');
  // A request in progress keeps its connection while the server closes.
  socket.write('GET /readyz HTTP/1.1\r\nhost: x\r\n');
  await new Promise((resolve) => setTimeout(resolve, 400));
  const closed = app.close();
  await new Promise((resolve) => setTimeout(resolve, 400));
  const received = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))));
  socket.write('\r\n');
  expect(await received).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close[\s\S]*"draining"/i);
  finish.resolve();
  expect(await (await slow).text()).toBe('done');
  await closed;
});
