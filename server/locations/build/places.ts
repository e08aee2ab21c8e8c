import { type Locale, locales } from '../../../contract/locales.ts';
import { fold, spellings } from '../spelling.ts';
import { type Area, sortOut } from './areas.ts';
import { readNames, readTable, type Town } from './sources.ts';

/** A town, region or country as the site shows it, and other names that people may type for it. */
export interface Place {
  names: Record<Locale, string>;
  otherNames: string[];
  /** Names in other languages. */
  foreignNames: string[];
  shortNames: string[];
  country: string;
  /** "US.TX", or "US" if there is no region. */
  region: string;
  /** Population; scaled down for regions and countries, because people are more likely to name their city. */
  importance: number;
}

/** The languages of Europe and nearby that use Latin letters, and the largest ones in other scripts. */
const latinLanguages = 'it pt nl pl cs sk hr ro hu sv da nb fi tr ca eu gl'.split(' ');
const otherLanguages =
  'ru uk be bg sr mk kk el he ar fa ur hi mr ne bn pa gu or ta te kn ml si th lo my km ka hy am zh ja ko'.split(
    ' ',
  );
export const foreignLanguages = [...latinLanguages, ...otherLanguages];
const otherScripts =
  /^[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hebr}\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Thai}\p{sc=Laoo}\p{sc=Mymr}\p{sc=Khmr}\p{sc=Geor}\p{sc=Armn}\p{sc=Ethi}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Zinh}\p{sc=Zyyy}]+$/u;

/**
 * Cities of at least these sizes are known by their names in all these languages, smaller ones only in the country's
 * own.
 */
const populationForLatinNames = 100_000;
const populationForOtherScripts = 300_000;
const largePlace = 50_000;
const regionShare = 1 / 16;
const countryShare = 1 / 4;

/** Gives the towns their names in each language: our own, else GeoNames', else the local one. */
export function namePlaces(towns: Town[], localesPath: string, ownPath: string): Place[] {
  const given = locales.map((locale) => readNames(localesPath, locale));
  const foreign = foreignLanguages.map((language) => ({ language, names: readNames(localesPath, language) }));
  const own = new Map(readTable(ownPath).map(([id, ...names]) => [id, names]));
  const homeLanguages = new Map(
    [...new Set(towns.map(({ country }) => country))].map((country) => [
      country,
      new Intl.Locale(`und-${country}`).maximize().language,
    ]),
  );
  return towns.map((town) => {
    const ownNames = own.get(town.id) ?? [];
    const givenNames = given.map((names) => names.get(town.id) ?? '');
    const names = locales.map(
      (_, i) => ownNames[i] || plain(givenNames[i] ?? '', town) || plain(town.name, town),
    );
    const { aliases, shortNames } = sortOut(ownNames[locales.length]?.split(';') ?? []);
    const home = homeLanguages.get(town.country);
    const isLarge = town.population >= populationForLatinNames;
    const foreignNames = foreign
      .toSorted((a, b) => Number(b.language === home) - Number(a.language === home))
      .filter(({ language }) => language === home || (isLarge && latinLanguages.includes(language)))
      .map(({ names: inLanguage }) => inLanguage.get(town.id) ?? '')
      .filter((name, i) => i === 0 || /^\p{sc=Latn}/u.test(name));
    const otherScriptNames =
      town.population < populationForOtherScripts
        ? []
        : town.alternates.filter((name) => otherScripts.test(name) && /\p{L}/u.test(name));
    return {
      names: Object.fromEntries(locales.map((locale, i) => [locale, names[i]])) as Place['names'],
      otherNames: [
        ...[town.name, town.formerName, ...givenNames].flatMap((name) => plain(name, town).split('/')),
        ...aliases,
      ].filter(Boolean),
      foreignNames: [...foreignNames, ...otherScriptNames].map((name) => plain(name, town)).filter(Boolean),
      shortNames,
      country: town.country,
      region: `${town.country}.${town.region}`,
      importance: town.population,
    };
  });
}

/** Regions named after a town share its name in every language: "Voronezh" is "Woronesch". */
export function nameAfterTowns(regions: Map<string, Area>, towns: Place[]): void {
  for (const { region: code, names } of towns) {
    const region = regions.get(code);
    const isUntranslated = region && new Set(Object.values(region.names)).size === 1;
    if (isUntranslated && fold(region.names.en) === fold(names.en)) region.names = names;
  }
}

/** Regions and countries are suggested too. */
export function toPlaces(towns: Place[], regions: Map<string, Area>, countries: Map<string, Area>): Place[] {
  const inhabitants = new Map<string, number>();
  for (const { region, country, importance } of towns) {
    for (const area of [region, country]) inhabitants.set(area, (inhabitants.get(area) ?? 0) + importance);
  }
  const matchedPlace = ({ code, names, aliases, foreignNames, shortNames }: Area, share: number): Place => ({
    names,
    // Country codes are rarely typed, but they are valid.
    otherNames: code.length === 2 ? [...aliases, code] : aliases,
    foreignNames,
    shortNames,
    country: code.slice(0, 2),
    region: code,
    importance: (inhabitants.get(code) ?? 0) * share,
  });
  return [
    ...[...regions.values()]
      .filter(({ code }) => inhabitants.has(code))
      .map((area) => matchedPlace(area, regionShare)),
    ...[...countries.values()].map((area) => matchedPlace(area, countryShare)),
  ];
}

/** Merges places that would have the same label, such as New York and its state. The most important comes first. */
export function mergePlaces(places: Place[]): Place[] {
  const merged = new Map<string, Place>();
  for (const place of places.toSorted((a, b) => b.importance - a.importance)) {
    const key = [place.region, ...locales.map((locale) => fold(place.names[locale]))].join('\t');
    const same = merged.get(key);
    if (same) {
      same.otherNames.push(...place.otherNames);
      same.foreignNames.push(...place.foreignNames);
      same.shortNames.push(...place.shortNames);
    } else merged.set(key, place);
  }
  const kept = [...merged.values()];
  const large = new Set(
    kept
      .filter(({ importance }) => importance >= largePlace)
      .flatMap(({ names }) => locales.map((locale) => fold(names[locale]))),
  );
  return kept.map((place) =>
    dropKnownNames({
      ...place,
      // To most people "Victoria" is not an old name of Hong Kong.
      foreignNames: place.foreignNames.filter((name) => !large.has(fold(name))),
    }),
  );
}

/** Keeps only names that are typed differently from all before them. */
function dropKnownNames(place: Place): Place {
  const shown = locales.flatMap((locale) => spellings(place.names[locale]));
  const known = new Set(shown);
  const isNew = (name: string) => {
    const typed = spellings(name);
    if (typed.length === 0 || typed.every((each) => known.has(each))) return false;
    for (const each of typed) known.add(each);
    return true;
  };
  return {
    ...place,
    shortNames: place.shortNames.filter(isNew),
    otherNames: place.otherNames.filter(isNew),
    foreignNames: place.foreignNames.filter(
      (name) => isNew(name) && !shown.some((each) => fold(name).startsWith(`${each} `)),
    ),
  };
}

/** Words for the kind of place: "Municipio Tequila", "London Borough of Sutton", "Puebla City". */
const placeKind =
  /\b(?:municip|delegaci|borough|township|kommune|county|distri[ck]t|provinc|metropol|communauté|charter|city of)/i;
const city = / city$|^ciudad (?:de )?/;

/** A name that works next to a region, or none: not "Salem (Ohio)", "Washington, D.C.", "Lichtenfels / Bayern". */
function plain(name: string, town: Town): string {
  if (placeKind.test(name) && !placeKind.test(town.name)) return '';
  if (city.test(fold(name)) && fold(name).replace(city, '') === fold(town.name)) return town.name;
  // "Halle (Saale)" is its name.
  const short = town.country === 'DE' ? name : name.replace(/\s+\(.*/, '');
  return short
    .replace(/(?:[,、،|]|\s\/\s).*/, '')
    .replaceAll('’', "'")
    .trim();
}
