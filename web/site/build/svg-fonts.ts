import { fromBuffer } from '@capsizecss/unpack';
import { type FontRole, staticFont } from './typefaces.ts';

/** Our typefaces, one weight each, in the format for resvg. */
export interface SvgFonts {
  options: { loadSystemFonts: false; fontFiles: string[] };
  /** The `font-family` and `font-weight` attributes that select a role. */
  select: Record<FontRole, string>;
}

const weights: Record<FontRole, number> = { display: 700, text: 500, mono: 500 };

let loading: Promise<SvgFonts> | undefined;

/** Loads them once, no matter how many images a build draws. */
export function svgFonts(): Promise<SvgFonts> {
  loading ??= loadSvgFonts();
  return loading;
}

async function loadSvgFonts(): Promise<SvgFonts> {
  const [display, text, mono] = await Promise.all([load('display'), load('text'), load('mono')]);
  return {
    options: { loadSystemFonts: false, fontFiles: [display.path, text.path, mono.path] },
    select: { display: display.select, text: text.select, mono: mono.select },
  };
}

async function load(role: FontRole): Promise<{ path: string; select: string }> {
  const { path, body } = await staticFont(role, weights[role]);
  const { familyName } = await fromBuffer(body);
  return { path, select: `font-family="${familyName}" font-weight="${weights[role]}"` };
}
