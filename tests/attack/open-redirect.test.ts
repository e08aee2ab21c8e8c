import { expect, test } from 'vitest';
import { consoleApi } from '../../contract/console/paths.ts';
import { createApplication } from '../../contract/waitlist.ts';
import { operatorPassword, ownPage, testOperator } from '../../server/testing/operators.ts';
import { requiredFields } from '../../server/waitlist/testing/application.ts';
import { addressedPages, manifest } from '../built-site.ts';
import { attackedSite } from './attacked-site.ts';
import { pipelined, requestText, sendSeparately } from './raw-http.ts';

const attacked = attackedSite();

/** Another site, in every spelling that some browser or server has accepted. */
const otherSites = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '%5c%5cevil.example',
  '/%09/evil.example',
  '/.evil.example',
  '//evil.example%00',
  '//evil%E3%80%82example',
  '@evil.example',
  'https://evil.example',
  'https:evil.example',
  'https%3a%2f%2fevil.example',
  'javascript:alert(1)',
  '//evil.example/..',
  '//evil.example/%2e%2e',
  '//evil.example//',
];
const parameters = ['next', 'url', 'redirect', 'return', 'returnTo', 'continue', 'to', 'callback', 'lang'];

/** Paths that redirect: those in the manifest, and other spellings of pages. */
const redirecting = [
  ...Object.keys(manifest.redirects),
  ...addressedPages.slice(0, 4).map(({ path = '' }) => `${path.toUpperCase()}/`),
];

/** The origin that a browser would go to from our page. */
function targetOrigin(location: string): string {
  return new URL(location, 'https://own.example/some/page').origin;
}

test('no redirect leads to another site, however the URL is written', { tags: ['sweep'] }, async () => {
  const targets = redirecting.flatMap((path) =>
    otherSites.flatMap((place, i) => [
      `${place}${path}`,
      `${path}${place}`,
      `/${place}`,
      `${path}?${parameters[i % parameters.length]}=${place}`,
      `${path}?${place}`,
    ]),
  );
  const responses = await sendSeparately(
    attacked.port,
    targets.map((target) => requestText(target)),
  );
  expect(responses).toHaveLength(targets.length);
  const locations = responses.flatMap(({ headers }) => headers.location ?? []);
  expect(locations.length).toBeGreaterThan(targets.length / 5);
  expect(locations.filter((location) => targetOrigin(location) !== 'https://own.example')).toEqual([]);
  expect(locations.filter((location) => !/^\/(?![/\\])/.test(location))).toEqual([]);
});

test('an absolute URL with another host is treated as a path of ours', async () => {
  const responses = await pipelined(
    attacked.port,
    ['http://evil.example/home', 'http://evil.example/Pricing/', 'https://evil.example/home?x'].map(
      (target) => requestText(target),
    ),
  );
  expect(responses.map(({ headers }) => headers.location)).toEqual(['/', '/pricing', '/?x']);
});

test('a form redirects to its own page, whatever else is posted', async () => {
  const more = Object.fromEntries(parameters.map((name) => [name, '//evil.example']));
  const body = String(new URLSearchParams({ ...requiredFields, ...more }));
  const lines = [
    'content-type: application/x-www-form-urlencoded',
    'accept: text/html',
    'referer: //evil.example',
  ];
  const responses = await pipelined(
    attacked.port,
    ['/join-the-waitlist', '/fr/join-waitlist', '/join-the-waitlist?next=//evil.example'].map((target) =>
      requestText(target, { method: 'POST', lines, body }),
    ),
  );
  expect(responses.map(({ status, headers }) => [status, headers.location])).toEqual([
    [303, '/thank-you-page'],
    [303, '/fr/thank-you-page'],
    [303, '/thank-you-page'],
  ]);
});

test('neither API calls nor signing in redirect', async () => {
  const { email } = await testOperator(attacked.db);
  const more = Object.fromEntries(parameters.map((name) => [name, '//evil.example']));
  for (const [path, body] of [
    [createApplication.path, requiredFields],
    [consoleApi.signIn, { email, password: operatorPassword }],
  ] as const) {
    const response = await fetch(`${attacked.url}${path}?next=//evil.example`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...ownPage, origin: attacked.url, referer: 'https://evil.example/' },
      body: JSON.stringify({ ...body, ...more }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).not.toContain('evil.example');
  }
});
