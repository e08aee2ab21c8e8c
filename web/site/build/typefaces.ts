import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type CachedFile, cached } from './cache.ts';

const require = createRequire(import.meta.url);
const subsetterVersion: string = require('subset-font/package.json').version;

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}

const ascii = range(0x20, 0x7e);

/**
 * The characters that text in English, German, Spanish and French needs and both typefaces have. The published Latin
 * files lack → ← ≥ ≤ ≈ ± Ÿ ẞ and U+2011: draw arrows as SVG, write the others out or prevent the break in CSS. U+202F
 * and U+00AD need no glyph: the shaper substitutes a space and nothing.
 */
export const textCharset = `${ascii}${range(0xc0, 0xff)}\u00a0¡¢£¥§©ª«®°·º»¿Œœ–—‘’‚“”„‹›…•−€™↑↓`;

/** The rarest of these, for a file that is loaded only by pages that show one. */
export const rareCharset = 'ÁÂÃÅÆÈÊËÌÍÎÏÐÒÓÔÕØÙÚÛÝÞãåæëìïðòõ÷øýþÿŒ¢£¥§ª®°º—‘‚‹›•€™';

/** Weeks, times, ids and tags. */
export const monoCharset = `${ascii}\u00a0ÀÂÄÇÈÉÊËÎÏÑÓÔÖÙÚÛÜßàáâäçèéêëíîïñóôöùúûüœŒ§©±·×¿¡«»–—‘’“”„…•−€£↑↓`;

export type FontRole = 'display' | 'text' | 'mono';

interface Typeface {
  /** The name the style sheets use. */
  family: string;
  source: string;
  charset: string;
  /** Characters that browsers get in a separate file if a page shows one. */
  rare: string;
  weights: { min: number; max: number };
  /** Axes that are fixed in every cut. */
  pinned: Record<string, number>;
  features: string[];
}

export const typefaces: Record<FontRole, Typeface> = {
  display: {
    family: 'Bricolage',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    charset: textCharset,
    rare: rareCharset,
    weights: { min: 500, max: 800 },
    // The mock-ups use width 92. Keeping the optical size axis doubles the file; 72 is tight enough for the largest
    // headline and open enough for a card title.
    pinned: { opsz: 72, wdth: 92 },
    features: ['kern', 'liga'],
  },
  text: {
    family: 'Instrument',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    charset: textCharset,
    rare: rareCharset,
    weights: { min: 400, max: 700 },
    pinned: {},
    features: ['kern', 'liga'],
  },
  mono: {
    family: 'JetBrains Mono',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    charset: monoCharset,
    rare: '',
    weights: { min: 400, max: 600 },
    pinned: {},
    features: [],
  },
};

/** The variable font that browsers load. */
export function webFont(role: FontRole): Promise<CachedFile> {
  const { charset, rare, weights } = typefaces[role];
  return cut(role, 'woff2', weights, [...charset].filter((character) => !rare.includes(character)).join(''));
}

/** The file that browsers also load if a page shows one of its characters. */
export function rareWebFont(role: FontRole): Promise<CachedFile> {
  return cut(role, 'woff2', typefaces[role].weights, typefaces[role].rare);
}

/** One weight as TrueType, for drawing images and measuring. */
export function staticFont(role: FontRole, weight: number): Promise<CachedFile> {
  return cut(role, 'truetype', weight, typefaces[role].charset);
}

async function cut(
  role: FontRole,
  format: 'woff2' | 'truetype',
  wght: number | { min: number; max: number },
  charset: string,
): Promise<CachedFile> {
  const { source, pinned, features } = typefaces[role];
  const original = await readFile(require.resolve(source));
  const options = {
    targetFormat: format,
    variationAxes: { ...pinned, wght },
    keepFeatures: features,
    noHinting: true,
    // The licence and its URL, which every copy has to include; the copyright notice is kept in any case.
    preserveNameIds: [13, 14],
  };
  const key = [subsetterVersion, original, charset, JSON.stringify(options)];
  const extension = format === 'woff2' ? 'woff2' : 'ttf';
  return cached('fonts', extension, key, () => subsetFont(original, charset, options));
}
