import { basename } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { cached } from './cache.ts';
import { encodeIndexedPng } from './indexed-png.ts';
import { drawOgImage, type OgImage } from './og-drawing.ts';
import { rendererVersion } from './renderer-version.ts';
import { svgFonts } from './svg-fonts.ts';

export type { OgArt, OgImage } from './og-drawing.ts';

/** The picture that stands for a page where its link is shared: a PNG of 1200 × 630. */
export async function ogImage(image: OgImage): Promise<Buffer> {
  const fonts = await svgFonts();
  const svg = drawOgImage(image, fonts);
  const key = [rendererVersion, svg, ...fonts.options.fontFiles.map((path) => basename(path))];
  const { body } = await cached('og', 'png', key, async () =>
    encodeIndexedPng(new Resvg(svg, { font: fonts.options }).render()),
  );
  return body;
}
