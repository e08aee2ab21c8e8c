import { afterAll, expect, test } from 'vitest';
import { createTagCheck } from './check.ts';
import { createPageReader } from './detect/reader.ts';
import { createFetcher } from './fetch/fetch-public-page.ts';
import { dnsResolver } from './fetch/guarded-connect.ts';
import { startDnsServer } from './testing/dns-server.ts';
import { startSite } from './testing/fetching.ts';

const reader = createPageReader();
afterAll(() => reader.close());

const html = { 'content-type': 'text/html' };

/** A site that redirects among its own pages, checked through a scripted name server. */
async function checkWith(received: (name: string, times: number) => string[], pages = 3) {
  const visits: string[] = [];
  const site = await startSite((request, response) => {
    visits.push(request.url ?? '');
    const step = Number(request.url?.slice(1));
    if (step < pages) response.writeHead(302, { location: `/${step + 1}` }).end();
    else response.writeHead(200, html).end('<title>Shop</title>');
  });
  const dns = await startDnsServer(received);
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

test('a name is resolved once per connection, which uses the resolved address', async () => {
  const { reply, visits, asked } = await checkWith(() => ['127.0.0.1']);
  expect(reply.state).toBe('missing');
  expect(visits).toEqual(['/0', '/1', '/2', '/3']);
  expect(asked).toEqual(Array(4).fill('shop.example'));
});

test.each([1, 2, 3])(
  'a name that changes its address after %i answers is refused from then on',
  async (after) => {
    const { reply, visits } = await checkWith((_, times) => [times > after ? '127.0.0.2' : '127.0.0.1']);
    expect(reply).toMatchObject({ state: 'not-allowed', status: null, finalUrl: null });
    expect(visits).toHaveLength(after);
  },
);

test('a name that alternates addresses never reaches the wrong one in twenty tries', async () => {
  for (let round = 0; round < 20; round++) {
    const { reply, visits } = await checkWith((_, times) => [
      (times + round) % 2 ? '127.0.0.1' : '127.0.0.2',
    ]);
    expect(reply.state).toBe('not-allowed');
    expect(visits.length).toBeLessThanOrEqual(1);
  }
});

test('a name with one forbidden address among others is refused', async () => {
  const { reply, visits } = await checkWith(() => ['127.0.0.1', '127.0.0.2']);
  expect(reply.state).toBe('not-allowed');
  expect(visits).toEqual([]);
});

test('a name without an address is an unknown host', async () => {
  const { reply } = await checkWith(() => []);
  expect(reply).toMatchObject({ state: 'unreachable', reason: 'unknown-host', nextStep: 'check-address' });
});

test('a CNAME without an address is an unknown host', async () => {
  const { reply } = await checkWith(() => ['nowhere.example']);
  expect(reply).toMatchObject({ state: 'unreachable', reason: 'unknown-host', nextStep: 'check-address' });
});

test('an empty list of addresses is refused', async () => {
  const fetchPage = createFetcher({ resolve: async () => [] });
  const visit = fetchPage(new URL('https://www.shop.example/'), { signal: AbortSignal.timeout(5_000) });
  await expect(visit).rejects.toMatchObject({ state: 'not-allowed' });
});

test('an unresponsive name server makes the check time out', async () => {
  const { check } = createTagCheck({
    reader,
    budgetMs: 500,
    fetchPage: createFetcher({ resolve: dnsResolver({ servers: ['127.0.0.1:9'] }) }),
  });
  const reply = await check('https://www.shop.example/');
  expect(['timeout', 'unreachable']).toContain(reply.state);
});
