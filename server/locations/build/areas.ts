import { type Locale, locales } from '../../../contract/locales.ts';
import { fold } from '../spelling.ts';
import { readJson, readTable } from './sources.ts';

/** A country or region: its name in each language of the site, and other words for it. */
export interface Area {
  /** "US" or "US.TX", as in GeoNames. */
  code: string;
  names: Record<Locale, string>;
  /** Longer, older and local names. */
  aliases: string[];
  /** Names in languages that the site is not in. */
  foreignNames: string[];
  /** Everyday short names and codes: "UK", "NRW", "TX". */
  shortNames: string[];
  /** Codes that are only recognized next to a place. */
  codes: string[];
}

interface Admin1 {
  code: string;
  name: string;
}

const regionKind =
  /^(?:County|Region|Province|Department) of | (?:Province|Department|Governorate|Oblast|Region|Regional State|District|Division|Prefecture|Voivodeship|Parish|County|Municipality)$| \(.*$/i;
const direction =
  /^(?:(?:Far|Upper|Lower|Central|North|South|East|West|Mid)[ -]?)*(?:(?:North|South|East|West)(?:ern)?|Central|Capital|Coast|Federal|National|Oriental|Centre|Far|Upper|Lower|Middle|Mid)$/i;

/** Their long names are of the form "Hong Kong SAR China". */
const countriesByShortName = new Set(['HK', 'MO', 'PS']);
/** Where people commonly write the codes of states. */
const countriesWithCodes = new Set(['US', 'CA', 'AU']);

/** Countries by code. Our own table has short names, separated by semicolons. */
export function readCountries(
  codes: Iterable<string>,
  languages: string[],
  ownPath: string,
): Map<string, Area> {
  const own = new Map(readTable(ownPath).map(([code = '', others = '']) => [code, others.split(';')]));
  return new Map(
    [...codes].map((code) => {
      const style = countriesByShortName.has(code) ? 'short' : 'long';
      const nameIn = (language: string) => countryNames(language, style).of(code) ?? code;
      const { aliases, shortNames } = sortOut(own.get(code) ?? []);
      return [
        code,
        {
          code,
          names: inEachLanguage(nameIn),
          aliases,
          foreignNames: languages.map(nameIn),
          shortNames,
          codes: [code],
        },
      ];
    }),
  );
}

const displayNames = new Map<string, Intl.DisplayNames>();

/** Cached, because creating one is slow. */
function countryNames(language: string, style: 'short' | 'long'): Intl.DisplayNames {
  const key = `${language} ${style}`;
  const made = displayNames.get(key) ?? new Intl.DisplayNames(language, { type: 'region', style });
  displayNames.set(key, made);
  return made;
}

/**
 * The regions of GeoNames, by "country.code". Names are our own where we have them, else the translations of ISO
 * 3166-2, else GeoNames' English ones.
 */
export function readRegions(
  admin1Path: string,
  translationsPath: string,
  ownPath: string,
): Map<string, Area> {
  const translations = Map.groupBy(readTable(translationsPath), ([code = '']) => code.slice(0, 2));
  const own = new Map(readTable(ownPath).map(([code = '', ...names]) => [code, names]));
  return new Map(
    shorten(readJson<Admin1[]>(admin1Path)).map(({ code, name, longName }) => {
      const ownNames = own.get(code) ?? [];
      const wanted = new Set(
        [name, longName, ...ownNames.slice(0, locales.length)].filter(Boolean).map(fold),
      );
      const [isoCode = '', local = '', ...translated] =
        translations
          .get(code.slice(0, 2))
          ?.find(([, ...names]) => names.some((each) => each && wanted.has(fold(each)))) ?? [];
      const names = inEachLanguage((_, i) => {
        const translation = i > 0 && translated[i - 1] !== local ? translated[i - 1] : undefined;
        return ownNames[i] || readable(translation, name) || ownNames[0] || name;
      });
      const { aliases, shortNames } = sortOut(ownNames[locales.length]?.split(';') ?? []);
      const codes = [...new Set([code, isoCode].flatMap(codeLetters))];
      const country = code.slice(0, 2);
      return [
        code,
        {
          code,
          names,
          aliases: [longName, readable(local, '') ?? '', ...aliases].filter(Boolean),
          foreignNames: [],
          shortNames: countriesWithCodes.has(country) ? [...codes, ...shortNames] : shortNames,
          codes,
        },
      ];
    }),
  );
}

/** Abbreviations are short names: "U.S.", "NRW", "CDMX". */
export function sortOut(others: string[]): { aliases: string[]; shortNames: string[] } {
  const isShort = (name: string) => name.replace(/\P{L}/gu, '').length <= 4;
  const given = others.filter(Boolean);
  return { aliases: given.filter((name) => !isShort(name)), shortNames: given.filter(isShort) };
}

/** "Heredia Province" → "Heredia", but not "Eastern Province", and not "Moscow Oblast", for there is a Moscow. */
function shorten(regions: Admin1[]): (Admin1 & { longName: string })[] {
  const taken = new Set(regions.map(({ code, name }) => `${code.slice(0, 2)} ${fold(name)}`));
  return regions.map(({ code, name: longName }) => {
    const short = longName.replace(regionKind, '');
    const isClear = !direction.test(short) && !taken.has(`${code.slice(0, 2)} ${fold(short)}`);
    return { code, longName, name: isClear ? short : longName };
  });
}

/**
 * A translation that differs from the English name, unless it is like "Alacant*", "Girona [Gerona]" or "Murcia, Región
 * de".
 */
function readable(translation: string | undefined, english: string): string | undefined {
  const isUseful = translation && !/[[(*,]/.test(translation) && fold(translation) !== fold(english);
  return isUseful ? translation : undefined;
}

/** "US.TX" → "TX". No one types numeric codes. */
function codeLetters(code: string): string[] {
  return /[A-Z]{2,3}$/.exec(code.slice(3)) ?? [];
}

function inEachLanguage(name: (locale: Locale, i: number) => string): Record<Locale, string> {
  return Object.fromEntries(locales.map((locale, i) => [locale, name(locale, i)])) as Record<Locale, string>;
}
