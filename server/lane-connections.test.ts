import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Lane, LaneConnections } from './lane-connections.ts';

const limits = { firstMs: 300, silenceMs: 600 };

/** A client of a server with this lane. Who is handed over is told so, and what was put back for them. */
async function clientOf(lane: Lane): Promise<Socket> {
  const connections = new LaneConnections(lane, {
    ...limits,
    takeOver(socket) {
      socket.write('taken over ');
      socket.on('data', (bytes) => socket.write(bytes));
    },
  });
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => connections.add(socket));
  const sweeping = setInterval(() => connections.sweep(), 20);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    clearInterval(sweeping);
    client.destroy();
    server.close();
  });
  return client;
}

const echo: Lane = (bytes) => (bytes.includes('?') ? undefined : [Buffer.from('> '), bytes]);

/** All that a client has been told so far. */
function saidTo(client: Socket): () => string {
  let all = '';
  client.on('data', (chunk) => {
    all += chunk;
  });
  return () => all;
}

async function heard(client: Socket): Promise<string> {
  const [chunk] = (await once(client, 'data')) as [Buffer];
  return chunk.toString();
}

async function msUntilClosed(client: Socket): Promise<number> {
  const began = performance.now();
  await once(client.resume(), 'close');
  return performance.now() - began;
}

test('what the lane does not answer takes the connection along, after the answers before it', async () => {
  const client = await clientOf(echo);
  const said = saidTo(client);
  for (const text of ['one', 'two', 'three?', 'four']) {
    client.write(text);
    await vi.waitFor(() => expect(said()).toContain(text));
  }
  expect(said()).toBe('> one> twotaken over three?four');
});

test('who says nothing at first is handed over', async () => {
  const client = await clientOf(echo);
  const began = performance.now();
  expect(await heard(client)).toBe('taken over ');
  expect(performance.now() - began).toBeGreaterThanOrEqual(limits.firstMs - 20);
});

test('who falls silent after an answer is let go, who asks on is not', async () => {
  const client = await clientOf(echo);
  for (let i = 0; i < 5; i++) {
    client.write('again');
    expect(await heard(client)).toBe('> again');
    await delay(limits.silenceMs / 4);
  }
  expect(await msUntilClosed(client)).toBeGreaterThan(limits.silenceMs / 2);
});

test('who hangs up after asking gets the answer', async () => {
  const client = await clientOf(echo);
  const said = saidTo(client);
  client.end('last');
  await once(client, 'close');
  expect(said()).toBe('> last');
});

const large = Buffer.alloc(32 * 1024 * 1024, 'x');

test('who takes a large answer slowly gets all of it', async () => {
  const client = await clientOf(() => [large]);
  client.write('all of it');
  let bytes = 0;
  const began = performance.now();
  for await (const chunk of client) {
    bytes += chunk.length;
    if (bytes === large.length) break;
    await delay(4);
  }
  expect(bytes).toBe(large.length);
  expect(performance.now() - began).toBeGreaterThan(limits.silenceMs * 2);
});

test('who takes nothing of a large answer is let go', async () => {
  const client = await clientOf(() => [large]);
  let bytes = 0;
  client.write('all of it');
  await delay(limits.silenceMs * 3);
  client.on('data', (chunk) => {
    bytes += chunk.length;
  });
  client.on('error', () => {});
  await msUntilClosed(client);
  expect(bytes).toBeLessThan(large.length);
});
