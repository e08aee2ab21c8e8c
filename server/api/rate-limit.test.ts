import { expect, onTestFinished, test, vi } from 'vitest';
import { settings } from '../../content/settings.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { requiredFields } from '../waitlist/testing/application.ts';

const { api, rows } = onPostgres();

test('a client over the rate limit gets 429 with Retry-After, and others do not', async () => {
  const { app } = await api({ RATE_LIMITS: 'on' });
  const call = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/wish-list/create', payload: requiredFields, remoteAddress });
  const statuses = [];
  for (let time = 0; time < 11; time++) statuses.push((await call('203.0.113.7')).statusCode);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  const refused = await call('203.0.113.7');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
  expect(refused.json()).toEqual({
    code: 'tooMany',
    message: `Too many requests. Please try again in 10 minutes, or write to ${settings.email}.`,
  });
  expect((await call('203.0.113.8')).statusCode).toBe(200);
});

test('a clock that is set back locks no one out', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app } = await api({ RATE_LIMITS: 'on' });
  const call = () => app.inject({ method: 'POST', url: '/wish-list/create', payload: requiredFields });
  for (let time = 0; time < 10; time++) expect((await call()).statusCode).toBe(200);
  vi.setSystemTime(Date.now() - 1_000);
  expect((await call()).statusCode).toBe(429);
  vi.setSystemTime(Date.now() - 3_600_000);
  for (let time = 0; time < 10; time++) expect((await call()).statusCode).toBe(200);
  expect((await call()).statusCode).toBe(429);
});

async function countStatuses(addresses: string[]): Promise<number[]> {
  const { app } = await api({ RATE_LIMITS: 'on' });
  const statuses = [];
  for (const remoteAddress of addresses) {
    const call = { method: 'POST', url: '/wish-list/create', payload: requiredFields } as const;
    statuses.push((await app.inject({ ...call, remoteAddress })).statusCode);
  }
  return statuses;
}

test('counters hold no address, and an IPv6 network counts as one client', async () => {
  const hosts = Array.from({ length: 11 }, (_, i) => `2001:db8:1:2::${i + 1}`);
  expect(await countStatuses(hosts)).toEqual([...Array(10).fill(200), 429]);
  const counts = await rows('rate_limits');
  // Of the networks of 64, 56 and 48 bits.
  expect(counts).toHaveLength(3);
  for (const { key } of counts) expect(key).not.toMatch(/2001|db8/);
});

test('a customer with many IPv6 networks gets a small multiple of the limit', async () => {
  const networks = Array.from({ length: 41 }, (_, i) => `2001:db8:1:${(0x4200 + i).toString(16)}::1`);
  expect(await countStatuses(networks)).toEqual([...Array(40).fill(200), 429]);
  expect(await countStatuses(['2001:db8:1:4300::1'])).toEqual([200]);
});
