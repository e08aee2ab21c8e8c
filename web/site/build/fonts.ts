import { contentHash } from './cache.ts';
import { type FontRole, rareWebFont, typefaces, webFont } from './typefaces.ts';

export interface BuiltFont {
  role: FontRole;
  family: string;
  /** The first file has what every page needs. */
  files: [FontFile, ...FontFile[]];
}

interface FontFile {
  /** Relative to the site root; the name carries a hash of the content. */
  path: string;
  body: Buffer;
  /** The characters for which it is loaded; without them, all that no other file claims. */
  only?: string;
}

export function buildFonts(): Promise<BuiltFont[]> {
  const roles: FontRole[] = ['display', 'text', 'mono'];
  return Promise.all(roles.map(buildFont));
}

async function buildFont(role: FontRole): Promise<BuiltFont> {
  const { family, rare } = typefaces[role];
  const slug = family.toLowerCase().replaceAll(' ', '-');
  function named({ body }: { body: Buffer }): FontFile {
    return { path: `assets/${slug}-${contentHash(body).slice(0, 8)}.woff2`, body };
  }
  const files: BuiltFont['files'] = [named(await webFont(role))];
  if (rare) files.push({ ...named(await rareWebFont(role)), only: rare });
  return { role, family, files };
}

/** The `@font-face` rules, ready to inline; `base` is put before each font's path. */
export function fontFaceCss(fonts: BuiltFont[], base = '/'): string {
  return fonts.flatMap((font) => webFontFaces(font, base)).join('');
}

/**
 * Links that preload the fonts of every page's first view, at least on a wide screen. They belong at the start of the
 * body: in the head they would delay the first paint (`docs/decisions/0017-fonts-are-preloaded-in-the-body.md`).
 */
export function fontPreloads(fonts: BuiltFont[]): string {
  return fonts
    .map(
      ({ files }) => `<link rel="preload" href="/${files[0].path}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('');
}

/** Of the rules that claim a character the last one counts. */
function webFontFaces({ role, family, files }: BuiltFont, base: string): string[] {
  const { min, max } = typefaces[role].weights;
  return files.map(({ path, only }) => {
    const range = only ? `;unicode-range:${unicodeRange(only)}` : '';
    return `@font-face{font-family:"${family}";src:url(${base}${path})format("woff2");font-weight:${min} ${max};font-display:swap${range}}`;
  });
}

/** `U+c1-c3,U+2014`: neighbours in one range. */
function unicodeRange(characters: string): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([from, to]) => (from === to ? [from] : [from, to]).map((code) => code.toString(16)).join('-'))
    .map((range) => `U+${range}`)
    .join(',');
}
