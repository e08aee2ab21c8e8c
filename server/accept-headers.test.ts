import { expect, test } from 'vitest';
import { chooseLocale, preferredLocale } from './accept-headers.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['FR-ca', 'fr'],
  ['en;q=0.5, es;q=0.9', 'es'],
  ['it, pt;q=0.9, fr;q=0.1', 'fr'],
  ['it, *;q=0.5, fr;q=0.1', 'en'],
  ['de;q=0, fr;q=0.3', 'fr'],
  ['de;q=nonsense', 'en'],
  ['it,ja', 'en'],
  [',;q=,,', 'en'],
])('a request for "%s" gets a response in %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});

test('a language in the path takes precedence over Accept-Language', () => {
  expect(chooseLocale('/es/pricing', 'de')).toBe('es');
  expect(chooseLocale('/pricing', 'de')).toBe('de');
});
