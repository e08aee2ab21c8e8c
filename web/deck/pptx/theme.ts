import { palette } from '../../ui/palette.ts';
import { asLine } from '../colour.ts';
import { font, hex } from './style.ts';
import { namespaces } from './xml.ts';

/** The agency's colours and the typeface, which can be changed for the entire deck at once. */
export function writeTheme(colour: string): string {
  const colours = {
    dk1: palette.ink,
    lt1: palette.white,
    dk2: palette.ink2,
    lt2: palette.paper,
    accent1: colour,
    accent2: asLine(colour),
    accent3: palette.persimmonLine,
    accent4: palette.persimmon,
    accent5: palette.cobalt,
    accent6: palette.ink2,
    hlink: palette.cobalt,
    folHlink: palette.ink2,
  };
  const scheme = Object.entries(colours)
    .map(([name, value]) => `<a:${name}><a:srgbClr val="${hex(value)}"/></a:${name}>`)
    .join('');
  const faces = `<a:latin typeface="${font}"/><a:ea typeface=""/><a:cs typeface=""/>`;
  // The schema requires three of each, from subtle to strong.
  const solid = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const fills = solid.repeat(3);
  const lines = `<a:ln w="9525">${solid}</a:ln>`.repeat(3);
  const effects = '<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3);
  return `<a:theme ${namespaces.a} name="Deck"><a:themeElements><a:clrScheme name="Deck">${scheme}</a:clrScheme><a:fontScheme name="Deck"><a:majorFont>${faces}</a:majorFont><a:minorFont>${faces}</a:minorFont></a:fontScheme><a:fmtScheme name="Deck"><a:fillStyleLst>${fills}</a:fillStyleLst><a:lnStyleLst>${lines}</a:lnStyleLst><a:effectStyleLst>${effects}</a:effectStyleLst><a:bgFillStyleLst>${fills}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
}
