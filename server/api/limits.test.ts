import { expect, onTestFinished, test, vi } from 'vitest';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { requiredAnswers } from '../waitlist/testing/application.ts';

onEachEngine(({ api, rows }) => {
  test('who calls too often is told how long to wait, and others are not', async () => {
    const { app } = await api({ RATE_LIMITS: 'on' });
    const call = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/wish-list/create', payload: requiredAnswers, remoteAddress });
    const statuses = [];
    for (let time = 0; time < 11; time++) statuses.push((await call('203.0.113.7')).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const refused = await call('203.0.113.7');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect(refused.json().code).toBe('tooMany');
    expect((await call('203.0.113.8')).statusCode).toBe(200);
  });

  test('a clock that is set back keeps nobody out for longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { app } = await api({ RATE_LIMITS: 'on' });
    const call = () => app.inject({ method: 'POST', url: '/wish-list/create', payload: requiredAnswers });
    for (let time = 0; time < 10; time++) expect((await call()).statusCode).toBe(200);
    vi.setSystemTime(Date.now() - 1_000);
    expect((await call()).statusCode).toBe(429);
    vi.setSystemTime(Date.now() - 3_600_000);
    for (let time = 0; time < 10; time++) expect((await call()).statusCode).toBe(200);
    expect((await call()).statusCode).toBe(429);
  });

  test('a count does not tell whose it is, and an IPv6 network counts as one client', async () => {
    const { app } = await api({ RATE_LIMITS: 'on' });
    for (let host = 1; host <= 11; host++) {
      const remoteAddress = `2001:db8:1:2::${host}`;
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/wish-list/create',
        payload: requiredAnswers,
        remoteAddress,
      });
      expect(statusCode).toBe(host <= 10 ? 200 : 429);
    }
    const counts = await rows('rate_limits');
    expect(counts).toHaveLength(1);
    expect(counts[0]?.key).not.toMatch(/2001|db8/);
  });

  test('a forwarded address that is none is counted as it stands', async () => {
    const { app } = await api({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
    for (const address of ['nonsense', '198.51.100.7:4711', 'unknown', '::zz', '"']) {
      const headers = { 'x-forwarded-for': address };
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/wish-list/create',
        payload: requiredAnswers,
        headers,
      });
      expect([address, statusCode]).toEqual([address, 200]);
    }
    expect(await rows('rate_limits')).toHaveLength(5);
  });
});
