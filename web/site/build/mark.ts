import { palette } from './palette.ts';

export const markSize = { width: 34, height: 24 };

/** The Forespan mark as SVG, in its own 34 × 24 coordinates. */
export function markPaths(): string {
  return [
    `<path d="M14 17 33 1v18Z" fill="${palette.persimmon2}"/>`,
    `<path d="M14 17 33 6v9Z" fill="${palette.persimmon}"/>`,
    `<path d="M2 22l4-3 4 .8L14 17" fill="none" stroke="${palette.cobalt}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`,
  ].join('');
}

/**
 * The mark for a browser tab, drawn squarer and bolder so that it holds at 16 pixels, and in colours that show
 * on light and dark tabs alike: a style sheet would be refused where the file is opened by itself.
 */
export function tabMark(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">`,
    `<path d="M12 20 32 2v26Z" fill="${palette.persimmon2}"/>`,
    `<path d="M12 20 32 8v15Z" fill="${palette.persimmon}"/>`,
    `<path d="M3 27.5l3.5-4 3 1.5L13 20" fill="none" stroke="${palette.cobaltBright}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/></svg>`,
  ].join('');
}
