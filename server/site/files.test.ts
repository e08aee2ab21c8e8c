import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLogger } from '../log.ts';
import { exchange, sendInSequence } from '../testing/raw-requests.ts';
import { listen, testApp } from '../testing/test-app.ts';
import { pageText, writeTestSite } from '../testing/test-site.ts';
import { loadSite } from './load.ts';

const goodbye = 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';

/** A response with sorted headers, without the date. */
function comparable(response: string) {
  const [head = '', ...rest] = response.split('\r\n\r\n');
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
])('%s %s with %j gets the same response with and without Fastify', async (method, path, headers) => {
  const variables = { TRUST_PROXY: 'on' };
  const short = await listen(await testApp({ variables }));
  // At debug level every request goes through Fastify, to be logged.
  const long = await listen(await testApp({ variables, logger: createLogger('debug', { write() {} }) }));
  const request = `${method} ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`;
  const [pastFastify = ''] = await sendInSequence(short, [request]);
  const [fromFastify = ''] = await sendInSequence(long, [request]);
  expect(fromFastify).toMatch(/^HTTP\/1\.1 (200|304) /);
  expect(comparable(pastFastify)).toEqual(comparable(fromFastify));
});

test('pipelined requests get their responses in order', async () => {
  const app = await testApp();
  app.get('/slow', () => new Promise((resolve) => setTimeout(resolve, 50, 'slow')));
  const port = await listen(app);
  const request = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
  const response = await exchange(
    port,
    request('GET', '/slow') +
      request('HEAD', '/') +
      request('GET', '/pricing') +
      request('GET', '/nowhere') +
      goodbye,
  );
  expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(
    ['200', '200', '200', '404', '200'].map((status) => `HTTP/1.1 ${status}`),
  );
  expect(response.indexOf('slow')).toBeLessThan(response.indexOf('Pricing'));
  expect(response).toContain(pageText('en', 'Pricing'));
  expect(response).not.toContain(pageText('en', 'Home'));
});

test('a client that asks to close the connection gets its page first', async () => {
  const port = await listen(await testApp());
  const response = await exchange(port, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  expect(response).toMatch(/connection: close/i);
  expect(response).toContain(pageText('en', 'Home'));
});

test('an HTTP/1.0 client gets the page and is disconnected', async () => {
  const port = await listen(await testApp());
  const response = await exchange(port, 'GET / HTTP/1.0\r\n\r\n');
  expect(response).toContain('HTTP/1.1 200 OK');
  expect(response).toContain(pageText('en', 'Home'));
});

test('the body of a GET does not disturb the next request', async () => {
  const port = await listen(await testApp());
  const response = await exchange(
    port,
    `GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nhello${goodbye}`,
  );
  expect(response.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
});

test.each([
  ['off', 'Thanks', false],
  ['on', 'Click', true],
])(
  'with DOUBLE_OPT_IN=%s a page that says something else then is %s',
  async (_setting, title, doubleOptIn) => {
    const { files } = await loadSite(await writeTestSite(), doubleOptIn);
    expect(files.get('/de/thank-you-page')?.identity.body().toString()).toBe(pageText('de', title));
    expect(files.get('/de/pricing')?.identity.body().toString()).toBe(pageText('de', 'Pricing'));
  },
);

test('a missing build is reported with what to do', async () => {
  await expect(loadSite('/nowhere')).rejects.toThrow(
    'There is no built site in /nowhere: run `npm run build` first.',
  );
});

test('a missing file is reported by name', async () => {
  const dir = await writeTestSite();
  await rm(join(dir, 'site/de/Pricing.html.br'));
  await expect(loadSite(dir)).rejects.toThrow(/incomplete.*de\/Pricing\.html/);
});

test('a missing error page is reported by name', async () => {
  const dir = await writeTestSite();
  const manifest = JSON.parse(await readFile(join(dir, 'site.json'), 'utf8'));
  manifest.files = manifest.files.filter(
    ({ role, page }: { role?: string; page?: { locale: string } }) =>
      !(role === 'error' && page?.locale === 'fr'),
  );
  await writeFile(join(dir, 'site.json'), JSON.stringify(manifest));
  await expect(loadSite(dir)).rejects.toThrow('no error page in fr');
});
