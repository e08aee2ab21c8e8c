import { expect, test } from 'vitest';
import { registrableDomain } from './loader.ts';
import { harmlessDomains, scriptPicker } from './page-scripts.ts';

const pick = scriptPicker(new URL('https://www.shop.example/'), new Set(), false);
const choose = (address: string) => pick(address, new URL('https://www.shop.example/'), null, 1);

test('every domain that is skipped can match', () => {
  expect([...harmlessDomains].filter((domain) => registrableDomain(domain) !== domain)).toEqual([]);
});

test('a library is skipped on a public CDN, and read everywhere else', () => {
  expect(choose('https://ajax.googleapis.com/ajax/libs/jquery/3.7.1/jquery.min.js')).toBeNull();
  expect(choose('https://cdn.jsdelivr.net/npm/swiper@11/swiper-bundle.min.js')).toBeNull();
  expect(choose('/js/jquery.min.js')).toMatchObject({ owner: 'site', isLibrary: true });
  expect(choose('https://cdn.host.example.net/jquery.min.js')).toMatchObject({ owner: 'other' });
});
