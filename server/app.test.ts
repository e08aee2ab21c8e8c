import { expect, test } from 'vitest';
import { createLogger } from './log.ts';
import { apiMessages } from './messages.ts';
import { exchange } from './testing/raw-requests.ts';
import { listen, testApp } from './testing/test-app.ts';
import { pageText } from './testing/test-site.ts';

const secret = 'password hunter2 at 10.0.0.7';

async function brokenApp() {
  const lines: string[] = [];
  const app = await testApp({ logger: createLogger('info', { write: (line) => void lines.push(line) }) });
  app.get('/broken/:token', () => Promise.reject(new Error(secret)));
  app.post('/echo', ({ body }) => body);
  return { app, lines };
}

test.each([
  ['de-DE', 'de'],
  ['es', 'es'],
  ['fr;q=0.8, it', 'fr'],
  ['ja', 'en'],
] as const)('a failure shows a reader of %s the error page in %s and no reason', async (language, locale) => {
  const { app } = await brokenApp();
  const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': language };
  const response = await app.inject({ url: '/broken/x', headers });
  expect(response.statusCode).toBe(500);
  expect(response.body).toBe(pageText(locale, 'Failed'));
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': locale });
  expect(JSON.stringify(response.headers)).not.toContain('hunter2');
});

test('a failure responds with a message and a code, without the cause', async () => {
  const { app } = await brokenApp();
  const headers = { accept: 'application/json', 'accept-language': 'es-MX' };
  const response = await app.inject({ url: '/broken/x', headers });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    message: 'Algo ha fallado por nuestra parte. Vuelva a intentarlo dentro de un momento.',
    code: 'internal',
  });
});

test.each([
  ['what is not JSON', '{"a":', 'application/json', 400, 'badRequest'],
  ['a type we do not read', 'a', 'application/x-unheard-of', 415, 'unsupportedType'],
  ['more than 64 KB', JSON.stringify('x'.repeat(65_536)), 'application/json', 413, 'tooLarge'],
] as const)('%s is refused politely', async (_what, payload, type, status, code) => {
  const { app } = await brokenApp();
  const response = await app.inject({
    method: 'POST',
    url: '/echo',
    payload,
    headers: { 'content-type': type },
  });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ message: apiMessages.en.httpErrors[code], code });
});

test('a form sent without JavaScript gets the error page', async () => {
  const { app } = await brokenApp();
  const headers = {
    accept: 'text/html',
    'accept-language': 'de',
    'content-type': 'application/x-unheard-of',
  };
  const response = await app.inject({ method: 'POST', url: '/echo', payload: 'x', headers });
  expect(response.statusCode).toBe(415);
  expect(response.body).toBe(pageText('de', 'Failed'));
});

test('the log has the cause of a failure and nothing about the client', async () => {
  const { app, lines } = await brokenApp();
  const headers = { 'user-agent': 'Agent/1.0', 'x-forwarded-for': '198.51.100.7' };
  await app.inject({ url: '/broken/private-link?email=a@b.example', headers, remoteAddress: '203.0.113.9' });
  const [failure, request, ...rest] = lines.map((line) => JSON.parse(line));
  expect(rest).toEqual([]);
  expect(failure).toMatchObject({ level: 50, err: { message: secret }, msg: 'request failed' });
  expect(request).toEqual({
    level: 50,
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    reqId: failure.reqId,
    method: 'GET',
    path: '/broken/:token',
    status: 500,
    ms: expect.any(Number),
    msg: 'request',
  });
  expect(lines.join('')).not.toMatch(/203\.0\.113\.9|198\.51\.100\.7|Agent|a@b|private-link/);
});

test('the log has a line for each call of the API and none for files or health', async () => {
  const { app, lines } = await brokenApp();
  await app.inject({ method: 'POST', url: '/echo', payload: { a: 1 } });
  for (const url of ['/', '/Pricing', '/nowhere', '/healthz', '/readyz']) await app.inject(url);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, method: 'POST', path: '/echo', status: 200 },
  ]);
});

test('at debug the log has a line for each file, without its query or the secret of a private link', async () => {
  const lines: string[] = [];
  const app = await testApp({ logger: createLogger('debug', { write: (line) => void lines.push(line) }) });
  await app.inject('/pricing?email=a@b.example');
  await app.inject(`/meeting/0190.${'s3-_'.repeat(11)}/`);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 20, path: '/pricing', status: 200 },
    { level: 20, path: '/meeting/0190.…/', status: 404 },
  ]);
});

test.each([
  ['noise', 'noise\r\n\r\n', 400],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a negative length', 'GET / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n', 400],
  [
    'a length told twice',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a header too long', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])('%s is refused and the connection ended', async (_what, sent, status) => {
  const port = await listen(await testApp());
  const [head = ''] = (await exchange(port, sent)).toLowerCase().split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^http/1.1 ${status} `));
  expect(head).toContain('connection: close');
});
