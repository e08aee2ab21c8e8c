import { expect, test } from 'vitest';
import { loopbackFetcher, startSite } from './testing/fetching.ts';
import { config, tag, tagChecks } from './testing/tag-checks.ts';

const { startCheck, wire } = tagChecks();

const prose = `<p>${'We bake bread every morning and close when all is sold. '.repeat(6)}`;
const scripts = (...addresses: string[]) =>
  `<!doctype html><title>Shop</title>${addresses.map((src) => `<script src="${src}"></script>`).join('')}${prose}`;
const bundle = 'gtag("config","G-7K2M4Q9XTB")';

test('a tag in a script of the site is found, with the script as its place', async () => {
  const { check, site, visits } = await startCheck({
    '/': scripts('/assets/app.js'),
    '/assets/app.js': bundle,
  });
  const { state, tags } = await check(site.at('/').href);
  expect([state, tags]).toMatchObject([
    'found',
    [{ id: 'G-7K2M4Q9XTB', place: 'own-script', within: 'shop.example/assets/app.js', confidence: 'high' }],
  ]);
  expect(visits).toEqual(['/', '/assets/app.js']);
});

test('the scripts of a page that shows its tag are not fetched', async () => {
  const { check, site, visits } = await startCheck({
    '/': tag('G-7K2M4Q9XTB') + config('G-7K2M4Q9XTB') + scripts('/app.js'),
    '/app.js': bundle,
  });
  expect(await check(site.at('/').href)).toMatchObject({ state: 'found' });
  expect(visits).toEqual(['/']);
});

test('a dozen scripts are read, those named after tags first, and the others are listed', async () => {
  const plain = Array.from({ length: 20 }, (_, i) => `/s/part${i}.js`);
  const all = [...plain, '/s/main.js', '/s/gtm-loader.js'];
  const { check, site, visits } = await startCheck({
    '/': scripts(...all),
    ...Object.fromEntries(all.map((path) => [path, 'var a = 1'])),
  });
  const reply = await check(site.at('/').href);
  expect(reply).toMatchObject({ verdict: 'unknown', state: 'unseen', nextStep: 'check-unread' });
  expect(visits).toHaveLength(1 + 12);
  expect(visits.slice(1, 9)).toEqual(expect.arrayContaining(['/s/gtm-loader.js', '/s/main.js']));
  expect(reply.unread).toHaveLength(10);
  expect(reply.unread[0]).toMatchObject({
    kind: 'script',
    what: 'shop.example/s/part10.js',
    line: 1,
    reason: 'limit',
  });
});

test('the scripts of a page together are read up to five megabytes', async () => {
  const body = `var a="${'x'.repeat(1_900_000)}"`;
  const paths = ['/a.js', '/b.js', '/c.js', '/d.js'];
  const { check, site } = await startCheck({
    '/': scripts(...paths),
    ...Object.fromEntries(paths.map((path) => [path, body])),
  });
  const { state, unread } = await check(site.at('/').href);
  expect(state).toBe('unseen');
  expect(unread.length).toBeGreaterThan(0);
  expect(new Set(unread.map(({ reason }) => reason))).toEqual(new Set(['limit']));
});

test('no script is fetched from a forbidden address, whatever leads there', async () => {
  const asked: string[] = [];
  const site = await startSite((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    if (request.url === '/redirect.js')
      return response.writeHead(302, { location: `http://127.0.0.2:${site.port}/x.js` }).end();
    const page = scripts(
      '/redirect.js',
      `http://127.0.0.2:${site.port}/a.js`,
      `http://10.0.0.1:${site.port}/b.js`,
      `http://[::1]:${site.port}/c.js`,
      `http://internal.shop.example:${site.port}/d.js`,
      'http://shop.example:22/e.js',
      `http://user:secret@shop.example:${site.port}/f.js`,
      'file:///etc/passwd.js',
    );
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  const fetchPage = loopbackFetcher(site, {
    resolve: async (name) => [name.startsWith('internal') ? '10.0.0.1' : '127.0.0.1'],
  });
  const { state, unread } = await wire(site, { fetchPage }).check(site.at('/').href);
  expect(state).toBe('unseen');
  expect(unread.map(({ reason }) => reason)).toEqual(Array(7).fill('not-allowed'));
  expect(asked).toEqual([`shop.example:${site.port} /`, `shop.example:${site.port} /redirect.js`]);
});

test('scripts that never answer are listed, and the check still ends', async () => {
  const site = await startSite((request, response) => {
    if (request.url === '/')
      response.writeHead(200, { 'content-type': 'text/html' }).end(scripts('/a.js', '/b.js'));
  });
  const { state, unread } = await wire(site, { budgetMs: 1_500 }).check(site.at('/').href);
  expect(state).toBe('unseen');
  expect(unread).toMatchObject([{ reason: 'too-slow' }, { reason: 'too-slow' }]);
});

test('no more than six scripts of a site are fetched at once', async () => {
  let open = 0;
  let most = 0;
  const site = await startSite(async (request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html' });
      return response.end(scripts(...Array.from({ length: 12 }, (_, i) => `/s${i}.js`)));
    }
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.end('var a = 1');
    }, 50);
  });
  expect(await wire(site).check(site.at('/').href)).toMatchObject({ state: 'missing' });
  expect(most).toBe(6);
});

test('a script that hangs the reader does not hide the others', async () => {
  const { check, site } = await startCheck({
    '/': scripts('/bad.js', '/good.js'),
    '/bad.js': `var a='G-7K2M4Q9XTB';${'`${'.repeat(600_000)}`,
    '/good.js': bundle,
  });
  expect(await check(site.at('/').href)).toMatchObject({ state: 'found' });
});
