import type PptxGenJS from 'pptxgenjs';
import { settings } from '../../../content/settings.ts';
import { palette } from '../../ui/palette.ts';
import { readableOn } from '../colour.ts';
import type { Deck } from '../deck.ts';
import { agencyColour, box, hex, ink, ink2, paper, plain, points, titles } from './style.ts';

/** What is on every slide can be changed in one place. */
export function defineMasters(pptx: PptxGenJS, { agency, source, colour }: Deck): void {
  const onColour = hex(readableOn(colour, palette.white, palette.ink));
  const rule = (x: number, w: number) => ({
    line: { ...box(x, 41.3, w, 0), line: { color: ink, width: 0.75 } },
  });
  const owner = (x: number, w: number, align: 'left' | 'right') => ({
    text: {
      text: agency || settings.brand,
      options: {
        ...titles,
        ...box(x, 41.9, w, 2),
        fontSize: points(1.125),
        align,
        valign: 'middle' as const,
      },
    },
  });
  const slideNumber = {
    ...box(73, 41.9, 3, 2),
    ...plain,
    fontSize: points(1),
    align: 'right' as const,
    valign: 'middle' as const,
  };
  pptx.defineSlideMaster({
    title: 'Cover',
    background: { color: paper },
    objects: [
      { rect: { ...box(0, 0, 40, 45), fill: { color: agencyColour } } },
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            ...titles,
            ...box(4, 7.2, 33, 22),
            fontSize: points(4.5),
            color: onColour,
            align: 'left',
          },
          text: '',
        },
      },
      rule(44, 32),
      owner(44, 28, 'left'),
    ],
    slideNumber,
  });
  pptx.defineSlideMaster({
    title: 'Page',
    background: { color: paper },
    objects: [
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            ...titles,
            ...box(4, 3.6, 72, 7.6),
            fontSize: points(2.75),
            align: 'left',
          },
          text: '',
        },
      },
      rule(4, 72),
      {
        text: {
          text: source,
          options: { ...plain, ...box(4, 41.9, 46, 2), fontSize: points(1), color: ink2, valign: 'middle' },
        },
      },
      owner(50, 22, 'right'),
    ],
    slideNumber,
  });
}
