import { expect, test } from 'vitest';
import { get, loopbackFetcher, send, startSite, text } from '../testing/fetching.ts';

test('up to five redirects of every kind are followed', async () => {
  const kinds = [301, 302, 303, 307, 308];
  const fetched = await get(
    (request, response) => {
      const step = Number(request.url?.slice(1));
      if (step < 5) response.writeHead(kinds[step] as number, { location: String(step + 1) }).end();
      else send(response);
    },
    { path: '/0' },
  );
  expect(fetched).toMatchObject({ redirects: 5 });
});

test('the sixth redirect is refused', async () => {
  let visits = 0;
  const fetched = await get((_, response) => {
    visits += 1;
    response.writeHead(302, { location: `/${visits}` }).end();
  });
  expect(text(fetched)).toBe('unreachable too-many-redirects');
  expect(visits).toBe(6);
});

test('a redirect loop ends', async () => {
  const fetched = await get((_, response) => response.writeHead(301, { location: '/' }).end());
  expect(text(fetched)).toBe('unreachable too-many-redirects');
});

test.each([
  'http://127.0.0.2:PORT/',
  'http://2130706434:PORT/',
  'http://0x7f.2:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:127.0.0.2]:PORT/',
  'http://169.254.169.254:PORT/latest/meta-data/',
  'http://localhost:PORT/',
  'http://printer:PORT/',
  'http://user:secret@shop.example:PORT/',
  'http://shop.example:22/',
  'ftp://shop.example:PORT/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,hello',
  '//127.0.0.2:PORT/',
  'http://',
])('a redirect to %s is refused without details', async (target) => {
  let visits = 0;
  const fetched = await get((request, response) => {
    visits += 1;
    response.writeHead(302, { location: target.replace('PORT', String(request.socket.localPort)) }).end();
  });
  expect(fetched).toMatchObject({ state: 'not-allowed', reason: null, status: null });
  expect(visits).toBe(1);
});

test('every step of a redirect chain across names is checked', async () => {
  const site = await startSite((request, response) => {
    if (request.headers.host?.startsWith('shop'))
      response.writeHead(302, { location: site.at('/', 'inside.example').href }).end();
    else send(response);
  });
  const fetchPage = loopbackFetcher(site, {
    resolve: async (name) => [name === 'inside.example' ? '10.0.0.5' : '127.0.0.1'],
  });
  await expect(fetchPage(site.at('/'), { signal: AbortSignal.timeout(4_000) })).rejects.toMatchObject({
    state: 'not-allowed',
  });
});

test('the remote address is checked again after connecting', async () => {
  const judged: string[] = [];
  let visits = 0;
  const fetched = await get(
    (_, response) => {
      visits += 1;
      send(response);
    },
    { isAllowedAddress: (address) => judged.push(address) === 1 },
  );
  expect(fetched).toMatchObject({ state: 'not-allowed' });
  expect(judged).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(visits).toBe(0);
});
