import type PptxGenJS from 'pptxgenjs';
import { palette } from '../../ui/palette.ts';

/** Lengths are drawn in rem: the slide is 80 by 45, and a rem is a sixth of an inch, or 12 points. */
export const inches = (rem: number) => rem / 6;
export const points = (rem: number) => rem * 12;
export const box = (x: number, y: number, w: number, h: number) => ({
  x: inches(x),
  y: inches(y),
  w: inches(w),
  h: inches(h),
});
/** The library takes colours without the hash. */
export const hex = (colour: string) => colour.replace('#', '').toUpperCase();
export const ink = hex(palette.ink);
export const ink2 = hex(palette.ink2);
export const paper = hex(palette.paper);
export const line = hex(palette.line);
/** Colours of the theme, so that all slides change with it. */
export const agencyColour = 'accent1';
export const measuredColour = 'accent2';
export const forecastColour = 'accent3';
/** On every computer, unlike ours. */
export const font = 'Arial';
export const titles = { fontFace: font, bold: true, color: ink, margin: 0, valign: 'top' as const };
export const plain = { fontFace: font, color: ink, margin: 0, valign: 'top' as const };

export type Border = { color: string; pt: number };

export function tableBorders(top?: Border, bottom?: Border) {
  const none: PptxGenJS.BorderProps = { type: 'none' };
  const solid = (border: Border | undefined): PptxGenJS.BorderProps =>
    border ? { type: 'solid', ...border } : none;
  return [solid(top), none, solid(bottom), none] as [typeof none, typeof none, typeof none, typeof none];
}
