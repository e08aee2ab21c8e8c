import { expect, test } from 'vitest';
import { endings, fold, spellings } from './spelling.ts';

test.each([
  ['München', ['munchen', 'muenchen']],
  ['Ålesund', ['alesund', 'aalesund']],
  ['Straßburg', ['strassburg']],
  ["L'Aquila", ['l aquila', 'laquila']],
  ['U.S.A.', ['u s a', 'usa']],
  ['St. John’s', ['st john s', 'saint john s', 'st johns', 'saint johns']],
  ['東京', ['東京']],
])('%s is typed as %j', (name, typed) => {
  expect(spellings(name)).toEqual(typed);
});

test.each([
  ['Αθήνα', 'αθηνα'],
  ['Йошкар-Ола', 'иошкар ола'],
  ['القَاهِرة', 'القاهرة'],
  ['کراچی', 'كراچي'],
  ['서울', '서울'],
  ['दिल्ली', 'दिल्ली'],
  ['🎉 ? ', ''],
])('%s is compared as %s', (name, folded) => {
  expect(fold(name)).toBe(folded);
});

test('a place is found by the later words of its name, but for fillers', () => {
  expect(endings('rio de janeiro')).toEqual(['janeiro']);
  expect(endings('san francisco de macoris')).toEqual(['francisco de macoris', 'macoris']);
  expect(endings('berlin')).toEqual([]);
});
