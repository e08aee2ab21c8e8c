import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Locale, locales } from '../../../contract/locales.ts';
import { gazetteerFile, packSections } from '../gazetteer.ts';
import { fold } from '../spelling.ts';
import { type Area, readCountries, readRegions } from './areas.ts';
import { foreignLanguages, mergePlaces, nameAfterTowns, namePlaces, type Place, toPlaces } from './places.ts';
import { readTowns } from './sources.ts';
import { indexTerms } from './terms.ts';

const own = join(gazetteerFile, '..');

/** Makes `content/gazetteer/gazetteer.br`; the README there says where the inputs come from. */
function makeGazetteer(): void {
  const { values } = parseArgs({
    options: {
      cities1000: { type: 'string' },
      cities: { type: 'string' },
      admin1: { type: 'string' },
      geonames: { type: 'string' },
      'region-names': { type: 'string' },
    },
  });
  const path = (name: keyof typeof values) => {
    const value = values[name];
    if (!value) throw new Error(`Say where to find --${name}`);
    return value;
  };

  const towns = readTowns(path('cities1000'), path('cities'));
  const countries = readCountries(
    new Set(towns.map(({ country }) => country)),
    foreignLanguages,
    join(own, 'country-names.tsv'),
  );
  const regions = readRegions(path('admin1'), path('region-names'), join(own, 'region-names.tsv'));
  const named = namePlaces(towns, path('geonames'), join(own, 'place-names.tsv')).map((town) =>
    regions.has(town.region) ? town : { ...town, region: town.country },
  );
  nameAfterTowns(regions, named);
  const places = mergePlaces([...named, ...toPlaces(named, regions, countries)]);
  const { terms, shared, matchCounts, matches } = indexTerms(places);
  const packed = packSections({
    ...packAreas(places, regions, countries),
    names: lines(places.map(namesLine)),
    weights: Uint8Array.from(places, ({ importance }) => Math.round(20 * Math.log10(importance + 1))),
    terms,
    shared,
    matchCounts: toBytes(matchCounts),
    matches: toBytes(matches),
  });
  const compressed = brotliCompressSync(packed, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: packed.length },
  });
  writeFileSync(gazetteerFile, compressed);
  const megabytes = (bytes: Uint8Array) => `${(bytes.length / 1e6).toFixed(1)} MB`;
  process.stdout.write(
    `${places.length} places, ${shared.length} terms, ${megabytes(packed)}, compressed ${megabytes(compressed)}\n`,
  );
}

/** Numbers the countries, and the regions that have a place, and indexes their words. */
function packAreas(places: Place[], regions: Map<string, Area>, countries: Map<string, Area>) {
  const usedCountries = [...countries.values()];
  const used = [...new Set(places.map(({ region }) => region))];
  const number = new Map(used.map((code, i) => [code, i]));
  const words = new Map<string, Set<string>>();
  const index = ({ names, aliases, shortNames, codes }: Area, reference: string) => {
    const texts = [...Object.values(names), ...aliases, ...shortNames, ...codes];
    for (const text of texts.filter((each) => !/[^ -~]/.test(fold(each)))) {
      for (const word of [...fold(text).split(' '), fold(text.replaceAll('.', ''))]) {
        if (!word.includes(' ')) words.set(word, (words.get(word) ?? new Set()).add(reference));
      }
    }
  };
  for (const [i, country] of usedCountries.entries()) index(country, `c${i}`);
  for (const [i, code] of used.entries()) {
    const region = regions.get(code);
    if (region) index(region, `${i}`);
  }
  const sorted = [...words].filter(([word]) => word !== '').sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    countries: lines(usedCountries.map(({ code, names }) => `${code}\t${inLocales(names)}`)),
    regions: lines(
      used.map((code) => {
        const country = usedCountries.findIndex((each) => each.code === code.slice(0, 2));
        return `${country}\t${inLocales(regions.get(code)?.names)}`;
      }),
    ),
    areaWords: lines(sorted.map(([word, areas]) => `${word}\t${[...areas].join(' ')}`)),
    regionOf: toBytes(Uint16Array.from(places, ({ region }) => number.get(region) ?? 0)),
  };
}

function namesLine({ names, shortNames, otherNames, foreignNames }: Place): string {
  const isOne = new Set(Object.values(names)).size === 1;
  return [isOne ? names.en : inLocales(names), ...shortNames, ...otherNames, ...foreignNames].join('|');
}

function inLocales(names?: Record<Locale, string>): string {
  return locales.map((locale) => names?.[locale] ?? '').join('\t');
}

function lines(texts: string[]): Uint8Array {
  return Buffer.from(texts.map((text) => `${text}\n`).join(''));
}

function toBytes({ buffer, byteOffset, byteLength }: Uint16Array | Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

makeGazetteer();
