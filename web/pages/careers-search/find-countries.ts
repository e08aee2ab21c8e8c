import { fold } from '../../ui/combobox/matched-part.ts';
import type { Country } from './countries.ts';

/** What people type who know a country by its letters. */
const letters: Record<string, string> = { GB: 'uk', US: 'usa' };

/**
 * The countries that what is typed may mean, whatever the accents and capitals: those that begin with it, then those
 * with a word that does. Only where there are none may it stand inside a word.
 */
export function findCountries(countries: readonly Country[], typed: string): Country[] {
  const wanted = fold(typed.trim());
  const byRank: Country[][] = [[], [], [], []];
  for (const country of countries) byRank[rankOf(country, wanted)]?.push(country);
  const [first = [], second = [], inside = []] = byRank;
  return first.length + second.length > 0 ? [...first, ...second] : inside;
}

function rankOf({ code, name }: Country, wanted: string): number {
  const folded = fold(name);
  if (folded.startsWith(wanted) || fold(code) === wanted || letters[code] === wanted) return 0;
  if (folded.split(/[\s,'’(-]/).some((word) => word.startsWith(wanted))) return 1;
  return folded.includes(wanted) ? 2 : 3;
}
