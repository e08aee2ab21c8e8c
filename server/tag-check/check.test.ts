import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  foundMessage,
  notFoundMessage,
  retiredMessage,
  tagCheckResult,
  unseenMessage,
} from '../../contract/tag-check.ts';
import { config, container, gtm, tag, tagChecks } from './testing/tag-checks.ts';

const { startCheck } = tagChecks();

test('a tag is found, with evidence of its place', async () => {
  const html = `<!doctype html>\n<html>\n<head>\n${tag('G-7K2M4Q9XTB')}\n${config('G-7K2M4Q9XTB')}\n</head>\n<body>Shop</body></html>`;
  const { check, site } = await startCheck({ '/': html });
  const reply = await check(site.at('/').href);
  expect(reply).toEqual({
    message: 'Google Analytics tags found.',
    verdict: 'found',
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
        evidence: {
          file: 'shop.example/',
          line: 4,
          call: 'https://www.googletagmanager.com/gtag/js?id=G-7K2M4Q9XTB',
        },
        counts: true,
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
        evidence: { file: 'shop.example/', line: 5, call: "gtag('config', 'G-7K2M4Q9XTB')" },
        counts: true,
      },
    ],
    warnings: [],
    read: [{ kind: 'page', what: 'shop.example/' }],
    unread: [],
    consentDefault: false,
    outline: {
      lines: 7,
      landmarks: [
        { is: 'head', line: 3, position: html.indexOf('<head>') / html.length },
        { is: 'head-end', line: 6, position: html.indexOf('</head>') / html.length },
        { is: 'body', line: 7, position: html.indexOf('<body>') / html.length },
        { is: 'body-end', line: 7, position: html.indexOf('</body>') / html.length },
      ],
    },
    platform: null,
    checkedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    nextStep: 'none',
  });
  expect(tagCheckResult.safeParse(reply).success).toBe(true);
});

test('a page without a tag is reported as missing it', async () => {
  const { check, site } = await startCheck({ '/': '<!doctype html><title>Shop</title>' });
  expect(await check(site.at('/').href)).toMatchObject({
    message: notFoundMessage,
    verdict: 'none',
    state: 'missing',
    tags: [],
    unread: [],
    nextStep: 'add-tag',
  });
});

test('a tag inside a container is found', async () => {
  const { check, site, visits } = await startCheck({
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
    evidence: null,
    counts: true,
  });
  expect(visits).toEqual(['/', '/tag-manager/GTM-K9QX7ZP']);
});

test('a container without the tag is distinguished from an unreadable one', async () => {
  const { check, site } = await startCheck({
    '/': gtm,
    '/tag-manager/GTM-K9QX7ZP': container('{"function":"__html","vtp_html":"x"}'),
  });
  expect(await check(site.at('/').href)).toMatchObject({
    state: 'container-only',
    nextStep: 'add-tag-in-container',
    warnings: [],
  });
  const other = await startCheck({ '/': gtm });
  expect(await other.check(other.site.at('/').href)).toMatchObject({
    message: unseenMessage,
    verdict: 'unknown',
    state: 'unseen',
    nextStep: 'check-container',
    warnings: [{ code: 'container-unreadable', id: 'GTM-K9QX7ZP' }],
    unread: [
      { kind: 'container', what: 'GTM-K9QX7ZP', line: 1, position: expect.any(Number), reason: 'refused' },
    ],
  });
});

test('a duplicate tag is warned about', async () => {
  const twice = [
    `${tag('G-7K2M4Q9XTB')}${tag('G-7K2M4Q9XTB')}`,
    `${tag('G-7K2M4Q9XTB')}${config('G-7K2M4Q9XTB')}${config('G-7K2M4Q9XTB')}`,
    `${tag('G-7K2M4Q9XTB')}${gtm}`,
  ];
  for (const html of twice) {
    const { check, site } = await startCheck({
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

test('Universal Analytics alone is a separate state, not a success', async () => {
  const { check, site } = await startCheck({ '/': `${tag('UA-12345678-1')}${config('UA-12345678-1')}` });
  expect(await check(site.at('/').href)).toMatchObject({
    message: retiredMessage,
    verdict: 'retired',
    state: 'retired',
    warnings: [{ code: 'retired', id: 'UA-12345678-1' }],
    nextStep: 'replace-retired',
  });
});

test('ads tags alone are not Analytics', async () => {
  const { check, site } = await startCheck({
    '/': `${tag('AW-123456789')}${config('AW-123456789')}`,
    '/google-ads/AW-123456789': container('{"function":"__rep","vtp_containerId":"AW-123456789"}'),
  });
  expect(await check(site.at('/').href)).toMatchObject({ state: 'missing', nextStep: 'add-tag-beside-ads' });
});

test('a host that imitates Google is warned about', async () => {
  const html = `<script src="https://www.googletagmanager.com.evil.example/gtag/js?id=G-7K2M4Q9XTB"></script>`;
  const { check, site } = await startCheck({ '/': html });
  expect(await check(site.at('/').href)).toMatchObject({
    state: 'missing',
    warnings: [{ code: 'look-alike-host', id: 'G-7K2M4Q9XTB' }],
  });
});

test('whatever a page names its scripts, ids and platform, the reply has neither markup nor invisible characters', async () => {
  const evil = '\u202e<img src=x onerror=alert(1)>&quot;\u2066\u0000';
  const { check, site } = await startCheck({
    '/': `<!doctype html><html data-wf-site="${evil}"><head><title>${evil}</title><meta name="generator" content="WordPress ${evil}">
<script src="/js/app-${evil}.js"></script><script src="//${evil}.example/gtm.js?id=GTM-${evil}"></script>
<script type="text/x-magento-init">{"*":{"Google_Tag/${evil}":{}}}</script><iframe src="/${evil}"></iframe>
<script>gtag('config', 'G-7K2M4Q9XTB${evil}'); location.href = '/${evil}';</script></head><body>${evil}</body></html>`,
  });
  const reply = await check(site.at(`/?${evil}`).href.replace(/\?.*/, ''));
  expect(reply).toMatchObject({ state: 'unseen', platform: 'webflow' });
  expect(reply.unread.length).toBeGreaterThan(0);
  expect(JSON.stringify(reply)).toMatch(/^[ -~]+$/);
  expect(JSON.stringify(reply)).not.toMatch(/[<>]/);
});

test('pages made of attributes, tags or lines get a reply of bounded size', async () => {
  const attributes = Array.from({ length: 40_000 }, (_, i) => `data-a${i}="${i}"`).join(' ');
  const tags = Array.from(
    { length: 400 },
    (_, i) => `${config(`G-${String(i).padStart(10, 'A')}`)}\n<script src="/s${i}.js"></script>`,
  );
  const { check, site } = await startCheck({
    '/attributes': `<!doctype html><html><head><meta ${attributes}></head>`,
    '/tags': `<!doctype html><html><head>${tags.join('\n')}</head>`,
    '/lines': `<!doctype html>${'\n'.repeat(500_000)}`,
  });
  for (const path of ['/attributes', '/tags', '/lines']) {
    const reply = await check(site.at(path).href);
    expect(tagCheckResult.safeParse(reply).success).toBe(true);
    expect(['unseen', 'found', 'unreachable']).toContain(reply.state);
    expect(JSON.stringify(reply).length).toBeLessThan(20_000);
  }
});
