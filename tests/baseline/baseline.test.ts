import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeChanges } from './page-sizes.ts';
import { hashTexts, staleTranslations, type TextHashes } from './translations.ts';

const recorded: TextHashes = JSON.parse(readFileSync(join(import.meta.dirname, 'texts.json'), 'utf8'));

test('no translation is older than its English text', () => {
  expect(
    staleTranslations(recorded, hashTexts()),
    'translate what changed in English, or run `npm run baseline` if the translations need no change',
  ).toEqual([]);
});

test('a translation counts as older if only its English text has changed', () => {
  const before = { en: 'a', de: 'b', es: 'c', fr: 'd' };
  const name = 'messages/…/pricing.ts';
  const stale = (now: typeof before) => staleTranslations({ [name]: before }, { [name]: now });
  expect(stale(before)).toEqual([]);
  expect(stale({ ...before, de: 'better' })).toEqual([]);
  expect(stale({ en: 'new', de: 'neu', es: 'nuevo', fr: 'd' })).toEqual(['content/messages/fr/pricing.ts']);
  expect(staleTranslations({}, { [name]: before })).toEqual([]);
});

test('changes of size are listed by page, the largest first, without those of a few bytes', () => {
  expect(
    describeChanges(
      { '/': 12_000, '/about': 9_000, '/gone': 8_000, '/same': 7_000 },
      { '/': 12_300, '/about': 8_900, '/new': 9_500, '/same': 7_010 },
    ),
  ).toEqual([
    '/new: new, 9500 bytes',
    '/gone: removed, was 8000 bytes',
    '/: +300 bytes, 12000 → 12300',
    '/about: −100 bytes, 9000 → 8900',
  ]);
});
