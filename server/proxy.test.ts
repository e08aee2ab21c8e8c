import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { type TrustedProxies, tidyForwardedFor, trustFunction } from './proxy.ts';
import { listen, testApp } from './testing/test-app.ts';

test.each<[TrustedProxies, string, boolean]>([
  [false, '127.0.0.1', false],
  [true, '203.0.113.9', true],
  [['10.0.0.0/8'], '10.1.2.3', true],
  [['10.0.0.0/8'], '::ffff:10.1.2.3', true],
  [['10.0.0.0/8'], '11.0.0.1', false],
  [['203.0.113.9', 'fd00::/8'], 'fd12::1', true],
  [['203.0.113.9'], '203.0.113.8', false],
  [['10.0.0.0/8'], '', false],
])('with %j, the word of %s counts: %j', (trusted, address, counts) => {
  expect(trustFunction(trusted)(address, 0)).toBe(counts);
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['198.51.100.7:4711', '198.51.100.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
  ['[fe80::1%eth0]:1', 'fe80::1'],
  ['198.51.100.7:80, 10.0.0.2:81,10.0.0.3', '198.51.100.7, 10.0.0.2, 10.0.0.3'],
  ['198.51.100.7, unknown, 10.0.0.3', '10.0.0.3'],
  ['198.51.100.7, ', undefined],
  ['198.51.100.7:x', undefined],
  ['1.2.3', undefined],
  ['unknown', undefined],
  ['', undefined],
])('X-Forwarded-For %j is read as %j', (forwarded, read) => {
  const headers = { 'x-forwarded-for': forwarded };
  tidyForwardedFor({ headers } as unknown as IncomingMessage);
  expect(headers['x-forwarded-for']).toBe(read);
});

test.each([
  ['10.0.0.0/8', '198.51.100.7:4711, 10.0.0.2:4712', '198.51.100.7'],
  ['2', '203.0.113.1, 198.51.100.7:4711, 10.0.0.2:4712', '198.51.100.7'],
  ['10.0.0.0/8', '198.51.100.7, unknown', '10.0.0.1'],
])('behind proxies (%s) that forward %j the client is %s', async (trusted, forwarded, client) => {
  const app = await testApp({ variables: { TRUST_PROXY: trusted } });
  app.get('/client', ({ ip }) => ip);
  const headers = { 'x-forwarded-for': forwarded };
  expect((await app.inject({ url: '/client', headers, remoteAddress: '10.0.0.1' })).body).toBe(client);
});

test('only the configured number of hops is trusted', () => {
  const isTrusted = trustFunction(2);
  expect([0, 1, 2].map((hop) => isTrusted('203.0.113.9', hop))).toEqual([true, true, false]);
});

test.each(['/', '/healthz', '/nowhere', '/Pricing'])(
  '%s is pinned to https only when a trusted proxy took it by https',
  async (path) => {
    const pinned = async (variables: NodeJS.ProcessEnv, proto: string) => {
      const port = await listen(await testApp({ variables }));
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'x-forwarded-proto': proto },
        redirect: 'manual',
      });
      return response.headers.get('strict-transport-security');
    };
    expect(await pinned({ TRUST_PROXY: 'on' }, 'https')).toBe('max-age=31536000');
    expect(await pinned({ TRUST_PROXY: '1' }, 'http, https')).toBe('max-age=31536000');
    expect(await pinned({ TRUST_PROXY: '127.0.0.0/8' }, 'https')).toBe('max-age=31536000');
    expect(await pinned({ TRUST_PROXY: 'on' }, 'http')).toBeNull();
    expect(await pinned({ TRUST_PROXY: 'on' }, 'https, http')).toBeNull();
    expect(await pinned({ TRUST_PROXY: '10.0.0.0/8' }, 'https')).toBeNull();
    expect(await pinned({}, 'https')).toBeNull();
  },
);
