import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { locales, localPath } from '../../contract/locales.ts';
import { testApp } from '../testing/test-app.ts';
import { pageText, scriptHash, styleHash } from '../testing/test-site.ts';

test.each(locales)('pages are served in %s', async (locale) => {
  const app = await testApp();
  const response = await app.inject(localPath(locale, '/pricing'));
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(pageText(locale, 'Pricing'));
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding',
  });
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a page is sent as %s if accepted', async (encoding, decompress) => {
  const app = await testApp();
  const response = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
  expect(String(decompress(response.rawPayload))).toBe(pageText('en', 'Home'));
});

test('each encoding has its own ETag', async () => {
  const app = await testApp();
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(
      async (encoding) =>
        (await app.inject({ url: '/', headers: { 'accept-encoding': encoding } })).headers.etag,
    ),
  );
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
});

test('a cached page gets 304, with every header except those of the body', async () => {
  const app = await testApp();
  const headers = { 'accept-encoding': 'br' };
  const first = await app.inject({ url: '/', headers });
  const { etag } = first.headers;
  const second = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': `"old", W/${etag}` } });
  expect(second.statusCode).toBe(304);
  expect(second.body).toBe('');
  const {
    'content-length': _length,
    'content-type': _type,
    'content-encoding': _encoding,
    ...rest
  } = first.headers;
  expect(second.headers).toEqual({ ...rest, date: expect.any(String) });
});

test.each(['/', '/de/nowhere', '/assets/app-4f2a.js', '/healthz'])(
  'HEAD %s is GET without the body',
  async (url) => {
    const app = await testApp();
    const get = await app.inject({ method: 'GET', url });
    const head = await app.inject({ method: 'HEAD', url });
    expect(head.body).toBe('');
    expect(head.statusCode).toBe(get.statusCode);
    expect(head.headers).toEqual({ ...get.headers, date: expect.any(String) });
  },
);

test('hashed files are cached forever, images for a day', async () => {
  const app = await testApp();
  const kept = async (url: string) => (await app.inject(url)).headers['cache-control'];
  expect(await kept('/assets/app-4f2a.js')).toBe('public, max-age=31536000, immutable');
  expect(await kept('/og/home.png')).toBe('public, max-age=86400');
  expect(await kept('/robots.txt')).toBe('public, max-age=0, must-revalidate');
});

test('an uncompressed file is sent as is to everyone', async () => {
  const app = await testApp();
  const response = await app.inject({ url: '/og/home.png', headers: { 'accept-encoding': 'br, gzip' } });
  expect(response.body).toBe('not really a picture');
  expect(response.headers).not.toHaveProperty('content-encoding');
  expect(response.headers).not.toHaveProperty('vary');
});

test('a range is ignored', async () => {
  const app = await testApp();
  const response = await app.inject({ url: '/robots.txt', headers: { range: 'bytes=0-3' } });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('User-agent: *\n');
});

test('a query does not change the page', async () => {
  const app = await testApp();
  expect((await app.inject('/pricing?utm_source=x')).body).toBe(pageText('en', 'Pricing'));
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('%s on a page gets 405', async (method) => {
  const app = await testApp();
  const response = await app.inject({ method, url: '/pricing', headers: { 'accept-language': 'fr' } });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('GET, HEAD');
  expect(response.json()).toEqual({
    message: 'Cette adresse n’accepte pas ce type de requête.',
    code: 'methodNotAllowed',
  });
});

test('a request body to a page is refused unread', async () => {
  const app = await testApp();
  const response = await app.inject({
    method: 'POST',
    url: '/pricing',
    headers: { 'content-type': 'application/x-unheard-of' },
    payload: 'x'.repeat(200_000),
  });
  expect(response.statusCode).toBe(405);
});

test.each([
  ['/nowhere', 'en'],
  ['/de/nowhere', 'de'],
  ['/es/nowhere?x=1', 'es'],
  ['/fr/x', 'fr'],
  ['/DE//nowhere/', 'de'],
] as const)('%s gets the not-found page in %s', async (url, locale) => {
  const app = await testApp();
  const response = await app.inject({
    url,
    headers: { 'accept-language': 'es' },
  });
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe(pageText(locale, 'Not found'));
  expect(response.headers).toMatchObject({
    'content-language': locale,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(response.headers).not.toHaveProperty('etag');
});

test('a missing path never gets 304', async () => {
  const app = await testApp();
  const response = await app.inject({ url: '/nowhere', headers: { 'if-none-match': '*' } });
  expect(response.statusCode).toBe(404);
});

test('a client that accepts JSON gets the 404 as JSON', async () => {
  const app = await testApp();
  const headers = { accept: 'application/json', 'accept-language': 'de-CH, en;q=0.5' };
  const response = await app.inject({ url: '/nowhere', headers });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({
    message: 'Unter dieser Adresse ist nichts zu finden.',
    code: 'notFound',
  });
});

test('a page has its own content security policy and the security headers', async () => {
  const app = await testApp();
  const { headers } = await app.inject('/');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self' ${scriptHash}; style-src 'self' ${styleHash}; img-src 'self' data:; ` +
      "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
      "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  expect(headers).not.toHaveProperty('x-robots-tag');
});

test.each(['/', '/nowhere', '/Pricing', '/%zz', '/robots.txt', '/healthz', '/assets/app-4f2a.js'])(
  '%s has the security headers',
  async (url) => {
    const app = await testApp();
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';(?!.*unsafe).*frame-ancestors 'none'/,
      ),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  },
);

test('images can be embedded by other sites', async () => {
  const app = await testApp();
  const { headers } = await app.inject('/og/home.png');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});
