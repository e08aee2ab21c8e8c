import type { Gazetteer } from './gazetteer.ts';

/** The places that are left by the words that narrow a search. */
export interface Narrowing {
  allows(place: number, restOfName?: string): boolean;
  /** Whether all the words stand for some region. */
  allowsAny(): boolean;
}

/** Each word has to begin one of the region's or the country's, or a later one of the name: "frankfurt main". */
export function narrowTo(gazetteer: Gazetteer, words: string[]): Narrowing {
  const { regions, regionOf } = gazetteer;
  const all = 2 ** words.length - 1;
  // A bit for each word that stands for the region.
  const met = new Uint16Array(regions.length);
  for (const [i, word] of words.entries()) {
    for (const region of regionsOf(gazetteer, word)) met[region] = (met[region] ?? 0) | (2 ** i);
  }
  return {
    allows(place, restOfName = '') {
      const metHere = met[regionOf[place] ?? 0] ?? 0;
      return (
        metHere === all ||
        (restOfName !== '' && words.every((word, i) => metHere & (2 ** i) || restOfName.includes(` ${word}`)))
      );
    },
    allowsAny: () => met.includes(all),
  };
}

function* regionsOf({ areaWords }: Gazetteer, beginning: string): Generator<number> {
  let low = 0;
  let high = areaWords.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((areaWords[middle]?.word ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  for (let i = low; areaWords[i]?.word.startsWith(beginning); i++) {
    for (const region of areaWords[i]?.regions.split(' ') ?? []) yield Number(region);
  }
}
