import { expect, test } from 'vitest';
import { parseDraft } from './draft.ts';

test('a draft is read as it was written', () => {
  const draft = {
    openedAt: 1_794_700_000_000,
    savedAt: 1_794_700_100_000,
    values: { email: 'jane@agency.example' },
  };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([
  null,
  '',
  'null',
  '[]',
  'no JSON',
  '{"values":{}}',
  '{"openedAt":1,"values":{}}',
  '{"openedAt":"now","savedAt":1,"values":{}}',
  '{"openedAt":1,"savedAt":1,"values":{"email":5}}',
])('%j is no draft', (text) => {
  expect(parseDraft(text)).toBeUndefined();
});
