import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Locale, locales } from '../../contract/locales.ts';
import { unpackSections } from './sections.ts';

export const gazetteerFile = join(import.meta.dirname, '../../content/gazetteer/gazetteer.br');

/**
 * Every place, and every form in which its names are typed. The file is brotli over these sections (`sections.ts`
 * says how they are joined), numbers with the least byte first:
 *
 *   countries    lines of "en, de, es, fr" with tabs between
 *   regions      lines of "country, en, de, es, fr", the country as a line of the list above; no names for places
 *                that have no region
 *   areaWords    lines of "word, regions", sorted: a folded word that stands for a region or its country, and the
 *                lines of those regions with spaces between
 *   names        a line for each place, most populous first: its name, or "en, de, es, fr" where they differ
 *   weights      8 bits for each place: 20 times the logarithm of its population
 *   regionOf     16 bits for each place: its line among the regions
 *   terms        the folded forms, sorted, a line for each
 *   shared       8 bits for each term: how many bytes it has in common with the beginning of the term before
 *   matchCounts  16 bits for each term: how many of the matches belong to it
 *   matches      32 bits for each place that a term stands for: the place times 4, plus a `MatchKind`
 */
export interface Gazetteer extends Terms {
  regions: Region[];
  areaWords: AreaWord[];
  names: Uint8Array<ArrayBuffer>;
  nameStarts: Uint32Array;
  weights: Uint8Array;
  regionOf: Uint16Array;
  matches: Uint32Array;
  matchStarts: Uint32Array;
}

export interface Terms {
  terms: Uint8Array<ArrayBuffer>;
  termStarts: Uint32Array;
  shared: Uint8Array;
  /** The terms that have fewer than `groupLetters` in common with the one before, and where one more would be. */
  groups: Uint32Array;
}

export interface Region {
  names: Record<Locale, string>;
  countryNames: Record<Locale, string>;
}

export interface AreaWord {
  word: string;
  /** Numbers with spaces between: most are never read. */
  regions: string;
}

export const groupLetters = 3;
/** More than all of it takes; memory that is never written to costs nothing. */
const roomBytes = 16 * 1024 * 1024;
const newline = 10;

/** What a term is to a place: a name in a language of the site, a later part of one, or a name in another language. */
export const matchKinds = { name: 0, ending: 1, foreign: 2 } as const;
export type MatchKind = (typeof matchKinds)[keyof typeof matchKinds];

export async function loadGazetteer(): Promise<Gazetteer> {
  // Into one piece of memory, for many pieces and what they are joined to would be kept for long.
  const packed = await readFile(gazetteerFile);
  const { buffer, byteLength } = await promisify(brotliDecompress)(packed, { chunkSize: roomBytes });
  const section = unpackSections(new Uint8Array(buffer, 0, byteLength));
  const names = section('names');
  const weights = section('weights');
  return {
    ...readTerms(section('terms'), section('shared')),
    regions: readRegions(readLines(section('countries')), readLines(section('regions'))),
    areaWords: readLines(section('areaWords')).map(([word = '', regions = '']) => ({ word, regions })),
    names,
    nameStarts: lineStarts(names, weights.length),
    weights,
    regionOf: numbers(Uint16Array, section('regionOf')),
    matches: numbers(Uint32Array, section('matches')),
    matchStarts: runningTotals(numbers(Uint16Array, section('matchCounts'))),
  };
}

export function readTerms(terms: Uint8Array<ArrayBuffer>, shared: Uint8Array): Terms {
  return { terms, termStarts: lineStarts(terms, shared.length), shared, groups: groupStarts(shared) };
}

/** The names of a place, in the order of `locales`. */
export function namesOf({ names, nameStarts }: Gazetteer, place: number): string[] {
  const start = nameStarts[place] ?? 0;
  const end = (nameStarts[place + 1] ?? 0) - 1;
  const given = Buffer.from(names.buffer, names.byteOffset + start, end - start)
    .toString()
    .split('\t');
  return given.length > 1 ? given : locales.map(() => given[0] ?? '');
}

function readRegions(countries: string[][], regions: string[][]): Region[] {
  const countryNames = countries.map(byLocale);
  return regions.map(([country, ...names]) => ({
    names: byLocale(names),
    countryNames: countryNames[Number(country)] ?? byLocale([]),
  }));
}

function byLocale([en = '', de = '', es = '', fr = '']: string[]): Record<Locale, string> {
  return { en, de, es, fr };
}

function readLines(section: Uint8Array): string[][] {
  const lines = Buffer.from(section).toString().split('\n').slice(0, -1);
  return lines.map((line) => line.split('\t'));
}

function numbers<T>(
  Kind: { new (buffer: ArrayBuffer, start: number, length: number): T; BYTES_PER_ELEMENT: number },
  section: Uint8Array<ArrayBuffer>,
): T {
  return new Kind(section.buffer, section.byteOffset, section.length / Kind.BYTES_PER_ELEMENT);
}

/** Where each line begins, and where one more would. */
function lineStarts(section: Uint8Array, lines: number): Uint32Array {
  const starts = new Uint32Array(lines + 1);
  let line = 0;
  for (let i = 0; i < section.length; i++) if (section[i] === newline) starts[++line] = i + 1;
  return starts;
}

function groupStarts(shared: Uint8Array): Uint32Array {
  const starts: number[] = [];
  for (let term = 0; term < shared.length; term++) if ((shared[term] ?? 0) < groupLetters) starts.push(term);
  return Uint32Array.from([...starts, shared.length]);
}

function runningTotals(counts: Uint16Array): Uint32Array {
  const totals = new Uint32Array(counts.length + 1);
  for (let i = 0; i < counts.length; i++) totals[i + 1] = (totals[i] ?? 0) + (counts[i] ?? 0);
  return totals;
}
