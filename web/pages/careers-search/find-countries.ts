import { fold } from '../../ui/combobox/matched-part.ts';
import type { Country } from './countries.ts';

/** What people type who know a country by its letters. */
const otherLetters: Record<string, string> = { GB: 'uk', US: 'usa' };

/**
 * The countries that what is typed may mean, whatever the accents and capitals: the one with these letters, those
 * that begin with it, those with a word that does. Only where there are none may it stand inside a word.
 */
export function findCountries(countries: readonly Country[], typed: string): Country[] {
  const wanted = fold(typed.trim());
  const byRank: [Country[], Country[], Country[], Country[]] = [[], [], [], []];
  for (const country of countries) byRank[rankOf(country, wanted)]?.push(country);
  const [letters, starts, words, inside] = byRank;
  const likely = [...letters, ...starts, ...words];
  return likely.length > 0 ? likely : inside;
}

function rankOf({ code, name }: Country, wanted: string): number {
  const folded = fold(name);
  if (fold(code) === wanted || otherLetters[code] === wanted) return 0;
  if (folded.startsWith(wanted)) return 1;
  if (folded.split(/[\s,'’(-]/).some((word) => word.startsWith(wanted))) return 2;
  return folded.includes(wanted) ? 3 : 4;
}
