import { expect, test, vi } from 'vitest';
import { testApp } from '../testing/test-app.ts';

test('security.txt has contact and languages, and never expires while the server runs', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T10:30:00Z') });
  try {
    const app = await testApp();
    const response = await app.inject('/.well-known/security.txt');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    expect(response.body).toBe(
      [
        'Contact: mailto:hello@forespan.example',
        'Expires: 2027-10-13T00:00:00Z',
        'Preferred-Languages: en, de, es, fr',
        'Canonical: https://www.example.com/.well-known/security.txt',
        '',
      ].join('\n'),
    );
    vi.setSystemTime(new Date('2028-02-29T00:00:00Z'));
    expect((await app.inject('/.well-known/security.txt')).body).toContain('Expires: 2029-01-24T00:00:00Z\n');
  } finally {
    vi.useRealTimers();
  }
});

test('the old location redirects to the new one', async () => {
  const app = await testApp();
  const response = await app.inject('/security.txt');
  expect([response.statusCode, response.headers.location]).toEqual([301, '/.well-known/security.txt']);
});

test('only GET and HEAD are allowed', async () => {
  const app = await testApp();
  const head = await app.inject({ method: 'HEAD', url: '/.well-known/security.txt' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect((await app.inject({ method: 'POST', url: '/.well-known/security.txt' })).statusCode).toBe(404);
});
