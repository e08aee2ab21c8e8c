import { expect, test } from 'vitest';
import { locales } from '../../../contract/locales.ts';
import { countriesIn } from './countries.ts';
import { findCountries } from './country-list.tsx';

function find(locale: string, typed: string): string[] {
  return findCountries(countriesIn(locale), typed).map(({ name }) => name);
}

test('there are 249 countries in every language, with distinct names, sorted', () => {
  for (const locale of locales) {
    const names = countriesIn(locale).map(({ name }) => name);
    expect(new Set(names).size).toBe(249);
    expect(names.toSorted(new Intl.Collator(locale).compare)).toEqual(names);
    expect(countriesIn(locale).filter(({ code, name }) => code === name)).toEqual([]);
  }
});

test.each([
  ['en', 'uni', ['United Arab Emirates', 'United Kingdom', 'United States']],
  ['en', 'states', ['United States']],
  ['en', 'UK', ['United Kingdom', 'Ukraine']],
  ['en', 'usa', ['United States']],
  ['en', '  INDIA ', ['India', 'British Indian Ocean Territory']],
  ['en', 'cote', ['Côte d’Ivoire']],
  ['de', 'osterr', ['Österreich']],
  ['de', 'verein', ['Vereinigte Arabische Emirate', 'Vereinigte Staaten', 'Vereinigtes Königreich']],
  ['es', 'espana', ['España']],
  ['fr', 'etats-u', ['États-Unis']],
  ['fr', 'emirats', ['Émirats arabes unis']],
  ['en', 'deutschl', ['Germany']],
  ['de', 'spain', ['Spanien']],
  ['fr', 'EE', ['Estonie']],
  ['en', 'xyz', []],
])('in %s “%s” finds %j', (locale, typed, found) => {
  expect(find(locale, typed)).toEqual(found);
});

test('the inside of a word matches only if no word starts with it', () => {
  expect(find('en', 'tzer')).toEqual(['Switzerland']);
  expect(find('en', 'nada')).not.toContain('Saudi Arabia');
});

test('blank input finds all countries', () => {
  expect(find('en', ' ')).toHaveLength(249);
});
