import { expect, test } from 'vitest';
import { createLogger } from '../log.ts';
import { exchange } from '../testing/exchange.ts';
import { listen, testApp } from '../testing/test-app.ts';
import { pageText } from '../testing/test-site.ts';

const goodbye = 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';

/** An answer with its headers in one order, without the date. */
function comparable(answer: string) {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const lines = head.toLowerCase().split('\r\n');
  const body = rest.join('\r\n\r\n').replace(/^date: .*$/gim, '');
  return { lines: lines.filter((line) => !line.startsWith('date:')).sort(), body };
}

test.each([
  ['GET', '/', ''],
  ['GET', '/', 'accept-encoding: br\r\n'],
  ['HEAD', '/de/pricing?x', 'accept-encoding: gzip\r\n'],
  ['GET', '/', 'if-none-match: *\r\n'],
  ['GET', '/assets/app-4f2a.js', 'accept-encoding: br\r\n'],
  ['GET', '/og/home.png', ''],
  ['GET', '/', 'x-forwarded-proto: https\r\n'],
])('the short way answers %s %s %j as the app does', async (method, path, headers) => {
  const variables = { TRUST_PROXY: 'on' };
  const short = await listen(await testApp({ variables }));
  // At debug every request goes the long way, to be logged.
  const long = await listen(await testApp({ variables, logger: createLogger('debug', { write() {} }) }));
  const request = `${method} ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n${goodbye}`;
  const [a, b] = await Promise.all([short, long].map((port) => exchange(port, request)));
  expect(comparable(a ?? '')).toEqual(comparable(b ?? ''));
  expect(a).toMatch(/^HTTP\/1\.1 (200|304) /);
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

test('who asks to hang up after the page is let go', async () => {
  const port = await listen(await testApp());
  const answer = await exchange(port, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  expect(answer).toMatch(/connection: close/i);
  expect(answer).toContain(pageText('en', 'Home'));
});

test('an HTTP/1.0 client gets the page and is let go', async () => {
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
