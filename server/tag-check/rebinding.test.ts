import { afterAll, expect, test } from 'vitest';
import { createTagCheck } from './check.ts';
import { createReader } from './detect/reader.ts';
import { createFetcher } from './fetch/fetch-public-page.ts';
import { dnsResolver } from './fetch/resolve.ts';
import { startDnsServer } from './testing/dns-server.ts';
import { startSite } from './testing/loopback.ts';

const reader = createReader();
afterAll(() => reader.close());

const html = { 'content-type': 'text/html' };

/** A site that sends visitors around its own pages, checked through a name server that answers as told. */
async function checkWith(answer: (name: string, times: number) => string[], pages = 3) {
  const visits: string[] = [];
  const site = await startSite((request, response) => {
    visits.push(request.url ?? '');
    const step = Number(request.url?.slice(1));
    if (step < pages) response.writeHead(302, { location: `/${step + 1}` }).end();
    else response.writeHead(200, html).end('<title>Shop</title>');
  });
  const dns = await startDnsServer(answer);
  const { check } = createTagCheck({
    reader,
    budgetMs: 60_000,
    ports: [site.port],
    fetchPage: createFetcher({
      ports: [site.port],
      isAllowedAddress: (address) => address === '127.0.0.1',
      resolve: dnsResolver({ servers: [dns.address] }),
    }),
  });
  return { reply: await check(site.at('/0').href), visits, asked: dns.asked };
}

test('a name is asked for once per connection, and the connection goes where the answer said', async () => {
  const { reply, visits, asked } = await checkWith(() => ['127.0.0.1']);
  expect(reply.state).toBe('missing');
  expect(visits).toEqual(['/0', '/1', '/2', '/3']);
  expect(asked).toEqual(Array(4).fill('shop.example'));
});

test.each([1, 2, 3])(
  'a name that turns to another address after %i answers is refused there',
  async (after) => {
    const { reply, visits } = await checkWith((_, times) => [times > after ? '127.0.0.2' : '127.0.0.1']);
    expect(reply).toMatchObject({ state: 'not-allowed', status: null, finalUrl: null });
    expect(visits).toHaveLength(after);
  },
);

test('a name that flips with every answer never leads to the wrong address in twenty tries', async () => {
  for (let round = 0; round < 20; round++) {
    const { reply, visits } = await checkWith((_, times) => [
      (times + round) % 2 ? '127.0.0.1' : '127.0.0.2',
    ]);
    expect(reply.state).toBe('not-allowed');
    expect(visits.length).toBeLessThanOrEqual(1);
  }
});

test('a name with one bad address among good ones is refused', async () => {
  const { reply, visits } = await checkWith(() => ['127.0.0.1', '127.0.0.2']);
  expect(reply.state).toBe('not-allowed');
  expect(visits).toEqual([]);
});

test('a name without an address is an unknown host', async () => {
  const { reply } = await checkWith(() => []);
  expect(reply).toMatchObject({ state: 'unreachable', reason: 'unknown-host', nextStep: 'check-address' });
});

test('an alias that leads to no address is an unknown host', async () => {
  const { reply } = await checkWith(() => ['nowhere.example']);
  expect(reply).toMatchObject({ state: 'unreachable', reason: 'unknown-host', nextStep: 'check-address' });
});

test('a resolver that gives no address and no error is not allowed to connect', async () => {
  const fetchPage = createFetcher({ resolve: async () => [] });
  const visit = fetchPage(new URL('https://www.shop.example/'), { signal: AbortSignal.timeout(5_000) });
  await expect(visit).rejects.toMatchObject({ state: 'not-allowed' });
});

test('a name server that is silent makes the check late, not endless', async () => {
  const { check } = createTagCheck({
    reader,
    budgetMs: 500,
    fetchPage: createFetcher({ resolve: dnsResolver({ servers: ['127.0.0.1:9'] }) }),
  });
  const began = performance.now();
  const reply = await check('https://www.shop.example/');
  expect(['timeout', 'unreachable']).toContain(reply.state);
  expect(performance.now() - began).toBeLessThan(3_000);
});
