import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Locale, locales } from '../../contract/locales.ts';
import { lineStarts, readTerms, type Terms } from './terms.ts';

export const gazetteerFile = join(import.meta.dirname, '../../content/gazetteer/gazetteer.br');

/**
 * Every place (towns, regions and countries alike), and every form in which its names are typed. The file is brotli
 * over these sections, joined by `packSections`; numbers are little-endian:
 *
 *   countries    lines of "code, en, de, es, fr", separated by tabs
 *   regions      lines of "country, en, de, es, fr", the country as a line number of the list above; no names for
 *                places that have no region
 *   areaWords    lines of "word, areas", sorted: a folded word of the name of a region or country, and which: line
 *                numbers of regions, or of countries after a "c", separated by spaces
 *   names        a line for each place, the most important first: its name, or "en, de, es, fr" where they differ,
 *                then its other names, each after a "|"
 *   weights      8 bits for each place: 20 times the logarithm of its population, less for regions and countries
 *   regionOf     16 bits for each place: its line among the regions
 *   terms        the folded forms, sorted, a line for each
 *   shared       8 bits for each term: how many bytes it has in common with the beginning of the term before
 *   matchCounts  16 bits for each term: how many of the matches belong to it
 *   matches      32 bits for each place that a term stands for, see `packMatch`
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

export interface Region {
  country: number;
  countryCode: string;
  names: Record<Locale, string>;
  countryNames: Record<Locale, string>;
}

interface AreaWord {
  word: string;
  /** Parsed only when needed, because most never are. */
  areas: string;
}

/**
 * How a term relates to a place: one of its names, a later part of one, or an everyday short name or code such as "UK".
 */
export const termKinds = { name: 0, ending: 1, short: 2 } as const;
export type TermKind = (typeof termKinds)[keyof typeof termKinds];

/**
 * `shownIn` has a bit for each locale in which the place is shown under that name; in the others the name is an alias.
 */
export function packMatch(place: number, kind: TermKind, shownIn: number): number {
  return (place << 6) | (kind << 4) | shownIn;
}

export function unpackMatch(match: number): { place: number; kind: TermKind; shownIn: number } {
  return { place: matchedPlaceId(match), kind: ((match >>> 4) & 3) as TermKind, shownIn: match & 15 };
}

export function matchedPlaceId(match: number): number {
  return match >>> 6;
}

/** Larger than the whole gazetteer; memory that is never written to costs nothing. */
const roomBytes = 16 * 1024 * 1024;

export async function loadGazetteer(): Promise<Gazetteer> {
  // Into one buffer: many chunks and their concatenation would both stay in memory for a long time.
  const packed = await readFile(gazetteerFile);
  const { buffer, byteLength } = await promisify(brotliDecompress)(packed, { chunkSize: roomBytes });
  const section = unpackSections(new Uint8Array(buffer, 0, byteLength));
  const names = section('names');
  const weights = section('weights');
  return {
    ...readTerms(section('terms'), section('shared')),
    regions: readRegions(readLines(section('countries')), readLines(section('regions'))),
    areaWords: readLines(section('areaWords')).map(([word = '', areas = '']) => ({ word, areas })),
    names,
    nameStarts: lineStarts(names, weights.length),
    weights,
    regionOf: numbers(Uint16Array, section('regionOf')),
    matches: numbers(Uint32Array, section('matches')),
    matchStarts: runningTotals(numbers(Uint16Array, section('matchCounts'))),
  };
}

/** The names under which a place is shown, in the order of `locales`, and its other names. */
export function placeNames(
  { names, nameStarts }: Gazetteer,
  place: number,
): { shown: string[]; aliases: string[] } {
  const start = nameStarts[place] ?? 0;
  const end = (nameStarts[place + 1] ?? 0) - 1;
  const line = Buffer.from(names.buffer, names.byteOffset + start, end - start).toString();
  const [first = '', ...aliases] = line.split('|');
  const shown = first.split('\t');
  return { shown: shown.length > 1 ? shown : locales.map(() => first), aliases };
}

/** Joins named sections: a line of JSON with the length of each, then the sections, each aligned to 4 bytes. */
export function packSections(sections: Record<string, Uint8Array>): Uint8Array {
  const lengths = Object.fromEntries(Object.entries(sections).map(([name, bytes]) => [name, bytes.length]));
  const head = Buffer.from(JSON.stringify(lengths));
  const padding = Buffer.alloc(aligned(head.length + 1) - head.length, ' ');
  padding.write('\n', padding.length - 1);
  const bodies = Object.values(sections).flatMap((bytes) => [
    bytes,
    Buffer.alloc(aligned(bytes.length) - bytes.length),
  ]);
  return Buffer.concat([head, padding, ...bodies]);
}

function unpackSections(bytes: Uint8Array<ArrayBuffer>): (name: string) => Uint8Array<ArrayBuffer> {
  const headLength = bytes.indexOf(0x0a) + 1;
  const lengths: Record<string, number> = JSON.parse(Buffer.from(bytes.buffer, 0, headLength).toString());
  const sections = new Map<string, Uint8Array<ArrayBuffer>>();
  let start = headLength;
  for (const [name, length] of Object.entries(lengths)) {
    sections.set(name, bytes.subarray(start, start + length));
    start += aligned(length);
  }
  return (name) => {
    const section = sections.get(name);
    if (!section) throw new Error(`The gazetteer has no section "${name}". Build it again.`);
    return section;
  };
}

function aligned(length: number): number {
  return Math.ceil(length / 4) * 4;
}

function readRegions(countries: string[][], regions: string[][]): Region[] {
  const byNumber = countries.map(([code = '', ...names]) => ({ code, names: byLocale(names) }));
  return regions.map(([country, ...names]) => ({
    country: Number(country),
    countryCode: byNumber[Number(country)]?.code ?? '',
    names: byLocale(names),
    countryNames: byNumber[Number(country)]?.names ?? byLocale([]),
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

function runningTotals(counts: Uint16Array): Uint32Array {
  const totals = new Uint32Array(counts.length + 1);
  for (let i = 0; i < counts.length; i++) totals[i + 1] = (totals[i] ?? 0) + (counts[i] ?? 0);
  return totals;
}
