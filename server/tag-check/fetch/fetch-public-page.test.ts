import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { settings } from '../../../content/settings.ts';
import { selfSigned } from '../testing/certificate.ts';
import { get, html, loopbackFetcher, page, send, startSite, text } from '../testing/fetching.ts';
import { createFetcher } from './fetch-public-page.ts';

test('a page is fetched with an honest user agent and the headers of a browser', async () => {
  const requests: IncomingMessage[] = [];
  const fetched = await get((request, response) => {
    requests.push(request);
    if (request.url === '/') response.writeHead(302, { location: '/start' }).end();
    else send(response);
  });
  expect(text(fetched)).toBe(page);
  expect(fetched).toMatchObject({ status: 200, redirects: 1, cut: null });
  expect(requests.map(({ url }) => url)).toEqual(['/', '/start']);
  for (const { headers, method } of requests) {
    expect(method).toBe('GET');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers['user-agent']).toContain(`${settings.brand}TagCheck`);
    expect(headers['user-agent']).toContain(settings.domain);
    expect(headers.accept).toMatch(/^text\/html,/);
    expect(headers['accept-language']).toMatch(/^en/);
  }
});

test('cookies are sent back within a chain of redirects, to the hosts they belong to, and then forgotten', async () => {
  const seen: string[] = [];
  const site = await startSite((request, response) => {
    seen.push(`${request.headers.host?.split(':')[0]} ${request.headers.cookie ?? '-'}`);
    const other = `http://www.shop.example:${request.socket.localPort}/`;
    if (!request.headers.cookie)
      response.setHeader('set-cookie', [
        'seen=1; Path=/; HttpOnly; Domain=shop.example',
        'own=2',
        'old=3; Max-Age=0',
        'safe=4; Secure',
        'deep=5; Path=/deep',
        'foreign=6; Domain=other.example',
        'everyone=7; Domain=example',
      ]);
    if (request.headers.host?.startsWith('www')) send(response);
    else response.writeHead(302, { location: request.headers.cookie ? other : '/' }).end();
  });
  const fetchPage = loopbackFetcher(site);
  const visit = () => fetchPage(site.at('/'), { signal: AbortSignal.timeout(4_000) });
  expect(await visit()).toMatchObject({ status: 200, redirects: 2 });
  await visit();
  const chain = ['shop.example -', 'shop.example seen=1; own=2', 'www.shop.example seen=1'];
  expect(seen).toEqual([...chain, ...chain]);
});

test.each([403, 429, 503])('a bot wall is recognised with status %i', async (status) => {
  const wall = gzipSync('<title>Just a moment...</title>');
  const fetched = await get((_, response) =>
    response.writeHead(status, { ...html, 'content-encoding': 'gzip' }).end(wall),
  );
  expect(text(fetched)).toBe('refused bot-wall');
});

test('an error page that never ends is not waited for', async () => {
  const fetched = await get((_, response) => response.writeHead(503, html).write('<title>Busy'), {
    ms: 30_000,
  });
  expect(text(fetched)).toBe('refused server-error');
});

test.each([
  ['gzip', gzipSync(page)],
  ['br', brotliCompressSync(page)],
  ['deflate', deflateSync(page)],
  ['deflate', deflateRawSync(page)],
  ['zstd', zstdCompressSync(page)],
  ['gzip, br', brotliCompressSync(gzipSync(page))],
  ['identity', Buffer.from(page)],
])('a page in %s is read', async (encoding, body) => {
  const fetched = await get((_, response) => send(response, body, { ...html, 'content-encoding': encoding }));
  expect(text(fetched)).toBe(page);
});

test('an unrequested encoding is a bad answer', async () => {
  const fetched = await get((_, response) =>
    send(response, page, { ...html, 'content-encoding': 'compress' }),
  );
  expect(text(fetched)).toBe('unreachable bad-answer');
});

test('a chunked body is reassembled', async () => {
  const fetched = await get(async (_, response) => {
    response.writeHead(200, html);
    for (const letter of page) response.write(letter);
    response.end();
  });
  expect(text(fetched)).toBe(page);
});

test.each([
  [401, 'login'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [418, 'http-error'],
  [429, 'rate-limited'],
  [500, 'server-error'],
  [503, 'server-error'],
])('status %i reads as refused: %s', async (status, reason) => {
  const fetched = await get((_, response) => response.writeHead(status, html).end(page));
  expect(fetched).toMatchObject({ state: 'refused', reason, status });
});

test('a firewall challenge is recognized as a bot wall', async () => {
  const fetched = await get((_, response) => send(response, page, { ...html, 'cf-mitigated': 'challenge' }));
  expect(text(fetched)).toBe('refused bot-wall');
});

test.each(['application/json', 'image/png', 'text/plain', 'application/pdf', 'text/xml'])(
  '%s is not a page',
  async (type) => {
    const fetched = await get((_, response) => send(response, page, { 'content-type': type }));
    expect(fetched).toMatchObject({ state: 'not-html', status: 200 });
  },
);

test('a page without a Content-Type is recognized by its beginning', async () => {
  expect(text(await get((_, response) => send(response, page, {})))).toBe(page);
  expect(await get((_, response) => send(response, '%PDF-1.7', {}))).toMatchObject({ state: 'not-html' });
});

test('a closed port is reported as no connection', async () => {
  const fetchPage = createFetcher({
    ports: [1],
    isAllowedAddress: () => true,
    resolve: async () => ['127.0.0.1'],
  });
  const problem = await fetchPage(new URL('http://shop.example:1/'), {
    signal: AbortSignal.timeout(4_000),
  }).catch((error) => error);
  expect(text(problem)).toBe('unreachable no-connection');
});

test('an unresolvable name is an unknown host', async () => {
  const fetchPage = createFetcher({
    resolve: () => Promise.reject(Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' })),
  });
  const problem = await fetchPage(new URL('https://no.such.shop.example/'), {
    signal: AbortSignal.timeout(4_000),
  }).catch((error) => error);
  expect(text(problem)).toBe('unreachable unknown-host');
});

const day = 24 * 60 * 60 * 1000;

test.each([
  ['signed by itself', selfSigned({ name: 'shop.example' }), false, 'certificate-untrusted'],
  [
    'expired',
    selfSigned({
      name: 'shop.example',
      from: new Date(Date.now() - 9 * day),
      until: new Date(Date.now() - day),
    }),
    true,
    'certificate-expired',
  ],
  ['for another name', selfSigned({ name: 'other.example' }), true, 'certificate-name'],
])('a certificate %s is reported as such', async (_, certificate, isTrusted, reason) => {
  const site = await startSite((_, response) => send(response), certificate);
  const fetchPage = loopbackFetcher(site, isTrusted ? { ca: certificate.cert } : {});
  const problem = await fetchPage(site.at('/'), { signal: AbortSignal.timeout(4_000) }).catch(
    (error) => error,
  );
  expect(text(problem)).toBe(`unreachable ${reason}`);
});

test('a site with a valid certificate is read', async () => {
  const certificate = selfSigned({ name: 'shop.example' });
  const site = await startSite((_, response) => send(response), certificate);
  const fetched = await loopbackFetcher(site, { ca: certificate.cert })(site.at('/'), {
    signal: AbortSignal.timeout(4_000),
  });
  expect(text(fetched)).toBe(page);
});

test('a site without TLS behind an https URL is reported as such', async () => {
  const site = await startSite((_, response) => send(response));
  const url = new URL(site.at('/').href.replace('http:', 'https:'));
  const problem = await loopbackFetcher(site)(url, { signal: AbortSignal.timeout(4_000) }).catch(
    (error) => error,
  );
  expect(text(problem)).toBe('unreachable no-secure-connection');
});

test('nothing stays open after a fetch', async () => {
  const site = await startSite((_, response) => {
    response.writeHead(200, { ...html, connection: 'keep-alive' }).end(page);
  });
  await loopbackFetcher(site)(site.at('/'), { signal: AbortSignal.timeout(4_000) });
  const open = () =>
    process.getActiveResourcesInfo().filter((resource) => resource === 'TCPSocketWrap').length;
  await expect.poll(open).toBe(0);
});
