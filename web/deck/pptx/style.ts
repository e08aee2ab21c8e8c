import { palette } from '../../ui/palette.ts';

/** In rem: a slide is 80 by 45, and a rem is a sixth of an inch, or 12 points. */
export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const box = (x: number, y: number, w: number, h: number): Area => ({ x, y, w, h });
/** Converts to the file's unit of length, a 914,400th of an inch. */
export const emu = (rem: number) => Math.round((rem * 914_400) / 6);
export const points = (rem: number) => rem * 12;
/** Files write colours without the hash. */
export const hex = (colour: string) => colour.replace('#', '').toUpperCase();
export const ink = hex(palette.ink);
export const ink2 = hex(palette.ink2);
export const paper = hex(palette.paper);
export const line = hex(palette.line);
/** Theme colours, so that all slides change with them. */
export const agencyColour = 'accent1';
export const measuredColour = 'accent2';
export const forecastColour = 'accent3';
/** Installed on every computer, unlike ours. */
export const font = 'Arial';

export interface Border {
  color: string;
  /** In points. */
  width: number;
}
