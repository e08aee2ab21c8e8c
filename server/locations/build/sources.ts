import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fold } from '../spelling.ts';

/** The rows of a tab-separated table, without its header. */
export function readTable(path: string): string[][] {
  return readRows(path).slice(1);
}

function readRows(path: string): string[][] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** GeoNames' names in a language, by id, from a compiled gettext catalogue (.mo) of libgeonames-common. */
export function readNames(localesPath: string, language: string): Map<string, string> {
  const names = new Map<string, string>();
  const path = join(localesPath, language, 'LC_MESSAGES/geonames.mo');
  if (!existsSync(path)) throw new Error(`There are no names in ${language} at ${path}`);
  const bytes = readFileSync(path);
  const text = (at: number) => {
    const [length, start] = [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4)];
    return bytes.toString('utf8', start, start + length);
  };
  const [count, ids, translations] = [8, 12, 16].map((at) => bytes.readUInt32LE(at)) as [
    number,
    number,
    number,
  ];
  // The first entry is the catalogue's header.
  for (let i = 1; i < count; i++) names.set(text(ids + 8 * i), text(translations + 8 * i));
  return names;
}

/** A populated place from GeoNames, under one name. */
export interface Town {
  id: string;
  name: string;
  /** The name in the older list. */
  formerName: string;
  /** Its names in any language. */
  alternates: string[];
  country: string;
  region: string;
  population: number;
}

interface NewTown {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

interface CountedTown extends Town {
  lat: number;
  lng: number;
}

/** Historical, abandoned and destroyed places. */
const gone = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
/** The share of a district's population that would name the district rather than its city. */
const districtShare = 0.2;
/** How far apart, in degrees, the same place may be in the two lists. */
const sameName = 0.3;
const otherName = 0.05;

/**
 * The older list has ids, populations and alternate names; the newer one has current names and regions, and places that
 * the older one lacks.
 */
export function readTowns(countedPath: string, newPath: string): Town[] {
  const counted = readCounted(countedPath);
  const newer = readJson<NewTown[]>(newPath);
  const bySpot = new Map(newer.map((town) => [spot(town.country, Number(town.lat), Number(town.lng)), town]));
  const byName = Map.groupBy(newer, (town) => `${town.country} ${fold(town.name)}`);
  const taken = new Set<NewTown>();
  const missed: CountedTown[] = [];

  for (const town of counted) {
    const same =
      bySpot.get(spot(town.country, town.lat, town.lng)) ??
      byName
        .get(`${town.country} ${fold(town.name)}`)
        ?.find((other) => !taken.has(other) && isNear(town, other, sameName));
    if (!same) {
      missed.push(town);
      continue;
    }
    taken.add(same);
    town.name = same.name;
    town.region = same.admin1;
  }

  const known = new Set(
    counted.flatMap(({ name, formerName, alternates, country, region }) =>
      [name, formerName, ...alternates].map((each) => `${country}.${region} ${fold(each)}`),
    ),
  );
  const missedIn = Map.groupBy(missed, ({ country }) => country);
  const added = newer.filter(
    (town) =>
      !taken.has(town) &&
      !known.has(`${town.country}.${town.admin1} ${fold(town.name)}`) &&
      !missedIn.get(town.country)?.some((other) => isNear(other, town, otherName)),
  );
  return [
    ...counted,
    ...added.map(({ name, country, admin1 }) => ({
      id: '',
      name,
      formerName: name,
      alternates: [],
      country,
      region: admin1,
      population: 0,
    })),
  ];
}

/** Rows of GeoNames' cities1000.txt. */
function readCounted(path: string): CountedTown[] {
  return readRows(path)
    .filter((cells) => !gone.has(cells[7] ?? ''))
    .map((cells) => {
      const cell = (i: number) => cells[i] ?? '';
      return {
        id: cell(0),
        name: cell(1),
        formerName: cell(1),
        alternates: cell(3).split(','),
        lat: Number(cell(4)),
        lng: Number(cell(5)),
        country: cell(8),
        region: cell(10),
        population: Number(cell(14)) * (cell(7) === 'PPLX' ? districtShare : 1),
      };
    });
}

function spot(country: string, lat: number, lng: number): string {
  return `${country} ${lat} ${lng}`;
}

function isNear(town: CountedTown, other: NewTown, degrees: number): boolean {
  return Math.abs(town.lat - Number(other.lat)) < degrees && Math.abs(town.lng - Number(other.lng)) < degrees;
}
