import PptxGenJS from 'pptxgenjs';
import { settings } from '../../../content/settings.ts';
import type { Deck } from '../deck.ts';
import { drawSlide } from './draw-slide.ts';
import { defineMasters } from './masters.ts';
import { corrected } from './package.ts';
import { font } from './style.ts';

export const pptxType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** The deck as a PowerPoint file whose text, tables and charts can be edited: the same bytes for the same deck. */
export async function writePptx(deck: Deck): Promise<Uint8Array<ArrayBuffer>> {
  const pptx = new PptxGenJS();
  pptx.layout = 'LAYOUT_WIDE';
  pptx.theme = { headFontFace: font, bodyFontFace: font };
  pptx.author = deck.agency || settings.brand;
  pptx.company = '';
  pptx.title = `${deck.slides[0].kicker}: ${deck.slides[0].title}`;
  defineMasters(pptx, deck);
  for (const slide of deck.slides) {
    const drawn = pptx.addSlide({ masterName: slide.kind === 'cover' ? 'Cover' : 'Page' });
    drawSlide(drawn, slide, deck);
  }
  return corrected((await pptx.write({ outputType: 'uint8array' })) as Uint8Array, deck);
}
