import { contentHash } from './cache.ts';
import { type FallbackFace, fallbackFaces } from './font-fallbacks.ts';
import { type FontRole, rareWebFont, typefaces, webFont } from './typefaces.ts';

export interface BuiltFont {
  role: FontRole;
  family: string;
  /** The first has what every page needs. */
  files: [FontFile, ...FontFile[]];
  fallbacks: FallbackFace[];
}

export interface FontFile {
  /** Relative to the site root; the name carries a hash of the content. */
  path: string;
  body: Buffer;
  /** The characters it is loaded for; without them it is for all that no other file claims. */
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
  return { role, family, files, fallbacks: await fallbackFaces(role) };
}

/** The `@font-face` rules, ready to inline; `base` is put before each font's path. */
export function fontFaceCss(fonts: BuiltFont[], base = '/'): string {
  return fonts.flatMap((font) => [...webFontFaces(font, base), ...font.fallbacks.map(fallbackFace)]).join('');
}

/**
 * Links that load what the first view of every page needs, on a wide screen at least. They belong at the start of the
 * body: in the head they would hold up the first paint (`docs/decisions/0017-fonts-are-preloaded-in-the-body.md`).
 */
export function fontPreloads(fonts: BuiltFont[]): string {
  return fonts
    .map(
      ({ files }) => `<link rel="preload" href="/${files[0].path}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('');
}

/** The `font-family` value of a role: our font, its stand-ins, then whatever the system calls its own. */
export function fontStack({ role, family, fallbacks }: BuiltFont): string {
  const own = new Set([family, ...fallbacks.map((face) => face.family)]);
  const generic = role === 'mono' ? 'ui-monospace,monospace' : 'system-ui,sans-serif';
  return [...own]
    .map((name) => `"${name}"`)
    .join(',')
    .concat(`,${generic}`);
}

/** Of the rules that claim a character the last one counts. */
function webFontFaces({ role, family, files }: BuiltFont, base: string): string[] {
  const { min, max } = typefaces[role].weights;
  return files.map(({ path, only }) => {
    const rest = ['font-display:swap', ...(only ? [`unicode-range:${unicodeRange(only)}`] : [])].join(';');
    return fontFace(family, `url(${base}${path})format("woff2")`, `${min} ${max}`, rest);
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

function fallbackFace(face: FallbackFace): string {
  const sources = face.locals.map((name) => `local("${name}")`).join(',');
  const overrides = [
    `size-adjust:${percent(face.sizeAdjust, 1)}`,
    `ascent-override:${percent(face.ascent, 0)}`,
    `descent-override:${percent(face.descent, 0)}`,
  ];
  return fontFace(face.family, sources, `${face.weights.min} ${face.weights.max}`, overrides.join(';'));
}

function fontFace(family: string, source: string, weight: string, rest: string): string {
  return `@font-face{font-family:"${family}";src:${source};font-weight:${weight};${rest}}`;
}

function percent(share: number, digits: number): string {
  return `${Number((share * 100).toFixed(digits))}%`;
}
