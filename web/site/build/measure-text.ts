import { Resvg } from '@resvg/resvg-js';
import { escapeXml } from './escape-xml.ts';
import type { SvgFonts } from './svg-fonts.ts';

const size = 100;

/** The width of a text's ink in the display face, in shares of the font size. */
export function measureText(text: string, { options, select }: SvgFonts, tracking: number): number {
  const attributes = `${select.display} font-size="${size}" letter-spacing="${tracking * size}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text ${attributes}>${escapeXml(text)}</text></svg>`;
  return (new Resvg(svg, { font: options }).getBBox()?.width ?? 0) / size;
}
