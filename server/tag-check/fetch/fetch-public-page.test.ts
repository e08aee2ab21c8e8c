import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type connect, createServer } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { settings } from '../../../content/settings.ts';
import { selfSigned } from '../testing/certificate.ts';
import { loopbackFetcher, startSite } from '../testing/loopback.ts';
import { FetchProblem } from './fetch-problem.ts';
import { createFetcher, type FetchedPage, type FetcherOptions } from './fetch-public-page.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const page = '<!doctype html><title>Shop</title><p>Welcome';

/** Fetches `/` of a site, and gives the page or the problem. */
async function get(
  listener: RequestListener,
  { ms = 4_000, path = '/', ...options }: FetcherOptions & { ms?: number; path?: string } = {},
): Promise<FetchedPage | FetchProblem> {
  const site = await startSite(listener);
  return loopbackFetcher(site, options)(site.at(path), { signal: AbortSignal.timeout(ms) }).catch((error) => {
    if (error instanceof FetchProblem) return error;
    throw error;
  });
}

function text(fetched: FetchedPage | FetchProblem): string {
  return fetched instanceof Error ? `${fetched.state} ${fetched.reason}` : fetched.bytes.toString();
}

function send(
  response: ServerResponse,
  body: string | Buffer = page,
  headers: Record<string, string> = html,
): void {
  response.writeHead(200, headers).end(body);
}

test('a page is fetched with an honest name and without cookies', async () => {
  const requests: IncomingMessage[] = [];
  const fetched = await get((request, response) => {
    requests.push(request);
    response.setHeader('set-cookie', 'session=1; Path=/');
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
  }
});

test.each([
  ['gzip', gzipSync(page)],
  ['br', brotliCompressSync(page)],
  ['deflate', deflateSync(page)],
  ['gzip, br', brotliCompressSync(gzipSync(page))],
  ['identity', Buffer.from(page)],
])('a page in %s is read', async (encoding, body) => {
  const fetched = await get((_, response) => send(response, body, { ...html, 'content-encoding': encoding }));
  expect(text(fetched)).toBe(page);
});

test('an encoding nobody asked for is a bad answer', async () => {
  const fetched = await get((_, response) =>
    send(response, page, { ...html, 'content-encoding': 'compress' }),
  );
  expect(text(fetched)).toBe('unreachable bad-answer');
});

test('a body sent in many chunks is put together', async () => {
  const fetched = await get(async (_, response) => {
    response.writeHead(200, html);
    for (const letter of page) response.write(letter);
    response.end();
  });
  expect(text(fetched)).toBe(page);
});

test('up to five redirects are followed, by every kind of redirect', async () => {
  const kinds = [301, 302, 303, 307, 308];
  const fetched = await get(
    (request, response) => {
      const step = Number(request.url?.slice(1));
      if (step < 5) response.writeHead(kinds[step] as number, { location: String(step + 1) }).end();
      else send(response);
    },
    { path: '/0' },
  );
  expect(fetched).toMatchObject({ redirects: 5 });
});

test('the sixth redirect is one too many', async () => {
  let visits = 0;
  const fetched = await get((_, response) => {
    visits += 1;
    response.writeHead(302, { location: `/${visits}` }).end();
  });
  expect(text(fetched)).toBe('unreachable too-many-redirects');
  expect(visits).toBe(6);
});

test('a redirect that goes in circles ends', async () => {
  const fetched = await get((_, response) => response.writeHead(301, { location: '/' }).end());
  expect(text(fetched)).toBe('unreachable too-many-redirects');
});

test.each([
  'http://127.0.0.2:PORT/',
  'http://2130706434:PORT/',
  'http://0x7f.2:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:127.0.0.2]:PORT/',
  'http://169.254.169.254:PORT/latest/meta-data/',
  'http://localhost:PORT/',
  'http://printer:PORT/',
  'http://user:secret@shop.example:PORT/',
  'http://shop.example:22/',
  'ftp://shop.example:PORT/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,hello',
  '//127.0.0.2:PORT/',
  'http://',
])('a redirect to %s is refused without a word about it', async (target) => {
  let visits = 0;
  const fetched = await get((request, response) => {
    visits += 1;
    response.writeHead(302, { location: target.replace('PORT', String(request.socket.localPort)) }).end();
  });
  expect(fetched).toMatchObject({ state: 'not-allowed', reason: null, status: null });
  expect(visits).toBe(1);
});

test('a redirect that answers with a loop of names is judged at every step', async () => {
  const site = await startSite((request, response) => {
    if (request.headers.host?.startsWith('shop'))
      response.writeHead(302, { location: site.at('/', 'inside.example').href }).end();
    else send(response);
  });
  const fetchPage = loopbackFetcher(site, {
    resolve: async (name) => [name === 'inside.example' ? '10.0.0.5' : '127.0.0.1'],
  });
  await expect(fetchPage(site.at('/'), { signal: AbortSignal.timeout(4_000) })).rejects.toMatchObject({
    state: 'not-allowed',
  });
});

test('the address connected to is judged again after the connection', async () => {
  const judged: string[] = [];
  let visits = 0;
  const fetched = await get(
    (_, response) => {
      visits += 1;
      send(response);
    },
    { isAllowedAddress: (address) => judged.push(address) === 1 },
  );
  expect(fetched).toMatchObject({ state: 'not-allowed' });
  expect(judged).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(visits).toBe(0);
});

test('an endless body is cut', async () => {
  let closed = false;
  const fetched = await get((_, response) => {
    response.writeHead(200, html);
    response.on('close', () => {
      closed = true;
    });
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const more = () => {
      while (!closed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  });
  expect(fetched).toMatchObject({ cut: 'size' });
  expect((fetched as FetchedPage).bytes.length).toBe(2 * megabyte);
  await expect.poll(() => closed).toBe(true);
});

const megabyte = 1024 * 1024;
const zeros = Buffer.alloc(megabyte);
/** Many small members, one after the other, unpack to a gigabyte. */
const gzipBomb = Buffer.concat(Array<Buffer>(1024).fill(gzipSync(zeros)));

test.each([
  ['gzip', gzipBomb],
  ['gzip, gzip', gzipSync(gzipBomb)],
  [
    'br',
    brotliCompressSync(Buffer.alloc(64 * megabyte), { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }),
  ],
])('a bomb in %s is cut', async (encoding, bomb) => {
  const before = process.memoryUsage().rss;
  const fetched = await get((_, response) => send(response, bomb, { ...html, 'content-encoding': encoding }));
  expect(fetched).toMatchObject({ cut: 'size' });
  expect((fetched as FetchedPage).bytes.length).toBe(2 * megabyte);
  expect(process.memoryUsage().rss - before).toBeLessThan(48 * megabyte);
});

test('compressed bytes that never become text are cut too', async () => {
  const nothing = Buffer.concat(Array.from({ length: 40_000 }, () => Buffer.from([0, 0, 0, 0xff, 0xff])));
  const fetched = await get(
    (_, response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' });
      response.write(gzipSync('').subarray(0, 10));
      const more = () => {
        while (!response.destroyed && response.write(nothing));
      };
      response.on('drain', more);
      more();
    },
    { ms: 20_000 },
  );
  expect(fetched).toMatchObject({ cut: 'size' });
});

test('a body that drips is read as far as it came', async () => {
  const began = performance.now();
  const fetched = await get(
    (_, response) => {
      response.writeHead(200, html).write(page);
      const drip = setInterval(() => response.write('.'), 50);
      response.on('close', () => clearInterval(drip));
    },
    { ms: 600 },
  );
  expect(fetched).toMatchObject({ cut: 'time' });
  expect(text(fetched)).toMatch(new RegExp(`^${page}\\.+$`));
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('a compressed body that drips is read as far as it came', async () => {
  const fetched = await get(
    (_, response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' });
      response.write(gzipSync(page.repeat(2_000)).subarray(0, -20));
    },
    { ms: 600 },
  );
  expect(fetched).toMatchObject({ cut: 'time' });
  expect(text(fetched)).toContain(page);
});

test('a body that breaks off is read as far as it came', async () => {
  const fetched = await get((_, response) => {
    response.writeHead(200, { ...html, 'content-length': '5000' }).write(page, () => response.destroy());
  });
  expect(fetched).toMatchObject({ cut: 'broken' });
  expect(text(fetched)).toBe(page);
});

test('a site that never answers is late', async () => {
  const fetched = await get(() => {}, { ms: 400 });
  expect(text(fetched)).toBe('timeout slow-site');
});

test('headers that drip are late', async () => {
  const server = createServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const drip = setInterval(() => socket.write('x-a: b\r\n'), 50);
    socket.on('error', () => {}).on('close', () => clearInterval(drip));
  });
  const { site, fetchPage } = await rawSite(server);
  const fetched = await fetchPage(site, { signal: AbortSignal.timeout(500) }).catch((error) => error);
  expect(text(fetched)).toBe('timeout slow-site');
});

test.each([
  'SSH-2.0-OpenSSH_9.6\r\n',
  'HTTP/1.1 200 OK\r\nx: a\u0000b\r\n\r\n',
  '\u0000\u0001\u0002',
  'HTTP/1.1 999999 ?\r\n\r\n',
])('an answer that is no HTTP is a bad answer: %j', async (answer) => {
  const { site, fetchPage } = await rawSite(
    createServer((socket) => socket.on('error', () => {}).end(answer)),
  );
  const fetched = await fetchPage(site, { signal: AbortSignal.timeout(2_000) }).catch((error) => error);
  expect(fetched).toMatchObject({ state: 'unreachable' });
});

test('headers without end are a bad answer', async () => {
  const fetched = await get((_, response) => {
    response.writeHead(200, {
      ...html,
      ...Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`x-${i}`, 'y'.repeat(100)])),
    });
    response.end(page);
  });
  expect(text(fetched)).toBe('unreachable bad-answer');
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

test('the challenge of a firewall reads as a wall', async () => {
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

test('a page that does not say what it is is known by its beginning', async () => {
  expect(text(await get((_, response) => send(response, page, {})))).toBe(page);
  expect(await get((_, response) => send(response, '%PDF-1.7', {}))).toMatchObject({ state: 'not-html' });
});

test('a port that nobody listens on is no connection', async () => {
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

test('a name that nobody knows is an unknown host', async () => {
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
])('a certificate %s is told as such', async (_, certificate, isTrusted, reason) => {
  const site = await startSite((_, response) => send(response), certificate);
  const fetchPage = loopbackFetcher(site, isTrusted ? { ca: certificate.cert } : {});
  const problem = await fetchPage(site.at('/'), { signal: AbortSignal.timeout(4_000) }).catch(
    (error) => error,
  );
  expect(text(problem)).toBe(`unreachable ${reason}`);
});

test('a site with a good certificate is read', async () => {
  const certificate = selfSigned({ name: 'shop.example' });
  const site = await startSite((_, response) => send(response), certificate);
  const fetched = await loopbackFetcher(site, { ca: certificate.cert })(site.at('/'), {
    signal: AbortSignal.timeout(4_000),
  });
  expect(text(fetched)).toBe(page);
});

test('a site without TLS on a secure address is told as such', async () => {
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

async function rawSite(server: ReturnType<typeof createServer>) {
  const sockets = new Set<ReturnType<typeof connect>>();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const site = new URL(`http://shop.example:${port}/`);
  return { site, fetchPage: loopbackFetcher({ port, at: () => site }) };
}
