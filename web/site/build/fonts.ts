import { contentHash } from './cache.ts';
import { type FallbackFace, fallbackFaces } from './font-fallbacks.ts';
import { type FontRole, typefaces, webFont } from './typefaces.ts';

export interface BuiltFont {
  role: FontRole;
  family: string;
  /** Relative to the site root; the name carries a hash of the content. */
  path: string;
  body: Buffer;
  fallbacks: FallbackFace[];
}

export function buildFonts(): Promise<BuiltFont[]> {
  const roles: FontRole[] = ['display', 'text', 'mono'];
  return Promise.all(roles.map(buildFont));
}

async function buildFont(role: FontRole): Promise<BuiltFont> {
  const { family } = typefaces[role];
  const { body } = await webFont(role);
  const slug = family.toLowerCase().replaceAll(' ', '-');
  const path = `assets/${slug}-${contentHash(body).slice(0, 8)}.woff2`;
  return { role, family, path, body, fallbacks: await fallbackFaces(role) };
}

/** The `@font-face` rules, ready to inline; `base` stands before each font's path. */
export function fontFaceCss(fonts: BuiltFont[], base = '/'): string {
  return fonts.flatMap((font) => [webFontFace(font, base), ...font.fallbacks.map(fallbackFace)]).join('');
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

function webFontFace({ role, family, path }: BuiltFont, base: string): string {
  const { min, max } = typefaces[role].weights;
  return fontFace(family, `url(${base}${path})format("woff2")`, `${min} ${max}`, 'font-display:swap');
}

function fallbackFace(face: FallbackFace): string {
  const sources = face.locals.map((name) => `local("${name}")`).join(',');
  const overrides = [
    `size-adjust:${percent(face.sizeAdjust)}`,
    `ascent-override:${percent(face.ascent)}`,
    `descent-override:${percent(face.descent)}`,
    `line-gap-override:${percent(face.lineGap)}`,
  ];
  return fontFace(face.family, sources, `${face.weights.min} ${face.weights.max}`, overrides.join(';'));
}

function fontFace(family: string, source: string, weight: string, rest: string): string {
  return `@font-face{font-family:"${family}";src:${source};font-weight:${weight};${rest}}`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
