import { describe, expect, test } from 'vitest';
import { attackedSite } from './attacked-site.ts';
import { pipelined, requestText, type WireAnswer } from './wire.ts';

/** What a stranger may say beside the address, which is all that a cache goes by. */
const words = [
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
    '/careers/search?q=a',
  ],
  ...['/sitemap.xml', '/robots.txt', '/llms.txt', '/favicon.svg', '/api/openapi.json', '/api/docs'],
];

/** What a cache keeps of an answer. That it came by https is told to who did, over a connection of their own. */
function kept({ status, headers, body }: WireAnswer) {
  const { date: _date, 'strict-transport-security': _hsts, ...rest } = headers;
  return { status, headers: rest, body };
}

describe.each([
  ['off', {}],
  ['on', { TRUST_PROXY: 'on', ALLOWED_ORIGINS: 'https://cdn.example' }],
])('where the word of proxies is %s', (_trust, variables) => {
  const attacked = attackedSite(variables);

  test.each(targets)('%s is the same for everybody who shares a cache', async (target) => {
    const [plain, ...others] = await pipelined(attacked.port, [
      requestText(target),
      ...words.map((line) => requestText(target, { lines: [line] })),
      ...hosts.map((host) => requestText(target).replace('host: x', `host: ${host}`)),
    ]);
    if (!plain) throw new Error('no answer');
    expect(plain.headers['cache-control']).toMatch(/^public, max-age=\d+/);
    expect(others).toHaveLength(words.length + hosts.length);
    for (const [i, other] of others.entries()) {
      expect([words[i] ?? hosts[i - words.length], kept(other)]).toEqual([expect.anything(), kept(plain)]);
    }
    expect(JSON.stringify(kept(plain))).not.toMatch(/evil|cdn\.example/);
  });

  test('what does depend on who asks is kept by no cache', async () => {
    const answers = await pipelined(
      attacked.port,
      ['/nowhere', '/console', '/console/api/session', '/healthz', '/meeting/x', '/wish-list/create'].flatMap(
        (target) => ['', ...words].map((line) => requestText(target, { lines: line === '' ? [] : [line] })),
      ),
    );
    expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']));
    expect(answers.filter(({ body }) => body.includes('evil.example'))).toEqual([]);
  });

  test('an encoding is told apart', async () => {
    const [plain, packed] = await pipelined(attacked.port, [
      requestText('/pricing'),
      requestText('/pricing', { lines: ['accept-encoding: br'] }),
    ]);
    expect(packed?.headers['content-encoding']).toBe('br');
    expect([plain, packed].map((answer) => answer?.headers.vary)).toEqual([
      'Accept-Encoding',
      'Accept-Encoding',
    ]);
    expect(plain?.headers.etag).not.toBe(packed?.headers.etag);
  });
});
