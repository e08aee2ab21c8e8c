import { type Locale, locales } from '../../../contract/locales.ts';
import { fold } from '../fold.ts';
import { readJson, readTable } from './tables.ts';

/** A country or region: its name in each language of the site, and other words that stand for it. */
export interface Area {
  code: string;
  names: Record<Locale, string>;
  words: string[];
}

interface Admin1 {
  code: string;
  name: string;
}

const kindOfRegion =
  /^(?:County|Region|Province|Department) of | (?:Province|Department|Governorate|Oblast|Region|Regional State|District|Division|Prefecture|Voivodeship|Parish|County|Municipality)$| \(.*$/i;
const direction =
  /^(?:(?:Far|Upper|Lower|Central|North|South|East|West|Mid)[ -]?)*(?:(?:North|South|East|West)(?:ern)?|Central|Capital|Coast|Federal|National|Oriental|Centre|Far|Upper|Lower|Middle|Mid)$/i;

/** What people write for a country beside its names and its code. */
const shortCountryNames: Record<string, string[]> = {
  AE: ['UAE', 'VAE', 'EAU'],
  BA: ['Bosnia', 'Bosnien', 'Bosnie'],
  CZ: ['Czech Republic', 'Tschechische Republik', 'República Checa', 'République tchèque'],
  GB: ['UK', 'Great Britain', 'Großbritannien', 'Gran Bretaña', 'Grande-Bretagne', 'England'],
  NL: ['Holland', 'Holanda', 'Hollande'],
  TR: ['Turkey'],
  US: ['USA', 'of America', 'von Amerika', 'de América', 'd’Amérique', 'EE UU', 'EEUU'],
};
/** Their long names are "Hong Kong SAR China" and the like. */
const countriesByShortName = new Set(['HK', 'MO', 'PS']);

export function nameCountry(code: string): Area {
  const style = countriesByShortName.has(code) ? 'short' : 'long';
  return {
    code,
    names: inEachLanguage(
      (locale) => new Intl.DisplayNames(locale, { type: 'region', style }).of(code) ?? code,
    ),
    words: [code, ...(shortCountryNames[code] ?? [])],
  };
}

/**
 * The regions of GeoNames, by "country.code". Their names are our own where we have them, else the translations of
 * ISO 3166-2, else GeoNames' English ones.
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
      const wanted = new Set([name, longName, ...ownNames].filter(Boolean).map(fold));
      const [isoCode = '', local, ...translated] =
        translations
          .get(code.slice(0, 2))
          ?.find(([, ...names]) => names.some((each) => each && wanted.has(fold(each)))) ?? [];
      const names = inEachLanguage((_, i) => {
        const translation = i > 0 && translated[i - 1] !== local ? translated[i - 1] : undefined;
        return ownNames[i] || readable(translation, name) || ownNames[0] || name;
      });
      return [code, { code, names, words: [longName, ...[code, isoCode].flatMap(lettersOfCode)] }];
    }),
  );
}

/** "Heredia Province" → "Heredia", but not "Eastern Province", and not "Moscow Oblast", for there is a Moscow. */
function shorten(regions: Admin1[]): (Admin1 & { longName: string })[] {
  const taken = new Set(regions.map(({ code, name }) => `${code.slice(0, 2)} ${fold(name)}`));
  return regions.map(({ code, name: longName }) => {
    const short = longName.replace(kindOfRegion, '');
    const isClear = !direction.test(short) && !taken.has(`${code.slice(0, 2)} ${fold(short)}`);
    return { code, longName, name: isClear ? short : longName };
  });
}

/** A translation that says more than the English name, unless it is "Alacant*", "Girona [Gerona]" or "Murcia, Región de". */
function readable(translation: string | undefined, english: string): string | undefined {
  const isUseful = translation && !/[[(*,]/.test(translation) && fold(translation) !== fold(english);
  return isUseful ? translation : undefined;
}

/** "US.TX" → "TX": codes of digits are nobody's words. */
function lettersOfCode(code: string): string[] {
  return /[A-Z]{2,3}$/.exec(code.slice(3)) ?? [];
}

function inEachLanguage(name: (locale: Locale, i: number) => string): Record<Locale, string> {
  return Object.fromEntries(locales.map((locale, i) => [locale, name(locale, i)])) as Record<Locale, string>;
}
