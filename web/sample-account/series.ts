import type { NumberRange } from '../../contract/facts.ts';

/** A forecast point with half the width of its 90 % range; the 50 % range is derived. */
export interface Forecast {
  mid: number;
  half90: number;
}

/** The example account of the home page's charts. */
export const conversions = {
  actual: [212, 224, 219, 236, 248, 241, 262, 255, 271, 268, 284, 279, 291],
  /** March's forecast of these weeks. */
  earlier: [216, 221, 225, 233, 242, 247, 256, 261, 266, 273, 278, 285, 296],
  forecast: [
    { mid: 298, half90: 10 },
    { mid: 309, half90: 17 },
    { mid: 320, half90: 22 },
    { mid: 328, half90: 27 },
    { mid: 331, half90: 31 },
    { mid: 321, half90: 35 },
    { mid: 309, half90: 39 },
    { mid: 325, half90: 43 },
    { mid: 352, half90: 47 },
    { mid: 374, half90: 51 },
    { mid: 394, half90: 55 },
    { mid: 412, half90: 58 },
    { mid: 428, half90: 62 },
  ] satisfies Forecast[],
};

export function range90({ mid, half90 }: Forecast): NumberRange {
  return { lo: mid - half90, hi: mid + half90 };
}

/** In a normal distribution the middle half is within 0.41 of the 90 % range. */
export function range50({ mid, half90 }: Forecast): NumberRange {
  const half = Math.round(half90 * 0.41);
  return { lo: mid - half, hi: mid + half };
}
