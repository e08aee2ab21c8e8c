import { expect, test } from 'vitest';
import { endings, spellings } from './spellings.ts';

test.each([
  ['München', ['munchen', 'muenchen']],
  ['Ålesund', ['alesund', 'aalesund']],
  ['Straßburg', ['strassburg']],
  ["L'Aquila", ['l aquila', 'laquila']],
  ['St. John’s', ['st john s', 'saint john s', 'st johns', 'saint johns']],
  ['東京', []],
])('%s is typed as %j', (name, typed) => {
  expect(spellings(name)).toEqual(typed);
});

test('a place is found by the later words of its name, but for fillers', () => {
  expect(endings('rio de janeiro')).toEqual(['janeiro']);
  expect(endings('san francisco de macoris')).toEqual(['francisco de macoris', 'macoris']);
  expect(endings('berlin')).toEqual([]);
});
