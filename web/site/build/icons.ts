import { Resvg } from '@resvg/resvg-js';
import { iconPaths } from '../icon-paths.ts';
import { cached } from './cache.ts';
import { markPaths, markSize, tabMark } from './mark.ts';
import { palette } from './palette.ts';
import { rendererVersion } from './renderer-version.ts';

export interface Icon {
  /** The URL path it answers. */
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
    { path: iconPaths.tabFallback, type: 'image/x-icon', body: icoOf(small, 32) },
    { path: iconPaths.touch, type: 'image/png', body: touch },
    { path: iconPaths.medium, type: 'image/png', body: medium },
    { path: iconPaths.large, type: 'image/png', body: large },
    { path: iconPaths.maskable, type: 'image/png', body: maskable },
  ];
}

/** The mark on paper, as wide as the given share of the tile. */
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
function icoOf(image: Buffer, side: number): Buffer {
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
