import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTagCheck } from './check.ts';
import { loopbackFetcher, startSite } from './testing/fetching.ts';
import { gtm, tag, tagChecks } from './testing/tag-checks.ts';

const { startCheck, reader, wire } = tagChecks();

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

test('a slow page is judged by what arrived, or times out', async () => {
  const drip = (start: string) =>
    startSite((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write(start);
      const timer = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(timer));
    });
  const [tagged, bare] = await Promise.all([drip(tag('G-7K2M4Q9XTB')), drip('<title>Shop</title>')]);
  const [found, late] = await Promise.all(
    [tagged, bare].map((site) => wire(site, { budgetMs: 4_000 }).check(site.at('/').href)),
  );
  expect(found).toMatchObject({
    state: 'found',
    warnings: [{ code: 'cut', id: null }],
  });
  expect(late).toMatchObject({
    state: 'timeout',
    reason: 'slow-site',
    nextStep: 'try-later',
  });
});

test('with default settings, an unresponsive site is answered within eight seconds', {
  tags: ['sweep'],
}, async () => {
  const site = await startSite(() => {});
  const { check } = createTagCheck({ reader, ports: [site.port], fetchPage: loopbackFetcher(site) });
  const began = performance.now();
  expect(await check(site.at('/').href)).toMatchObject({ state: 'timeout', reason: 'slow-site' });
  const took = performance.now() - began;
  expect(took).toBeGreaterThan(6_000);
  expect(took).toBeLessThan(8_000);
});

test('an unresponsive container does not delay the reply for long', { tags: ['sweep'] }, async () => {
  const site = await startSite((request, response) => {
    if (request.url === '/')
      response.writeHead(200, { 'content-type': 'text/html' }).end(`${tag('G-7K2M4Q9XTB')}${gtm}`);
  });
  const began = performance.now();
  expect(await wire(site).check(site.at('/').href)).toMatchObject({ state: 'found' });
  expect(performance.now() - began).toBeLessThan(7_000);
});

test('fifty checks of slow sites end in time without blocking the server', { tags: ['sweep'] }, async () => {
  const site = await startSite((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<!doctype html>');
    const timer = setInterval(() => response.write('<p>'.repeat(20_000)), 100);
    response.on('close', () => clearInterval(timer));
  });
  const { check } = wire(site, { budgetMs: 3_000 });
  const began = performance.now();
  let turns = 0;
  const pulse = setInterval(() => {
    turns += 1;
  }, 10);
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, i) => check(site.at('/', `shop-${i}.example`).href)),
  );
  clearInterval(pulse);
  expect(new Set(replies.map(({ state }) => state))).toEqual(new Set(['timeout']));
  expect(performance.now() - began).toBeLessThan(15_000);
  // Three seconds allow 300 turns on a quiet machine, but only a handful if every check blocks.
  expect(turns).toBeGreaterThan(30);
});

test('a maliciously slow page affects only its own check', async () => {
  const hostile = `<script>var a='G-7K2M4Q9XTB';${'`${'.repeat(600_000)}`;
  const { check, site } = await startCheck({ '/bad': hostile, '/good': tag('G-7K2M4Q9XTB') });
  const [bad, good] = await Promise.all([check(site.at('/bad').href), check(site.at('/good').href)]);
  expect(bad.state).not.toBe('found');
  expect(good.state).toBe('found');
});
