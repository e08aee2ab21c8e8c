import type { Gazetteer } from './gazetteer.ts';

/** The places that match the words after a name, such as "tx" in "paris tx". */
interface AreaFilter {
  allows(place: number, restOfName?: string): boolean;
  /** True if some region matches all the words. */
  allowsAny(): boolean;
  /** The most important places of the regions that match all the words. */
  first(count: number): number[];
}

/** Each word has to begin a word of the region or the country, or a later word of the name: "frankfurt main". */
export function areaFilter(gazetteer: Gazetteer, words: string[], areWhole = false): AreaFilter {
  if (words.length === 0) return { allows: () => true, allowsAny: () => true, first: () => [] };
  const { regions, regionOf } = gazetteer;
  const all = 2 ** words.length - 1;
  // A bit for each word that matches the region or its country.
  const fits = new Uint16Array(regions.length);
  const countryFits = new Map<number, number>();
  for (const [i, word] of words.entries()) {
    for (const area of findAreas(gazetteer, word, areWhole)) {
      const number = Number(area.replace('c', ''));
      if (area.startsWith('c')) countryFits.set(number, (countryFits.get(number) ?? 0) | (2 ** i));
      else fits[number] = (fits[number] ?? 0) | (2 ** i);
    }
  }
  if (countryFits.size > 0) {
    regions.forEach(({ country }, i) => {
      fits[i] = (fits[i] ?? 0) | (countryFits.get(country) ?? 0);
    });
  }
  return {
    allows(place, restOfName = '') {
      const here = fits[regionOf[place] ?? 0] ?? 0;
      return (
        here === all ||
        (restOfName !== '' && words.every((word, i) => here & (2 ** i) || restOfName.includes(` ${word}`)))
      );
    },
    allowsAny: () => fits.includes(all),
    first(count) {
      const places: number[] = [];
      for (let place = 0; place < regionOf.length && places.length < count; place++) {
        if (fits[regionOf[place] ?? 0] === all) places.push(place);
      }
      return places;
    },
  };
}

function findAreas({ areaWords }: Gazetteer, beginning: string, isWhole: boolean): Set<string> {
  let low = 0;
  let high = areaWords.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((areaWords[middle]?.word ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  const areas = new Set<string>();
  const fits = (word = '') => (isWhole ? word === beginning : word.startsWith(beginning));
  for (let i = low; i < areaWords.length && fits(areaWords[i]?.word); i++) {
    for (const area of areaWords[i]?.areas.split(' ') ?? []) areas.add(area);
  }
  return areas;
}
