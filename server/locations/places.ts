import type { Locale } from '../../contract/locales.ts';
import { maxSuggestions } from '../../contract/locations.ts';
import { findByArea, findByBeginning, findBySpelling } from './find.ts';
import { type Gazetteer, loadGazetteer } from './gazetteer.ts';
import { readingsOf } from './readings.ts';
import { wordingOf } from './wording.ts';

export interface Places {
  /** The places that best match what is typed, as "City, Region, Country" in a language. */
  search(input: string, locale: Locale): string[];
}

/** Unpacks the gazetteer, on another thread but for some milliseconds. */
export async function loadPlaces(): Promise<Places> {
  const gazetteer = await loadGazetteer();
  return {
    search(input, locale) {
      const answers = new Set<string>();
      for (const place of findPlaces(gazetteer, input)) {
        answers.add(wordingOf(gazetteer, place, locale));
        if (answers.size === maxSuggestions) break;
      }
      return [...answers];
    },
  };
}

/** Likelier places first; what is not asked for is not looked for. */
function* findPlaces(gazetteer: Gazetteer, input: string): Generator<number> {
  const readings = readingsOf(input);
  let isNamed = false;
  for (const reading of readings) {
    const found = findByBeginning(gazetteer, reading);
    isNamed ||= found.isNamed;
    yield* found.places;
  }
  for (const reading of readings.slice(0, 1)) yield* findByArea(gazetteer, reading);
  if (isNamed) return;
  for (const reading of readings) {
    const places = findBySpelling(gazetteer, reading);
    yield* places;
    if (places.length > 0) return;
  }
}
