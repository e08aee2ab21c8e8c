import { createServer } from 'node:net';
import { brotliCompressSync, constants, deflateRawSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { get, html, page, rawSite, send, text } from '../testing/fetching.ts';
import type { FetchedPage } from './fetch-public-page.ts';

const megabyte = 1024 * 1024;
const zeros = Buffer.alloc(megabyte);
/** Concatenated gzip members that unpack to a gigabyte. */
const gzipBomb = Buffer.concat(Array<Buffer>(1024).fill(gzipSync(zeros)));

test('an endless body is truncated', async () => {
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

test.each([
  ['gzip', gzipBomb],
  ['gzip, gzip', gzipSync(gzipBomb)],
  ['deflate', deflateRawSync(Buffer.alloc(64 * megabyte))],
  ['zstd', zstdCompressSync(Buffer.alloc(64 * megabyte))],
  [
    'br',
    brotliCompressSync(Buffer.alloc(64 * megabyte), { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }),
  ],
])('a %s bomb is truncated', async (encoding, bomb) => {
  const before = process.memoryUsage().rss;
  const fetched = await get((_, response) => send(response, bomb, { ...html, 'content-encoding': encoding }));
  expect(fetched).toMatchObject({ cut: 'size' });
  expect((fetched as FetchedPage).bytes.length).toBe(2 * megabyte);
  expect(process.memoryUsage().rss - before).toBeLessThan(48 * megabyte);
});

test('compressed bytes that produce no output are truncated too', async () => {
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

test('a slow body is read as far as it arrived', async () => {
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
});

test('a slow compressed body is read as far as it arrived', async () => {
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

test('an aborted body is read as far as it arrived', async () => {
  const fetched = await get((_, response) => {
    response.writeHead(200, { ...html, 'content-length': '5000' }).write(page, () => response.destroy());
  });
  expect(fetched).toMatchObject({ cut: 'broken' });
  expect(text(fetched)).toBe(page);
});

test('a site that never responds times out', async () => {
  const fetched = await get(() => {}, { ms: 400 });
  expect(text(fetched)).toBe('timeout slow-site');
});

test('slow headers time out', async () => {
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
])('a response that is not HTTP is a bad answer: %j', async (received) => {
  const { site, fetchPage } = await rawSite(
    createServer((socket) => socket.on('error', () => {}).end(received)),
  );
  const fetched = await fetchPage(site, { signal: AbortSignal.timeout(2_000) }).catch((error) => error);
  expect(fetched).toMatchObject({ state: 'unreachable' });
});

test('endless headers are a bad answer', async () => {
  const fetched = await get((_, response) => {
    response.writeHead(200, {
      ...html,
      ...Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`x-${i}`, 'y'.repeat(100)])),
    });
    response.end(page);
  });
  expect(text(fetched)).toBe('unreachable bad-answer');
});
