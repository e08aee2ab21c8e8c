import { palette } from './palette.ts';

export const markSize = { width: 34, height: 24 };

/** The Forespan mark as SVG, in its own 34 × 24 coordinates. The classes let a style sheet recolour it. */
export function markPaths(): string {
  return [
    `<path class="r" d="M14 17 33 1v18Z" fill="${palette.persimmon2}"/>`,
    `<path d="M14 17 33 6v9Z" fill="${palette.persimmon}"/>`,
    `<path class="l" d="M2 22l4-3 4 .8L14 17" fill="none" stroke="${palette.cobalt}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`,
  ].join('');
}
