import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { locales } from '../../../contract/locales.ts';
import { gazetteerFile } from '../gazetteer.ts';
import { packSections } from '../sections.ts';
import { indexAreaWords, numberAreas } from './area-numbers.ts';
import { type Area, readRegions } from './areas.ts';
import { namePlaces, type Place } from './places.ts';
import { indexTerms } from './terms.ts';
import { readTowns } from './towns.ts';

const own = join(gazetteerFile, '..');

/** Makes `content/gazetteer/gazetteer.br`; the README beside it says where the inputs come from. */
function makeGazetteer(): void {
  const { values } = parseArgs({
    options: {
      cities1000: { type: 'string' },
      cities: { type: 'string' },
      admin1: { type: 'string' },
      'place-names': { type: 'string' },
      'region-names': { type: 'string' },
    },
  });
  const path = (name: keyof typeof values) => {
    const value = values[name];
    if (!value) throw new Error(`Say where to find --${name}`);
    return value;
  };

  const towns = readTowns(path('cities1000'), path('cities'));
  const places = namePlaces(towns, path('place-names'), join(own, 'place-names.tsv'));
  const regions = readRegions(path('admin1'), path('region-names'), join(own, 'region-names.tsv'));
  const areas = numberAreas(places, regions);
  const { terms, shared, matchCounts, matches } = indexTerms(places);
  const packed = packSections({
    countries: lines(areas.countries.map(namesLine)),
    regions: lines(areas.regions.map(({ country, region }) => `${country}\t${namesLine(region)}`)),
    areaWords: lines(indexAreaWords(areas)),
    names: lines(places.map((place) => shortNamesLine(place))),
    weights: Uint8Array.from(places, ({ population }) => Math.round(20 * Math.log10(population + 1))),
    regionOf: bytesOf(areas.regionOf),
    terms,
    shared,
    matchCounts: bytesOf(matchCounts),
    matches: bytesOf(matches),
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

function namesLine(named?: Pick<Area, 'names'>): string {
  return locales.map((locale) => named?.names[locale] ?? '').join('\t');
}

function shortNamesLine(place: Place): string {
  return new Set(Object.values(place.names)).size === 1 ? place.names.en : namesLine(place);
}

function lines(texts: string[]): Uint8Array {
  return Buffer.from(texts.map((text) => `${text}\n`).join(''));
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint16Array | Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

makeGazetteer();
