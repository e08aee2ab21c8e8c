import { expect, test } from 'vitest';
import { createLogger } from '../log.ts';
import { converse } from '../testing/converse.ts';
import { exchange } from '../testing/exchange.ts';
import { listen, testApp } from '../testing/test-app.ts';
import { pageText } from '../testing/test-site.ts';

const goodbye = 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';

/** An answer with its headers in one order, without the date. */
function comparable(answer: string) {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const lines = head.toLowerCase().split('\r\n');
  return { lines: lines.filter((line) => !line.startsWith('date:')).sort(), body: rest.join('\r\n\r\n') };
}

test.each([
  ['GET', '/', ''],
  ['GET', '/', 'accept-encoding: br\r\n'],
  ['HEAD', '/de/pricing?x', 'accept-encoding: gzip\r\n'],
  ['GET', '/', 'if-none-match: *\r\n'],
  ['GET', '/assets/app-4f2a.js', 'accept-encoding: br\r\n'],
  ['GET', '/og/home.png', ''],
  ['GET', '/', 'x-forwarded-proto: https\r\n'],
  ['GET', '/', 'x-forwarded-proto: https\r\nif-none-match: *\r\n'],
])('%s %s with %j gets the same answer past Fastify and from it', async (method, path, headers) => {
  const variables = { TRUST_PROXY: 'on' };
  const short = await listen(await testApp({ variables }));
  // At debug every request goes through Fastify, to be logged.
  const long = await listen(await testApp({ variables, logger: createLogger('debug', { write() {} }) }));
  const request = `${method} ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`;
  const [pastFastify = ''] = await converse(short, [request]);
  const [fromFastify = ''] = await converse(long, [request]);
  expect(fromFastify).toMatch(/^HTTP\/1\.1 (200|304) /);
  expect(comparable(pastFastify)).toEqual(comparable(fromFastify));
});

test('requests sent at once are answered in order', async () => {
  const app = await testApp();
  app.get('/slow', () => new Promise((resolve) => setTimeout(resolve, 50, 'slow')));
  const port = await listen(app);
  const request = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
  const answer = await exchange(
    port,
    request('GET', '/slow') +
      request('HEAD', '/') +
      request('GET', '/pricing') +
      request('GET', '/nowhere') +
      goodbye,
  );
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(
    ['200', '200', '200', '404', '200'].map((status) => `HTTP/1.1 ${status}`),
  );
  expect(answer.indexOf('slow')).toBeLessThan(answer.indexOf('Pricing'));
  expect(answer).toContain(pageText('en', 'Pricing'));
  expect(answer).not.toContain(pageText('en', 'Home'));
});

test('a client that asks to close the connection gets its page first', async () => {
  const port = await listen(await testApp());
  const answer = await exchange(port, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  expect(answer).toMatch(/connection: close/i);
  expect(answer).toContain(pageText('en', 'Home'));
});

test('an HTTP/1.0 client gets the page and is disconnected', async () => {
  const port = await listen(await testApp());
  const answer = await exchange(port, 'GET / HTTP/1.0\r\n\r\n');
  expect(answer).toContain('HTTP/1.1 200 OK');
  expect(answer).toContain(pageText('en', 'Home'));
});

test('a body sent along with a GET does not confuse what follows', async () => {
  const port = await listen(await testApp());
  const answer = await exchange(
    port,
    `GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nhello${goodbye}`,
  );
  expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
});
