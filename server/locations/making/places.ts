import { type Locale, locales } from '../../../contract/locales.ts';
import { fold } from '../fold.ts';
import { readTable } from './tables.ts';
import type { Town } from './towns.ts';

/** A place as the site shows it, and what else people may type for it. */
export interface Place {
  names: Record<Locale, string>;
  otherNames: string[];
  /** Names in languages that the site does not speak. */
  foreignNames: string[];
  country: string;
  region: string;
  population: number;
}

/** Of smaller places the foreign names are mostly transliterations. */
const populationForForeignNames = 20_000;

/** Gives the towns their names in each language: our own, else GeoNames', else the local one. Most populous first. */
export function namePlaces(towns: Town[], namesPath: string, ownPath: string): Place[] {
  const given = new Map(readTable(namesPath).map(([id, ...names]) => [id, names]));
  const own = new Map(readTable(ownPath).map(([id, ...names]) => [id, names]));
  const places = new Map<string, Place>();
  for (const town of towns.toSorted((a, b) => b.population - a.population)) {
    const [ownNames = [], givenNames = []] = [own.get(town.id), given.get(town.id)];
    const names = locales.map(
      (_, i) => ownNames[i] || plain(givenNames[i] ?? '', town) || plain(town.name, town),
    );
    const place = {
      names: Object.fromEntries(locales.map((locale, i) => [locale, names[i]])) as Place['names'],
      otherNames: [
        ...[town.name, town.formerName, ...givenNames].flatMap((name) => plain(name, town).split('/')),
        ...(ownNames[locales.length]?.split(';') ?? []),
      ],
      foreignNames: town.population < populationForForeignNames ? [] : town.alternates.filter(isLatinName),
      country: town.country,
      region: town.region,
      population: town.population,
    };
    const key = [town.country, town.region, ...names].join('\t');
    const same = places.get(key);
    if (same) same.otherNames.push(...place.otherNames);
    else places.set(key, place);
  }
  return [...places.values()];
}

/** Words for what kind of place it is: "Municipio Tequila", "London Borough of Sutton", "Puebla City". */
const kindOfPlace =
  /\b(?:municip|delegaci|borough|township|kommune|county|distri[ck]t|provinc|metropol|communauté|charter|city of)/i;
const city = / city$|^ciudad (?:de )?/;

/** A name that can stand beside a region, or none: not "Salem (Ohio)", "Washington, D.C.", "Ciudad de Salta". */
function plain(name: string, town: Town): string {
  if (kindOfPlace.test(name) && !kindOfPlace.test(town.name)) return '';
  if (city.test(fold(name)) && fold(name).replace(city, '') === fold(town.name)) return town.name;
  // "Halle (Saale)" is what it is called.
  const short = town.country === 'DE' ? name : name.replace(/\s+\(.*/, '');
  return short.replace(/,.*/, '').replaceAll('’', "'").trim();
}

/** Capitalised words of Latin letters: neither a code such as "LAX" nor a transliteration such as "lun dun". */
function isLatinName(name: string): boolean {
  return /^\p{Lu}[\p{Script=Latin}\p{M} '’.-]{2,29}$/u.test(name) && /\p{Ll}/u.test(name);
}
