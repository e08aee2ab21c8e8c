import { expect, test } from 'vitest';
import { exchange } from '../testing/raw-requests.ts';
import { listen, testApp } from '../testing/test-app.ts';

// Sent over a raw socket: HTTP clients normalize such paths.
async function requestLocation(
  path: string,
  method = 'GET',
): Promise<{ status: number; location: string | undefined }> {
  const port = await listen(await testApp());
  const response = await exchange(port, `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  return { status: Number(response.slice(9, 12)), location: /^location: (.*)\r$/im.exec(response)?.[1] };
}

test.each([
  ['/home', '/'],
  ['/de/home', '/de/'],
  ['/HOME/', '/'],
  ['/en?a=1', '/?a=1'],
  ['/EN/pricing/?a=1', '/pricing?a=1'],
  ['/pricing/', '/pricing'],
  ['/Pricing', '/pricing'],
  ['/schedulemeeting', '/ScheduleMeeting'],
  ['/DE/SCHEDULEMEETING/', '/de/ScheduleMeeting'],
  ['/de', '/de/'],
  ['/de/pricing///', '/de/pricing'],
  ['//pricing', '/pricing'],
  ['/%70ricing', '/pricing'],
  ['//', '/'],
  ['/pricing/?a=1&b=%20', '/pricing?a=1&b=%20'],
  ['/home?next=//evil.example', '/?next=//evil.example'],
  ['http://x/pricing/', '/pricing'],
])('%s redirects to %s permanently', async (path, location) => {
  expect(await requestLocation(path)).toEqual({ status: 301, location });
  expect(await requestLocation(path, 'HEAD')).toEqual({ status: 301, location });
});

test.each([
  '//evil.example',
  '//evil.example/pricing',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/%2e%2e/',
  '/../pricing',
  '/%2e%2e%2fsite.json',
  '/%00',
  '/%zz',
  '/de/%c0%ae',
  '/pricing%3fx',
  '/ASSETS/APP-4F2A.JS',
  '/en/nowhere',
  '/__proto__',
  '/:x(?a=1',
  `/${'a'.repeat(8000)}`,
])('%s gets 404', async (path) => {
  expect(await requestLocation(path)).toEqual({ status: 404, location: undefined });
});

test('a request target in absolute form is reduced to its path', async () => {
  expect(await requestLocation('http://x/pricing')).toEqual({ status: 200, location: undefined });
});

test('a redirect is cached for an hour', async () => {
  const app = await testApp();
  expect((await app.inject('/home')).headers['cache-control']).toBe('public, max-age=3600');
});

test('only GET and HEAD are redirected', async () => {
  expect(await requestLocation('/Pricing', 'POST')).toEqual({ status: 405, location: undefined });
});
