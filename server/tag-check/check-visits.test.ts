import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { tag, tagChecks } from './testing/tag-checks.ts';

const { startCheck } = tagChecks();

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
])('a page is read in any charset: %s', async (_, type, start) => {
  const encoding =
    /utf-16|UTF-16/.test(type) || (start[0] === 0xff && start[1] === 0xfe && start[3] === 0)
      ? 'utf16le'
      : 'latin1';
  const body = Buffer.concat([start, Buffer.from(tag('G-7K2M4Q9XTB'), encoding)]);
  const { check, site } = await startCheck({ '/': { headers: { 'content-type': type }, body } });
  expect(await check(site.at('/').href)).toMatchObject({ state: start[2] === 0xfd ? 'missing' : 'found' });
});

test('a meta refresh is followed', async () => {
  const { check, site, visits } = await startCheck({
    '/': '<!doctype html><meta http-equiv="refresh" content="0; url=/en/"><title>Moved</title>',
    '/en/': tag('G-7K2M4Q9XTB'),
  });
  expect(await check(site.at('/').href)).toMatchObject({ state: 'found', finalUrl: site.at('/en/').href });
  expect(visits).toEqual(['/', '/en/']);
});

test('a meta refresh loop ends', async () => {
  const { check, site, visits } = await startCheck({
    '/': '<meta http-equiv=refresh content="0;/b">',
    '/b': '<meta http-equiv=refresh content="0;/">',
  });
  expect(await check(site.at('/').href)).toMatchObject({ state: 'unseen', unread: [{ kind: 'redirect' }] });
  expect(visits.length).toBeLessThanOrEqual(6);
});

test('a meta refresh to a forbidden address is refused', async () => {
  const { check, site } = await startCheck({
    '/': '<meta http-equiv=refresh content="0;url=http://169.254.169.254/">',
  });
  expect(await check(site.at('/').href)).toMatchObject({ state: 'not-allowed', finalUrl: null });
});

test('a redirect by script is followed, and its cookies come along', async () => {
  const { check, site, visits } = await startCheck({
    '/': {
      headers: { 'set-cookie': 'region=de; Path=/' },
      body: '<!doctype html><script>location.replace("/de/")</script>',
    },
    '/de/': tag('G-7K2M4Q9XTB'),
  });
  expect(await check(site.at('/').href)).toMatchObject({ state: 'found', finalUrl: site.at('/de/').href });
  expect(visits).toEqual(['/', '/de/']);
});

test('a redirect by script to a forbidden address is refused', async () => {
  const { check, site } = await startCheck({
    '/': '<script>location.href="http://169.254.169.254/"</script>',
  });
  expect(await check(site.at('/').href)).toMatchObject({ state: 'not-allowed', finalUrl: null });
});

test('a name without a scheme is tried with https and then with http', async () => {
  const { check, site } = await startCheck({ '/': tag('G-7K2M4Q9XTB') });
  expect(await check(site.at('/').host)).toMatchObject({ state: 'found', finalUrl: site.at('/').href });
  expect(await check(`https://${site.at('/').host}`)).toMatchObject({
    state: 'unreachable',
    reason: 'no-secure-connection',
  });
});

test('an empty page is not reported as one without a tag', async () => {
  const { check, site } = await startCheck({ '/': '', '/blank': '<html><body> </body></html>' });
  for (const path of ['/', '/blank'])
    expect(await check(site.at(path).href)).toMatchObject({ verdict: 'unknown', reason: 'empty-page' });
});

test('a bot challenge is not reported as a page without a tag', async () => {
  const { check, site } = await startCheck({ '/': '<!doctype html><title>Just a moment...</title>' });
  expect(await check(site.at('/').href)).toMatchObject({
    state: 'refused',
    reason: 'bot-wall',
    nextStep: 'allow-check',
  });
});

test('a refusal has the HTTP status of the site', async () => {
  const { check, site } = await startCheck({ '/': { status: 403, body: tag('G-7K2M4Q9XTB') } });
  expect(await check(site.at('/').href)).toMatchObject({
    state: 'refused',
    reason: 'forbidden',
    status: 403,
    url: site.at('/').href,
    tags: [],
    nextStep: 'allow-check',
  });
});

test('a truncated page is found by its beginning, with a warning, or not judged', async () => {
  const { check, site } = await startCheck({ '/': `${tag('G-7K2M4Q9XTB')}<p>${'x'.repeat(3_000_000)}` });
  expect(await check(site.at('/').href)).toMatchObject({
    state: 'found',
    warnings: [{ code: 'cut', id: null }],
  });
  const bare = await startCheck({ '/': `<p>${'x'.repeat(3_000_000)}` });
  expect(await bare.check(bare.site.at('/').href)).toMatchObject({
    state: 'unseen',
    unread: [{ kind: 'page', reason: 'too-long' }],
  });
});

test('repeated checks within a minute are cached, and concurrent ones share one visit', async () => {
  const { check, site, visits } = await startCheck({ '/': tag('G-7K2M4Q9XTB') });
  const [first, second] = await Promise.all([check(site.at('/').href), check(site.at('/#top').href)]);
  expect(second).toEqual(first);
  expect(await check(site.at('/').href)).toEqual(first);
  expect(visits).toEqual(['/']);
});

test('cached replies expire', async () => {
  const { check, site, visits } = await startCheck({ '/': tag('G-7K2M4Q9XTB') }, { remembersMs: 50 });
  await check(site.at('/').href);
  await delay(80);
  await check(site.at('/').href);
  expect(visits).toEqual(['/', '/']);
});
