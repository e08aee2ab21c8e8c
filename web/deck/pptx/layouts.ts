import { regions } from '../../../content/dates.ts';
import { settings } from '../../../content/settings.ts';
import { palette } from '../../ui/palette.ts';
import { readableOn } from '../colour.ts';
import type { Deck } from '../deck.ts';
import { Drawing, sized, type TextStyle } from './drawing.ts';
import { type Area, agencyColour, box, hex, ink, ink2, paper } from './style.ts';
import { fill, namespaces } from './xml.ts';

/** Position and style of a slide's title. */
interface TitleFrame {
  area: Area;
  style: TextStyle;
}

export function titleFrames({ colour }: Deck): Record<'cover' | 'page', TitleFrame> {
  const onColour = hex(readableOn(colour, palette.white, palette.ink));
  return {
    cover: { area: box(4, 7.2, 33, 22), style: sized(4.5, onColour, true) },
    page: { area: box(4, 3.6, 72, 7.6), style: sized(2.75, ink, true) },
  };
}

export function addSlideNumber(drawing: Drawing, shown: string): void {
  drawing.addSlideNumber(shown, box(73, 41.9, 3, 2), { ...sized(1, ink), align: 'r', anchor: 'ctr' });
}

/** Content shared by all slides of a kind can be changed in one place. */
export function writeLayout(kind: 'cover' | 'page', deck: Deck): string {
  const drawing = new Drawing(regions[deck.locale]);
  const title = titleFrames(deck)[kind];
  const [left, width] = kind === 'cover' ? [44, 32] : [4, 72];
  if (kind === 'cover') drawing.addRect(box(0, 0, 40, 45), agencyColour);
  drawing.addTitle('', title.area, title.style);
  drawing.addLine(box(left, 41.3, width, 0), { color: ink, width: 0.75 });
  const bottom = { ...sized(1.125, ink, true), anchor: 'ctr' } as const;
  const owner = deck.agency || settings.brand;
  if (kind === 'cover') drawing.addText(owner, box(44, 41.9, 28, 2), bottom);
  else {
    drawing.addText(deck.source, box(4, 41.9, 46, 2), { ...sized(1, ink2), anchor: 'ctr' });
    drawing.addText(owner, box(50, 41.9, 22, 2), { ...bottom, align: 'r' });
  }
  addSlideNumber(drawing, '‹#›');
  const name = kind === 'cover' ? 'Cover' : 'Page';
  return `<p:sldLayout ${namespaces.a} ${namespaces.r} ${namespaces.p} preserve="1"><p:cSld name="${name}"><p:bg><p:bgPr>${fill(paper)}<a:effectLst/></p:bgPr></p:bg>${drawing}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;
}

/** Everything a slide shows is on it or on its layout; the master merely has to exist. */
export function writeMaster(deck: Deck): string {
  const colours = [1, 2, 3, 4, 5, 6].map((n) => `accent${n}="accent${n}"`).join(' ');
  return `<p:sldMaster ${namespaces.a} ${namespaces.r} ${namespaces.p}><p:cSld>${new Drawing(regions[deck.locale])}</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" ${colours} hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/><p:sldLayoutId id="2147483650" r:id="rId2"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle/><p:bodyStyle/><p:otherStyle/></p:txStyles></p:sldMaster>`;
}
