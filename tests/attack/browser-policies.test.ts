import { expect, test } from 'vitest';
import { consoleApi } from '../../contract/console/paths.ts';
import { createLead } from '../../contract/sales.ts';
import { pagePolicy } from '../../server/security-headers.ts';
import { signedIn } from '../../server/testing/operators.ts';
import { addressedPages, manifest, pages } from '../built-site.ts';
import { attackedSite } from './attacked-site.ts';
import { parseHead, pipelined, type RawResponse, requestText, sendAlone } from './raw-http.ts';

const attacked = attackedSite({ TRUST_PROXY: '127.0.0.0/8' });

const json = 'content-type: application/json';
const post = (target: string, body: string, ...lines: string[]) =>
  requestText(target, { method: 'POST', lines: [json, ...lines], body });

/** One request for each kind of response. */
async function requestEveryKind(): Promise<[string, Omit<RawResponse, 'body'>][]> {
  const { headers } = await signedIn(attacked.db);
  const own = [`cookie: ${headers.cookie}`, `origin: ${headers.origin}`].concat(
    'sec-fetch-site: same-origin',
  );
  const asset = manifest.files.find(({ immutable }) => immutable)?.path ?? '';
  const kinds: [string, string][] = [
    ['a page', requestText('/')],
    ['an unchanged page', requestText('/', { lines: ['if-none-match: *'] })],
    ['a missing page', requestText('/nowhere')],
    ['a malformed path', requestText('/%zz')],
    ['a redirect', requestText('/home')],
    ['a script', requestText(asset)],
    ['a picture', requestText('/favicon.svg')],
    ['a method that pages do not allow', requestText('/', { method: 'DELETE' })],
    ['an unknown method', requestText('/', { method: 'PROPFIND' })],
    ['OPTIONS *', requestText('*', { method: 'OPTIONS' })],
    ['an API response', post('/search-locations/search', '{"input":"a"}')],
    ['a validation error', post(createLead.path, '{}')],
    ['malformed JSON', post(createLead.path, '{')],
    [
      'an unsupported content type',
      requestText(createLead.path, { method: 'POST', lines: ['content-type: text/plain'], body: 'x' }),
    ],
    ['a method that the API does not allow', requestText(createLead.path)],
    ['a cross-site request', post(createLead.path, '{}', 'origin: https://evil.example')],
    ['a CORS preflight', requestText(createLead.path, { method: 'OPTIONS' })],
    [
      'a form with an error',
      requestText('/Sales', {
        method: 'POST',
        lines: ['content-type: application/x-www-form-urlencoded'],
        body: 'a=b',
      }),
    ],
    ['the OpenAPI document', requestText('/api/openapi.json')],
    ['the API documentation', requestText('/api/docs')],
    ['a health check', requestText('/healthz')],
    ['the console', requestText('/console')],
    ['an unauthenticated console request', requestText(consoleApi.session)],
    ['an authenticated console request', requestText(consoleApi.session, { lines: own })],
    ['a console list', requestText(consoleApi.list('lead'), { lines: own })],
    ['a validation error in the console', post(consoleApi.findPersonalData, '{}', ...own)],
    ['a missing console route', requestText('/console/api/nothing', { lines: own })],
    ['a body too large', post(createLead.path, JSON.stringify('x'.repeat(70_000)))],
    ['an export', requestText(consoleApi.export('lead', 'csv'), { lines: own })],
    ['a HEAD request', requestText('/', { method: 'HEAD' })],
    ['not HTTP', 'noise\r\n\r\n'],
    ['a header too long', requestText('/', { lines: [`x: ${'x'.repeat(20_000)}`] })],
    ['an expectation', requestText('/', { lines: ['expect: a miracle'] })],
    ['an upgrade', requestText('/', { lines: ['upgrade: websocket', 'connection: upgrade'] })],
    ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
  ];
  return Promise.all(
    kinds.map(async ([kind, text]) => [kind, parseHead(await sendAlone(attacked.port, text))]),
  );
}

test('every kind of response forbids framing, sniffing and cross-origin access', async () => {
  const responses = await requestEveryKind();
  expect(new Set(responses.map(([, { status }]) => status))).toEqual(
    new Set([200, 204, 301, 304, 400, 401, 403, 404, 405, 413, 415, 417, 422, 431]),
  );
  for (const [kind, { headers }] of responses) {
    expect([kind, headers]).toEqual([
      kind,
      expect.objectContaining({
        'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': kind === 'a picture' ? 'cross-origin' : 'same-origin',
        'permissions-policy': expect.stringMatching(
          /camera=\(\).*geolocation=\(\).*microphone=\(\).*usb=\(\)/,
        ),
        'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin)$/),
      }),
    ]);
    expect([kind, headers]).not.toEqual([kind, expect.objectContaining({ server: expect.anything() })]);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

/** The directives of a policy by name. */
function parseDirectives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources];
    }),
  );
}

const hash = /^'sha256-[A-Za-z0-9+/]{43}='$/;

test('no page allows foreign scripts or styles, or turning strings into scripts', () => {
  expect(pages.length).toBeGreaterThan(100);
  for (const { name, page } of pages) {
    const rules = parseDirectives(pagePolicy(page));
    const { 'script-src': scripts = [], 'style-src': styles = [], ...others } = rules;
    const foreign = [...scripts, ...styles].filter((source) => source !== "'self'" && !hash.test(source));
    expect([name, foreign]).toEqual([name, []]);
    expect([name, others]).toEqual([
      name,
      {
        'default-src': ["'none'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': [page.worker ? 'worker' : "'none'"],
      },
    ]);
  }
});

test('every page is sent with its policy and contains nothing that the policy blocks', async () => {
  const responses = await pipelined(
    attacked.port,
    addressedPages.map(({ path = '' }) => requestText(path)),
  );
  for (const [i, { path, page, html }] of addressedPages.entries()) {
    expect([path, responses[i]?.headers['content-security-policy']]).toEqual([path, pagePolicy(page)]);
    expect([
      path,
      /<[^>]+ (on\w+|style)=|href="javascript:|<base |<iframe|<object|<embed/i.exec(html)?.[0],
    ]).toEqual([path, undefined]);
  }
});

test('every kind of response over https has HSTS', async () => {
  const lines = ['x-forwarded-proto: https'];
  const responses = await pipelined(
    attacked.port,
    ['/', '/home', '/nowhere', '/%zz', '/console', consoleApi.session, createLead.path, '/api/docs'].map(
      (target) => requestText(target, { lines }),
    ),
  );
  expect(responses.map(({ headers }) => headers['strict-transport-security'])).toEqual(
    responses.map(() => 'max-age=31536000'),
  );
});
