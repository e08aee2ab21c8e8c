import { fold } from '../fold.ts';
import { readJson, readRows } from './tables.ts';

/** A populated place as GeoNames has it, under one name. */
export interface Town {
  id: string;
  name: string;
  /** What it was called when it was counted, and all it is called in other languages. */
  formerName: string;
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
/** How far a place may have moved between the two lists and still be the same, in degrees. */
const sameName = 0.3;
const otherName = 0.05;

/**
 * The older list knows populations and alternate names; the newer one has today's names and regions, and places
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
        population: Number(cell(14)),
      };
    });
}

function spot(country: string, lat: number, lng: number): string {
  return `${country} ${lat} ${lng}`;
}

function isNear(town: CountedTown, other: NewTown, degrees: number): boolean {
  return Math.abs(town.lat - Number(other.lat)) < degrees && Math.abs(town.lng - Number(other.lng)) < degrees;
}
