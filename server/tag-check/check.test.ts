import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { foundMessage, notFoundMessage, tagCheckReply } from '../../contract/tag-check.ts';
import { createTagCheck, type TagCheck, type TagCheckOptions } from './check.ts';
import { createReader } from './detect/reader.ts';
import { type LoopbackSite, loopbackFetcher, startSite } from './testing/loopback.ts';

/** The thread that reads is shared by the tests: it takes a while to start on a busy machine. */
const reader = createReader();
afterAll(() => reader.close());

type Pages = Record<
  string,
  string | Buffer | { status?: number; headers?: Record<string, string>; body: string | Buffer }
>;

const tag = (id: string) => `<script async src="https://www.googletagmanager.com/gtag/js?id=${id}"></script>`;
const config = (id: string) => `<script>gtag('js', new Date()); gtag('config', '${id}');</script>`;
const container = (tags: string) => `var data = {"resource": {"version":"1","macros":[],"tags":[${tags}]}};`;
const gtm = `<!doctype html><head><title>Shop</title><script async src="https://www.googletagmanager.com/gtm.js?id=GTM-K9QX7ZP"></script></head>`;

/** A check of a site whose pages are given; the scripts of Google are pages of the same site. */
async function checkOf(pages: Pages, options: TagCheckOptions = {}) {
  const visits: string[] = [];
  const site = await startSite((request, response) => {
    visits.push(request.url ?? '');
    const page = pages[request.url ?? ''];
    if (page === undefined) return response.writeHead(404).end();
    const {
      status = 200,
      headers = {},
      body,
    } = typeof page === 'string' || Buffer.isBuffer(page) ? { body: page } : page;
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  });
  return { ...wire(site, options), visits, site };
}

function wire(site: LoopbackSite, options: TagCheckOptions = {}): TagCheck {
  return createTagCheck({
    reader,
    budgetMs: 60_000,
    ports: [site.port],
    fetchPage: loopbackFetcher(site),
    addressOf: ({ kind, id }) => site.at(`/${kind}/${id}`, 'scripts.example'),
    ...options,
  });
}

test('a page with a tag is found, with evidence of where it stands', async () => {
  const html = `<!doctype html>\n<html>\n<head>\n${tag('G-7K2M4Q9XTB')}\n${config('G-7K2M4Q9XTB')}\n</head>\n<body>Shop</body></html>`;
  const { check, site } = await checkOf({ '/': html });
  const reply = await check(site.at('/').href);
  expect(reply).toEqual({
    message: 'Google Analytics tags found.',
    state: 'found',
    reason: null,
    url: site.at('/').href,
    finalUrl: site.at('/').href,
    status: 200,
    tags: [
      {
        kind: 'ga4',
        id: 'G-7K2M4Q9XTB',
        place: 'script-url',
        within: null,
        section: 'head',
        line: 4,
        position: html.indexOf('<script') / html.length,
        confidence: 'certain',
      },
      {
        kind: 'ga4',
        id: 'G-7K2M4Q9XTB',
        place: 'inline-script',
        within: null,
        section: 'head',
        line: 5,
        position: html.lastIndexOf('<script') / html.length,
        confidence: 'certain',
      },
    ],
    warnings: [],
    consentDefault: false,
    headEnds: html.indexOf('</head>') / html.length,
    nextStep: 'none',
  });
  expect(tagCheckReply.safeParse(reply).success).toBe(true);
});

test('a page without a tag is missing it', async () => {
  const { check, site } = await checkOf({ '/': '<!doctype html><title>Shop</title>' });
  expect(await check(site.at('/').href)).toMatchObject({
    message: notFoundMessage,
    state: 'missing',
    tags: [],
    nextStep: 'add-tag',
  });
});

test('a container is read for the tag inside', async () => {
  const { check, site, visits } = await checkOf({
    '/': gtm,
    '/tag-manager/GTM-K9QX7ZP': {
      headers: { 'content-type': 'application/javascript', 'content-encoding': 'gzip' },
      body: gzipSync(container('{"function":"__googtag","vtp_tagId":"G-7K2M4Q9XTB"}')),
    },
  });
  const reply = await check(site.at('/').href);
  expect(reply).toMatchObject({ message: foundMessage, state: 'found', nextStep: 'none' });
  expect(reply.tags).toContainEqual({
    kind: 'ga4',
    id: 'G-7K2M4Q9XTB',
    place: 'container',
    within: 'GTM-K9QX7ZP',
    section: null,
    line: null,
    position: null,
    confidence: 'high',
  });
  expect(visits).toEqual(['/', '/tag-manager/GTM-K9QX7ZP']);
});

test('a container without the tag, and one that cannot be read, are told apart', async () => {
  const { check, site } = await checkOf({
    '/': gtm,
    '/tag-manager/GTM-K9QX7ZP': container('{"function":"__html","vtp_html":"x"}'),
  });
  expect(await check(site.at('/').href)).toMatchObject({
    state: 'container-only',
    nextStep: 'add-tag-in-container',
    warnings: [],
  });
  const other = await checkOf({ '/': gtm });
  expect(await other.check(other.site.at('/').href)).toMatchObject({
    message: notFoundMessage,
    state: 'container-only',
    nextStep: 'check-container',
    warnings: [{ code: 'container-unreadable', id: 'GTM-K9QX7ZP' }],
  });
});

test('a tag that counts twice is warned about', async () => {
  const twice = [
    `${tag('G-7K2M4Q9XTB')}${tag('G-7K2M4Q9XTB')}`,
    `${tag('G-7K2M4Q9XTB')}${config('G-7K2M4Q9XTB')}${config('G-7K2M4Q9XTB')}`,
    `${tag('G-7K2M4Q9XTB')}${gtm}`,
  ];
  for (const html of twice) {
    const { check, site } = await checkOf({
      '/': html,
      '/tag-manager/GTM-K9QX7ZP': container('{"function":"__googtag","vtp_tagId":"G-7K2M4Q9XTB"}'),
    });
    expect(await check(site.at('/').href)).toMatchObject({
      state: 'found',
      warnings: [{ code: 'duplicate-id', id: 'G-7K2M4Q9XTB' }],
      nextStep: 'remove-duplicate',
    });
  }
});

test('Universal Analytics alone is found, and retired', async () => {
  const { check, site } = await checkOf({ '/': `${tag('UA-12345678-1')}${config('UA-12345678-1')}` });
  expect(await check(site.at('/').href)).toMatchObject({
    message: foundMessage,
    state: 'found',
    warnings: [{ code: 'retired', id: 'UA-12345678-1' }],
    nextStep: 'replace-retired',
  });
});

test('ads alone are not Analytics', async () => {
  const { check, site } = await checkOf({ '/': `${tag('AW-123456789')}${config('AW-123456789')}` });
  expect(await check(site.at('/').href)).toMatchObject({ state: 'missing', nextStep: 'add-tag-beside-ads' });
});

test('a page that imitates Google is warned about', async () => {
  const html = `<script src="https://www.googletagmanager.com.evil.example/gtag/js?id=G-7K2M4Q9XTB"></script>`;
  const { check, site } = await checkOf({ '/': html });
  expect(await check(site.at('/').href)).toMatchObject({
    state: 'missing',
    warnings: [{ code: 'look-alike-host', id: 'G-7K2M4Q9XTB' }],
  });
});

test.each([
  [
    'windows-1252 in the header',
    'text/html; charset=windows-1252',
    Buffer.from('<title>Caf\xe9</title>', 'latin1'),
  ],
  ['UTF-16 with a mark', 'text/html', Buffer.from('\uFEFF<title>Café</title>', 'utf16le')],
  ['UTF-16 in the header', 'text/html; charset="utf-16le"', Buffer.from('<title>Café</title>', 'utf16le')],
  [
    'Shift_JIS in the page',
    'text/html',
    Buffer.concat([Buffer.from('<meta charset="shift_jis">'), Buffer.from([0x83, 0x5c, 0x83, 0x5c])]),
  ],
  ['a charset that does not exist', 'text/html; charset=klingon', Buffer.from('<title>Café</title>')],
  [
    'bytes that are not the charset promised',
    'text/html; charset=utf-8',
    Buffer.from([0xff, 0xfe, 0xfd, 0x80, 0x81]),
  ],
])('a page is read whatever its charset: %s', async (_, type, start) => {
  const encoding =
    /utf-16|UTF-16/.test(type) || (start[0] === 0xff && start[1] === 0xfe && start[3] === 0)
      ? 'utf16le'
      : 'latin1';
  const body = Buffer.concat([start, Buffer.from(tag('G-7K2M4Q9XTB'), encoding)]);
  const { check, site } = await checkOf({ '/': { headers: { 'content-type': type }, body } });
  expect(await check(site.at('/').href)).toMatchObject({ state: start[2] === 0xfd ? 'missing' : 'found' });
});

test('a page that sends browsers on is followed', async () => {
  const { check, site, visits } = await checkOf({
    '/': '<!doctype html><meta http-equiv="refresh" content="0; url=/en/"><title>Moved</title>',
    '/en/': tag('G-7K2M4Q9XTB'),
  });
  expect(await check(site.at('/').href)).toMatchObject({ state: 'found', finalUrl: site.at('/en/').href });
  expect(visits).toEqual(['/', '/en/']);
});

test('pages that send browsers around in circles end', async () => {
  const { check, site, visits } = await checkOf({
    '/': '<meta http-equiv=refresh content="0;/b">',
    '/b': '<meta http-equiv=refresh content="0;/">',
  });
  expect(await check(site.at('/').href)).toMatchObject({ state: 'missing' });
  expect(visits.length).toBeLessThanOrEqual(6);
});

test('a page that sends browsers to a forbidden address is refused', async () => {
  const { check, site } = await checkOf({
    '/': '<meta http-equiv=refresh content="0;url=http://169.254.169.254/">',
  });
  expect(await check(site.at('/').href)).toMatchObject({ state: 'not-allowed', finalUrl: null });
});

test('the question of a firewall is not a page without a tag', async () => {
  const { check, site } = await checkOf({ '/': '<!doctype html><title>Just a moment...</title>' });
  expect(await check(site.at('/').href)).toMatchObject({
    state: 'refused',
    reason: 'bot-wall',
    nextStep: 'allow-check',
  });
});

test('a refusal carries the status the site gave', async () => {
  const { check, site } = await checkOf({ '/': { status: 403, body: tag('G-7K2M4Q9XTB') } });
  expect(await check(site.at('/').href)).toMatchObject({
    state: 'refused',
    reason: 'forbidden',
    status: 403,
    url: site.at('/').href,
    tags: [],
    nextStep: 'allow-check',
  });
});

test('a page longer than we read is judged by its beginning, and says so', async () => {
  const { check, site } = await checkOf({ '/': `${tag('G-7K2M4Q9XTB')}<p>${'x'.repeat(3_000_000)}` });
  expect(await check(site.at('/').href)).toMatchObject({
    state: 'found',
    warnings: [{ code: 'cut', id: null }],
  });
});

test('a page that drips is found by what came, and late by what did not', async () => {
  const drip = (start: string) =>
    startSite((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write(start);
      const timer = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(timer));
    });
  const tagged = await drip(tag('G-7K2M4Q9XTB'));
  expect(await wire(tagged, { budgetMs: 4_000 }).check(tagged.at('/').href)).toMatchObject({
    state: 'found',
    warnings: [{ code: 'cut', id: null }],
  });
  const bare = await drip('<title>Shop</title>');
  expect(await wire(bare, { budgetMs: 4_000 }).check(bare.at('/').href)).toMatchObject({
    state: 'timeout',
    reason: 'slow-site',
    nextStep: 'try-later',
  });
});

test('with nothing set otherwise, a site that is silent is answered for in less than eight seconds', async () => {
  const site = await startSite(() => {});
  const { check } = createTagCheck({ reader, ports: [site.port], fetchPage: loopbackFetcher(site) });
  const began = performance.now();
  expect(await check(site.at('/').href)).toMatchObject({ state: 'timeout', reason: 'slow-site' });
  const took = performance.now() - began;
  expect(took).toBeGreaterThan(6_000);
  expect(took).toBeLessThan(8_000);
});

test('a container that is silent does not hold the answer up for long', async () => {
  const site = await startSite((request, response) => {
    if (request.url === '/')
      response.writeHead(200, { 'content-type': 'text/html' }).end(`${tag('G-7K2M4Q9XTB')}${gtm}`);
  });
  const began = performance.now();
  expect(await wire(site).check(site.at('/').href)).toMatchObject({ state: 'found' });
  expect(performance.now() - began).toBeLessThan(7_000);
});

test('the same question within a minute is answered from memory, and two at once cost one visit', async () => {
  const { check, site, visits } = await checkOf({ '/': tag('G-7K2M4Q9XTB') });
  const [first, second] = await Promise.all([check(site.at('/').href), check(site.at('/#top').href)]);
  expect(second).toEqual(first);
  expect(await check(site.at('/').href)).toEqual(first);
  expect(visits).toEqual(['/']);
});

test('an answer is forgotten in time', async () => {
  const { check, site, visits } = await checkOf({ '/': tag('G-7K2M4Q9XTB') }, { remembersMs: 50 });
  await check(site.at('/').href);
  await delay(80);
  await check(site.at('/').href);
  expect(visits).toEqual(['/', '/']);
});

test('no more than four checks of one site run at once', async () => {
  let open = 0;
  let most = 0;
  const site = await startSite(async (_, response) => {
    open += 1;
    most = Math.max(most, open);
    await delay(100);
    open -= 1;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Shop</title>');
  });
  const { check } = wire(site);
  const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => check(site.at(`/${i}`).href)));
  expect(replies.map(({ state }) => state)).toEqual(Array(20).fill('missing'));
  expect(most).toBe(4);
});

test('fifty checks of slow sites end in time, and leave the server free to answer others', async () => {
  const site = await startSite((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<!doctype html>');
    const timer = setInterval(() => response.write('<p>'.repeat(20_000)), 100);
    response.on('close', () => clearInterval(timer));
  });
  const { check } = wire(site, { budgetMs: 3_000 });
  const began = performance.now();
  let longestWait = 0;
  const pulse = setInterval(() => {
    const now = performance.now();
    longestWait = Math.max(longestWait, now - last);
    last = now;
  }, 10);
  let last = performance.now();
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, i) => check(site.at('/', `shop-${i}.example`).href)),
  );
  clearInterval(pulse);
  expect(new Set(replies.map(({ state }) => state))).toEqual(new Set(['timeout']));
  expect(performance.now() - began).toBeLessThan(7_000);
  expect(longestWait).toBeLessThan(2_000);
});

test('a page made to be slow to read costs only itself', async () => {
  const hostile = `<script>var a='G-7K2M4Q9XTB';${'`${'.repeat(600_000)}`;
  const { check, site } = await checkOf({ '/bad': hostile, '/good': tag('G-7K2M4Q9XTB') });
  const [bad, good] = await Promise.all([check(site.at('/bad').href), check(site.at('/good').href)]);
  expect(bad.state).not.toBe('found');
  expect(good.state).toBe('found');
});
