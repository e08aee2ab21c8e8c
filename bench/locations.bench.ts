import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Locale, locales } from '../contract/locales.ts';
import { maxSuggestions } from '../contract/locations.ts';
import { type Gazetteer, loadGazetteer, placeNames } from '../server/locations/gazetteer.ts';
import { loadPlaces } from '../server/locations/places.ts';
import { fold } from '../server/locations/spelling.ts';
import { percentile, print } from './report.ts';

const queries = 1_000;
const rounds = 5;
const garbage = [
  '',
  '   ',
  '?!#%',
  '🎉🎉🎉',
  '\u0000\u0007',
  '\ud800',
  'asdfghjkl',
  'qwertz uiop',
  'x'.repeat(10_000),
];

interface Query {
  input: string;
  locale: Locale;
}

/** How fast places are suggested, compared with a plain scan of all names, which tolerates no typos. */
export async function bench(): Promise<void> {
  const before = memory();
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  pauses.enable();
  const start = performance.now();
  const places = await loadPlaces();
  const took = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 20));
  pauses.disable();
  const after = memory();
  print(`loaded in ${took.toFixed(0)} ms, longest pause ${(pauses.max / 1e6).toFixed(0)} ms`);
  print(
    `memory   resident +${megabytes(after.rss - before.rss)}, heap +${megabytes(after.heap - before.heap)}, buffers +${megabytes(after.buffers - before.buffers)}`,
  );

  const gazetteer = await loadGazetteer();
  const mixed = mixQueries(gazetteer);
  const scan = plainScan(gazetteer);
  const times = {
    ours: mixed.map(({ input, locale }) => fastest(() => places.search(input, locale))),
    // Only some of the queries, because the scan is slow.
    scan: mixed.filter((_, i) => i % 11 === 0).map(({ input }) => fastest(() => scan(input))),
  };
  print(
    `${gazetteer.weights.length.toLocaleString('en')} places, ${queries} queries, the best of ${rounds} runs`,
  );
  for (const name of ['ours', 'scan'] as const) print(`${name.padEnd(8)} ${percentiles(times[name])}`);
  const ratio = percentile(times.scan, 50) / percentile(times.ours, 50);
  print(`ratio    ${ratio.toFixed(1)} times as fast at the median`);
}

/** Prefixes of every length, misspelt names, names with their country, garbage: the same on every run. */
function mixQueries(gazetteer: Gazetteer): Query[] {
  const random = seeded(1);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  return Array.from({ length: queries }, (_, i) => {
    // Like people, ask for large places more often than small ones.
    const place = Math.floor(random() ** 3 * gazetteer.weights.length);
    const name = pick(placeNames(gazetteer, place).shown);
    const at = 1 + Math.floor(random() * Math.max(1, name.length - 1));
    const country = gazetteer.regions[gazetteer.regionOf[place] ?? 0]?.countryNames[pick(locales)];
    const inputs = [
      name,
      name.slice(0, at),
      name.slice(0, at),
      name.slice(0, at) + name.slice(at + 1),
      name.slice(0, at - 1) + (name[at] ?? '') + (name[at - 1] ?? '') + name.slice(at + 1),
      `${name} ${country}`,
      `${name}, ${country}`,
      pick(garbage),
    ];
    return { input: inputs[i % inputs.length] ?? '', locale: pick(locales) };
  });
}

function plainScan(gazetteer: Gazetteer): (input: string) => string[] {
  const names = Array.from(gazetteer.weights, (_, place) => placeNames(gazetteer, place).shown.map(fold));
  return (input) => {
    const wanted = fold(input.slice(0, 100));
    const found = wanted ? names.filter((each) => each.some((name) => name.startsWith(wanted))) : [];
    return found.slice(0, maxSuggestions).map(([name = '']) => name);
  };
}

function memory() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  return { rss, heap: heapUsed, buffers: arrayBuffers };
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The fastest run in milliseconds, the one least disturbed by other programs. */
function fastest(run: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

function percentiles(times: number[]): string {
  return [50, 99, 100].map((share) => `p${share} ${percentile(times, share).toFixed(2)} ms`).join('  ');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

if (import.meta.main) await bench();
