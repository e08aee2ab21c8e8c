import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { timeouts } from '../../server/http-server.ts';
import { listen, testApp } from '../../server/testing/test-app.ts';
import { pageText } from '../../server/testing/test-site.ts';
import { drip } from './raw-http.ts';

const hasty = { headers: 300, request: 600, silence: 400, sweep: 50 };
/** Far more than our limits here, far less than Node's defaults. */
const soonMs = 20_000;

test('a client has ten seconds for headers, two minutes for a request, and one minute of silence', async () => {
  const { server } = await testApp();
  expect(timeouts).toEqual({ headers: 10_000, request: 120_000, silence: 60_000, sweep: 2_000 });
  expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([10_000, 120_000, 60_000]);
});

test.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: x\r\n', 'x-a: b\r\n', hasty.headers],
  [
    'a body',
    'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 9999\r\n\r\n',
    'a',
    hasty.request,
  ],
  [
    'chunks',
    'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n',
    '1\r\na\r\n',
    hasty.request,
  ],
])('a client that sends %s one piece at a time is disconnected', async (_what, start, piece, least) => {
  const app = await testApp({ httpTimeouts: hasty });
  app.post('/echo', ({ body }) => body);
  const { received, ms } = await drip(await listen(app), start, piece, 20);
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(received).toContain('connection: close');
  expect(ms).toBeGreaterThanOrEqual(least - 50);
  expect(ms).toBeLessThan(soonMs);
});

test('a client that connects and sends nothing is disconnected', async () => {
  const port = await listen(await testApp({ httpTimeouts: hasty }));
  const began = performance.now();
  await once(connect(port, '127.0.0.1').resume(), 'close');
  expect(performance.now() - began).toBeLessThan(soonMs);
});

test('a client that never reads its responses is disconnected', async () => {
  const app = await testApp({ httpTimeouts: hasty });
  app.get('/large', () => Buffer.alloc(200_000));
  const port = await listen(app);
  const disconnected = new Promise<number>((resolve) => {
    const began = performance.now();
    app.server.once('connection', (socket) => socket.once('close', () => resolve(performance.now() - began)));
  });
  const client = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void client.destroy());
  client.on('error', () => {});
  client.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(40));
  expect(await disconnected).toBeLessThan(soonMs);
});

test('five hundred clients that never finish their requests do not block others', async () => {
  const port = await listen(await testApp());
  const sockets = Array.from({ length: 500 }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ');
  const response = await fetch(`http://127.0.0.1:${port}/pricing`);
  expect(await response.text()).toBe(pageText('en', 'Pricing'));
});
