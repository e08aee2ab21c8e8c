import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { palette } from '../../ui/palette.ts';
import { iconPaths } from '../icon-paths.ts';
import { cached } from './cache.ts';

/** Part of every rendered image's cache key. */
export const rendererVersion: string = createRequire(import.meta.url)('@resvg/resvg-js/package.json').version;

export interface Icon {
  /** The URL path it is served at. */
  path: string;
  type: string;
  body: Buffer;
}

export async function buildIcons(): Promise<Icon[]> {
  const [small, touch, medium, large, maskable] = await Promise.all([
    png(tabMark(), 32),
    png(tile(0.72), 180),
    png(tile(0.78), 192),
    png(tile(0.78), 512),
    // A launcher may crop a maskable icon to a circle of four fifths of its width.
    png(tile(0.6), 512),
  ]);
  return [
    { path: iconPaths.tab, type: 'image/svg+xml', body: Buffer.from(tabMark()) },
    { path: iconPaths.tabFallback, type: 'image/x-icon', body: encodeIco(small, 32) },
    { path: iconPaths.touch, type: 'image/png', body: touch },
    { path: iconPaths.medium, type: 'image/png', body: medium },
    { path: iconPaths.large, type: 'image/png', body: large },
    { path: iconPaths.maskable, type: 'image/png', body: maskable },
  ];
}

/** The logo on paper, as wide as the given share of the tile. */
function tile(share: number): string {
  const side = markSize.width / share;
  const x = (markSize.width - side) / 2;
  const y = (markSize.height - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${side} ${side}"><rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${palette.paper}"/>${markPaths()}</svg>`;
}

async function png(svg: string, width: number): Promise<Buffer> {
  const key = [rendererVersion, svg, String(width)];
  const { body } = await cached('icons', 'png', key, async () =>
    new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng(),
  );
  return body;
}

/** An ICO file holding a single PNG. */
function encodeIco(image: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.set([side, side], 6);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

const markSize = { width: 34, height: 24 };

/** The Forespan logo as SVG, in its own 34 × 24 coordinates. */
export function markPaths(): string {
  return [
    `<path d="M14 17 33 1v18Z" fill="${palette.persimmon2}"/>`,
    `<path d="M14 17 33 6v9Z" fill="${palette.persimmon}"/>`,
    `<path d="M2 22l4-3 4 .8L14 17" fill="none" stroke="${palette.cobalt}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`,
  ].join('');
}

/**
 * The logo for a browser tab, more square and bolder so that it is legible at 16 pixels, and in colours that work on
 * light and dark tabs alike: style sheets would be blocked when the file is opened directly.
 */
function tabMark(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">`,
    `<path d="M12 20 32 2v26Z" fill="${palette.persimmon2}"/>`,
    `<path d="M12 20 32 8v15Z" fill="${palette.persimmon}"/>`,
    `<path d="M3 27.5l3.5-4 3 1.5L13 20" fill="none" stroke="${palette.cobaltBright}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/></svg>`,
  ].join('');
}
