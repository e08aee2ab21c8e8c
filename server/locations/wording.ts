import { type Locale, locales } from '../../contract/locales.ts';
import { fold } from './fold.ts';
import { type Gazetteer, namesOf } from './gazetteer.ts';

/** "City, Region, Country" in a language, without what would be said twice: "Berlin, Germany", "Singapore". */
export function wordingOf(gazetteer: Gazetteer, place: number, locale: Locale): string {
  const names = namesOf(gazetteer, place);
  const region = gazetteer.regions[gazetteer.regionOf[place] ?? 0];
  if (!region) throw new Error(`Place ${place} has no region`);
  const name = names[locales.indexOf(locale)] ?? '';
  const country = region.countryNames[locale];
  if (fold(name) === fold(country)) return name;
  // "Tokio, Tokyo" says it twice too, so every language is looked at.
  const isSaid = locales.some((each, i) => {
    const folded = fold(region.names[each]);
    return folded === fold(names[i] ?? '') || folded === fold(region.countryNames[each]);
  });
  return [name, ...(isSaid || !region.names[locale] ? [] : [region.names[locale]]), country].join(', ');
}
