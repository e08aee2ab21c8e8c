import { fold } from '../fold.ts';
import { type Area, nameCountry } from './areas.ts';
import type { Place } from './places.ts';

export interface Areas {
  countries: Area[];
  /** The country as a number of that list; no region for places that have none. */
  regions: { country: number; region: Area | undefined }[];
  regionOf: Uint16Array;
}

/** Numbers the regions that have a place, and their countries. */
export function numberAreas(places: Place[], regions: Map<string, Area>): Areas {
  const countries = new Map<string, number>();
  const used = new Map<string, number>();
  const regionOf = new Uint16Array(places.length);
  for (const [i, { country, region }] of places.entries()) {
    if (!countries.has(country)) countries.set(country, countries.size);
    const known = regions.has(`${country}.${region}`) ? `${country}.${region}` : country;
    if (!used.has(known)) used.set(known, used.size);
    regionOf[i] = used.get(known) ?? 0;
  }
  return {
    countries: [...countries.keys()].map(nameCountry),
    regions: [...used.keys()].map((code) => ({
      country: countries.get(code.slice(0, 2)) ?? 0,
      region: regions.get(code),
    })),
    regionOf,
  };
}

/** Every word for a region or its country, with the regions it stands for. */
export function indexAreaWords({ countries, regions }: Areas): string[] {
  const words = new Map<string, Set<number>>();
  for (const [i, { country, region }] of regions.entries()) {
    for (const area of [countries[country], region]) {
      const texts = area ? [...Object.values(area.names), ...area.words] : [];
      for (const word of texts.flatMap((text) => fold(text).split(' '))) {
        words.set(word, (words.get(word) ?? new Set()).add(i));
      }
    }
  }
  const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([word, found]) => `${word}\t${[...found].join(' ')}`);
}
