import { describe, expect, test } from 'vitest';
import { attackedSite } from './attacked-site.ts';
import { pipelined, type RawResponse, requestText } from './raw-http.ts';

/** Request headers that are not part of a cache's key. */
const unkeyedHeaders = [
  'x-forwarded-host: evil.example',
  'x-forwarded-proto: https',
  'x-forwarded-proto: javascript',
  'x-forwarded-port: 1',
  'x-forwarded-prefix: /evil',
  'x-forwarded-for: 203.0.113.7',
  'x-host: evil.example',
  'x-original-url: /console',
  'x-rewrite-url: /console',
  'x-http-method-override: POST',
  'forwarded: host=evil.example;proto=https',
  'accept-language: de',
  'accept: application/json',
  'accept: text/plain',
  'user-agent: evil',
  'cookie: currentLanguage=de; __Host-console=x',
  'origin: https://evil.example',
  'origin: https://cdn.example',
  'referer: https://evil.example/',
  'range: bytes=0-9',
  'if-match: "x"',
  'if-modified-since: Sun, 15 Nov 2026 00:00:00 GMT',
  'te: trailers',
  'upgrade-insecure-requests: 1',
  'sec-fetch-dest: script',
];
const hosts = ['evil.example', 'x:99999', 'x@evil.example', 'evil.example/x', '"><script>'];
const targets = [
  ...[
    '/',
    '/de/pricing',
    '/home',
    '/PRICING',
    '/join-the-waitlist',
    '/ScheduleMeeting',
    '/blogs',
    '/careers/search',
  ],
  ...['/sitemap.xml', '/robots.txt', '/llms.txt', '/favicon.svg', '/api/openapi.json', '/api/docs'],
];

/** The part of a response that a cache would store. HSTS depends on the connection. */
function cached({ status, headers, body }: RawResponse) {
  const { date: _date, 'strict-transport-security': _hsts, ...rest } = headers;
  return { status, headers: rest, body };
}

describe.each([
  ['off', {}],
  ['on', { TRUST_PROXY: 'on', ALLOWED_ORIGINS: 'https://cdn.example' }],
])('with TRUST_PROXY %s', (_trust, variables) => {
  const attacked = attackedSite(variables);

  test('a job search is kept by no shared cache', async () => {
    const [found] = await pipelined(attacked.port, [requestText('/careers/search?q=a')]);
    expect(found?.headers['cache-control']).toBe('private, no-cache');
  });

  test.each(targets)('%s does not depend on headers that caches ignore', async (target) => {
    const [plain, ...others] = await pipelined(attacked.port, [
      requestText(target),
      ...unkeyedHeaders.map((line) => requestText(target, { lines: [line] })),
      ...hosts.map((host) => requestText(target).replace('host: x', `host: ${host}`)),
    ]);
    if (!plain) throw new Error('no answer');
    expect(plain.headers['cache-control']).toMatch(/^public, max-age=\d+/);
    expect(others).toHaveLength(unkeyedHeaders.length + hosts.length);
    for (const [i, other] of others.entries()) {
      expect([unkeyedHeaders[i] ?? hosts[i - unkeyedHeaders.length], cached(other)]).toEqual([
        expect.anything(),
        cached(plain),
      ]);
    }
    expect(JSON.stringify(cached(plain))).not.toMatch(/evil|cdn\.example/);
  });

  test('responses that depend on the client are not cacheable', async () => {
    const responses = await pipelined(
      attacked.port,
      ['/nowhere', '/console', '/console/api/session', '/healthz', '/meeting/x', '/wish-list/create'].flatMap(
        (target) =>
          ['', ...unkeyedHeaders].map((line) => requestText(target, { lines: line === '' ? [] : [line] })),
      ),
    );
    expect(new Set(responses.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']));
    expect(responses.filter(({ body }) => body.includes('evil.example'))).toEqual([]);
  });

  test('encodings have different tags and a Vary header', async () => {
    const [plain, compressed] = await pipelined(attacked.port, [
      requestText('/pricing'),
      requestText('/pricing', { lines: ['accept-encoding: br'] }),
    ]);
    expect(compressed?.headers['content-encoding']).toBe('br');
    expect([plain, compressed].map((response) => response?.headers.vary)).toEqual([
      'Accept-Encoding',
      'Accept-Encoding',
    ]);
    expect(plain?.headers.etag).not.toBe(compressed?.headers.etag);
  });
});
