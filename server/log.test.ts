import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eventually } from './testing/eventually.ts';
import { onPostgres } from './testing/on-each-engine.ts';
import { listen } from './testing/test-app.ts';

const { api } = onPostgres();

test.each([
  ['a JSON form', '/wish-list/create', 'application/json', '{"email":'],
  ['a plain form', '/Sales', 'application/x-www-form-urlencoded', 'email='],
  [
    'a resume',
    '/job-applications/create',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data',
  ],
])('a client that hangs up while it sends %s is not an error', async (_what, path, type, part) => {
  const { app, log } = await api();
  const socket = connect(await listen(app), '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 5000\r\n\r\n${part}`,
  );
  await delay(300);
  socket.resetAndDestroy();
  await once(socket, 'close');
  const lines = await eventually(() => {
    expect(log.join('')).toContain('the client hung up');
    return log.map((line) => JSON.parse(line));
  });
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});
