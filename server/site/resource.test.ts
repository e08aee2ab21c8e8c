import { expect, test } from 'vitest';
import { matchesEtag, preferredEncoding } from './resource.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br; q=1.0 , gzip; q=1.0', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['identity;q=0', 'identity'],
  ['gzip;q=0.001', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=nonsense', 'identity'],
  ['deflate, zstd', 'identity'],
])('Accept-Encoding "%s" gets %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
  expect(preferredEncoding(header)).toBe(encoding);
});

test('more values than fit in the cache are handled correctly', () => {
  for (let i = 0; i < 1000; i++) expect(preferredEncoding(`gzip, x-${i}`)).toBe('gzip');
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a" ,"c"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s matches "a": %j', (header, names) => {
  expect(matchesEtag(header, '"a"')).toBe(names);
});
