import { type Locale, locales } from '../../contract/locales.ts';
import { maxSuggestions } from '../../contract/locations.ts';
import { type Gazetteer, loadGazetteer, placeNames } from './gazetteer.ts';
import { type Interpretation, interpretQuery } from './query.ts';
import { type Candidate, findByArea, findByPrefix, findBySpelling, isWellKnown } from './search.ts';
import { endings, fold, spellings } from './spelling.ts';

export interface Places {
  /** The labels of the places that best match the input: "City, Region, Country" in a language. */
  search(input: string, locale: Locale): string[];
}

/** Decompresses the gazetteer on another thread, except for a few milliseconds of work. */
export async function loadPlaces(): Promise<Places> {
  const gazetteer = await loadGazetteer();
  return {
    search(input, locale) {
      const labels = new Map<string, string>();
      for (const { place, name } of findPlaces(gazetteer, input, locale)) {
        const label = buildLabel(gazetteer, place, locale);
        const alias = findAlias(gazetteer, place, locale, name);
        // The same place may be listed as "Zurich" and as "Zürich".
        const key = fold(label.join(', '));
        if (!labels.has(key)) labels.set(key, withAlias(label, alias).join(', '));
        if (labels.size === maxSuggestions) break;
      }
      return [...labels.values()];
    },
  };
}

interface Match {
  place: number;
  name: string;
}

/** A search for misspelt names is slow, so only the likeliest interpretations get one. */
const misspeltReadings = 3;

/** Yields the likeliest first. A generator, so that slower searches only run if there are too few suggestions. */
function* findPlaces(gazetteer: Gazetteer, input: string, locale: Locale): Generator<Match> {
  const readings = interpretQuery(input);
  let isFound = false;
  for (const [i, reading] of readings.entries()) {
    const { candidates, named } = findByPrefix(gazetteer, reading, locale);
    const found = preferAccents(gazetteer, candidates, input);
    const [best] = found;
    const isSure = best !== undefined && isWellKnown(gazetteer, best.place, named.has(best.place));
    const near = i > 0 || !best || isSure ? [] : findBySpelling(gazetteer, reading, locale);
    const all = near.length > 0 ? preferAccents(gazetteer, [...candidates, ...near], input) : found;
    for (const { place } of all) yield { place, name: reading.name };
    isFound ||= isSure || named.size > 0 || near.length > 0;
  }
  for (const reading of readings.slice(0, 1)) {
    for (const place of findByArea(gazetteer, reading)) yield { place, name: '' };
  }
  if (isFound) return;
  for (const reading of readings.slice(0, misspeltReadings)) {
    const candidates = findBySpelling(gazetteer, reading, locale);
    for (const { place } of candidates) yield { place, name: reading.name };
    if (candidates.length > 0) return;
  }
  yield* findWithoutRest(gazetteer, readings, locale);
}

/** "Berlin Mitte" is Berlin, if nothing else matches. */
function* findWithoutRest(
  gazetteer: Gazetteer,
  readings: Interpretation[],
  locale: Locale,
): Generator<Match> {
  for (const { name } of readings) {
    const { candidates, named } = findByPrefix(gazetteer, { name, within: [], isWhole: true }, locale);
    if (named.size === 0) continue;
    for (const { place } of candidates) if (named.has(place)) yield { place, name };
    return;
  }
}

/** Sorts by score; a typed "ö" finds "ö" before "o". */
function preferAccents(gazetteer: Gazetteer, candidates: readonly Candidate[], input: string): Candidate[] {
  const typed = lowerCase(input.trim());
  const isAccented = /[^ -~]/.test(typed);
  const scored = candidates.map(({ place, score }) => {
    const { shown, aliases } = isAccented ? placeNames(gazetteer, place) : { shown: [], aliases: [] };
    const isTyped = [...shown, ...aliases].some((name) => lowerCase(name).startsWith(typed));
    return { place, score: score + (isTyped ? accentBonus : 0) };
  });
  return scored.sort((a, b) => b.score - a.score || a.place - b.place);
}

const accentBonus = 60;

function lowerCase(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** "City, Region, Country" in a language, without repetition: "Berlin, Germany", "Singapore". */
function buildLabel(gazetteer: Gazetteer, place: number, locale: Locale): string[] {
  const { shown } = placeNames(gazetteer, place);
  const region = gazetteer.regions[gazetteer.regionOf[place] ?? 0];
  if (!region) throw new Error(`Place ${place} has no region`);
  const name = shown[locales.indexOf(locale)] ?? '';
  const country = region.countryNames[locale];
  if (fold(name) === fold(country)) return [name];
  // "Tokio, Tokyo" is a repetition too, so every language is compared.
  const isRepeated = locales.some((each, i) => {
    const folded = fold(region.names[each]);
    return folded === fold(shown[i] ?? '') || folded === fold(region.countryNames[each]);
  });
  return [name, ...(isRepeated || !region.names[locale] ? [] : [region.names[locale]]), country];
}

/** The name that was typed, if the label does not begin with it. */
function findAlias(gazetteer: Gazetteer, place: number, locale: Locale, typed: string): string | undefined {
  if (typed === '') return;
  const { shown, aliases } = placeNames(gazetteer, place);
  const label = spellings(shown[locales.indexOf(locale)] ?? '');
  const isVisible = label.some(
    (name) => typed.startsWith(`${name} `) || [name, ...endings(name)].some((each) => each.startsWith(typed)),
  );
  if (isVisible || label.some((name) => soundsLike(name, typed))) return;
  // The first letters are compared before the rest, because larger cities have a hundred aliases.
  const matching = [...shown, ...aliases].filter(
    (name) => fold(name)[0] === typed[0] && spellings(name).some((each) => each.startsWith(typed)),
  );
  return matching.find((name) => spellings(name).includes(typed)) ?? matching[0];
}

/** "Stutgart" needs no alias, although it happens to be Stuttgart's name in another language. */
function soundsLike(name: string, typed: string): boolean {
  const start = (text: string) => text.replace(/(.)\1/g, '$1').slice(0, 5);
  return typed.length >= 5 && start(name) === start(typed);
}

function withAlias([name = '', ...areas]: string[], alias: string | undefined): string[] {
  return [alias ? `${name} (${alias})` : name, ...areas];
}
