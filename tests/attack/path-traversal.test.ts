import { expect, test } from 'vitest';
import { consoleApi } from '../../contract/console/paths.ts';
import { signedIn } from '../../server/testing/operators.ts';
import { attackedSite } from './attacked-site.ts';
import { pipelined, requestText } from './raw-http.ts';

const attacked = attackedSite();

/** Spellings of `../` that some server has fallen for. */
const steps = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '%252e%252e%252f',
  '%25%32%65%25%32%65%25%32%66',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '%e0%80%ae%e0%80%ae/',
  '..%ef%bc%8f',
  '%uff0e%uff0e%u2215',
  '..;/',
  '....//',
  '.../',
  '..%00/',
  '..%0d/',
];
const places = [
  '/',
  '//',
  '/assets/',
  '/de/',
  '/og/',
  '/meeting/',
  '/confirm-application/',
  '/api/',
  '/console/api/export/',
];
const files = [
  'etc/passwd',
  'package.json',
  'site.json',
  'dist/site.json',
  'server/main.ts',
  '.env',
  'data/',
];

/** Text from those files. */
const leaked = /root:.*:0:0|"dependencies"|"redirects"|import \{|DATABASE_URL/;

test('no spelling of ../ leads out of the site', async () => {
  const targets = places.flatMap((place) =>
    steps.flatMap((step) => files.map((file, i) => `${place}${step.repeat(1 + (i % 6))}${file}`)),
  );
  const responses = await pipelined(
    attacked.port,
    targets.map((target) => requestText(target)),
  );
  expect(responses).toHaveLength(targets.length);
  expect(responses.flatMap(({ status }, i) => (status === 404 ? [] : [`${status} ${targets[i]}`]))).toEqual(
    [],
  );
  expect(responses.filter(({ body }) => leaked.test(body))).toEqual([]);
});

test('no spelling of ../ leads out of the console downloads', async () => {
  const { headers } = await signedIn(attacked.db);
  const cookie = `cookie: ${headers.cookie}`;
  const targets = steps.flatMap((step) =>
    files.flatMap((file) => [
      consoleApi.resume(encodeURIComponent(`${step}${file}`)),
      consoleApi.resume(`${step}${file}`),
      `/console/api/export/${step}${file}.csv`,
    ]),
  );
  const responses = await pipelined(
    attacked.port,
    targets.map((target) => requestText(target, { lines: [cookie] })),
  );
  expect(responses.flatMap(({ status }, i) => (status === 404 ? [] : [`${status} ${targets[i]}`]))).toEqual(
    [],
  );
  expect(responses.filter(({ body }) => leaked.test(body))).toEqual([]);
});

test('files that the build writes beside the pages are not served', async () => {
  const targets = [
    '/site.json',
    '/console.en.html',
    '/error.en.html',
    '/index.html.br',
    '/.built',
    '/.git/HEAD',
  ];
  const responses = await pipelined(
    attacked.port,
    targets.map((target) => requestText(target)),
  );
  expect(responses.map(({ status }) => status)).toEqual(targets.map(() => 404));
});
