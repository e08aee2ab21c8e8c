import { fromBuffer } from '@capsizecss/unpack';
import { type FontRole, staticFont, typefaces } from './typefaces.ts';

/** A system font, scaled to take the same space as one of ours until that has loaded. */
export interface FallbackFace {
  family: string;
  locals: string[];
  weights: { min: number; max: number };
  /** Shares of the font size, as the CSS descriptors take them. All lines have a height, so that gaps do not count. */
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

interface SystemFont {
  locals: string[];
  /** Average advance of a character in running text, as a share of the font size; measured by capsize. */
  advance: number;
}

const arialRegular: SystemFont = {
  locals: ['Arial', 'Liberation Sans', 'Arimo', 'NimbusSans-Regular'],
  advance: 913 / 2048,
};
const arialHeavy: SystemFont = {
  locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  advance: 983 / 2048,
};
// Android has no Arial, and Roboto runs narrower.
const robotoRegular: SystemFont = {
  locals: ['Roboto', 'Roboto-Regular'],
  advance: 911 / 2048,
};
const robotoHeavy: SystemFont = {
  locals: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
  advance: 926 / 2048,
};
// What a Linux without any of those has, and far wider. Of its bold fonts this is the closest to our headlines.
const dejaVuRegular: SystemFont = {
  locals: ['DejaVu Sans'],
  advance: 1041 / 2048,
};
const dejaVuHeavy: SystemFont = {
  locals: ['DejaVu Sans Bold'],
  advance: 1176 / 2048,
};
// Their advances lie within half a percent of each other.
const monospaced: SystemFont = {
  locals: ['Menlo', 'Lucida Console', 'DejaVu Sans Mono', 'Droid Sans Mono', 'Liberation Mono'],
  advance: 1233 / 2048,
};

interface FallbackPlan {
  suffix: string;
  font: SystemFont;
  weights: { min: number; max: number };
  /** The weight of ours that the size is measured against: the one most used in that range. */
  measuredAt: number;
  /** Averages ignore kerning; this is what it closes in our own copy, where it is worth a correction. */
  kerning?: number;
}

const plans: Record<FontRole, FallbackPlan[]> = {
  display: [
    { suffix: 'fallback', font: arialHeavy, weights: { min: 500, max: 800 }, measuredAt: 700 },
    { suffix: 'fallback Roboto', font: robotoHeavy, weights: { min: 500, max: 800 }, measuredAt: 700 },
    { suffix: 'fallback DejaVu', font: dejaVuHeavy, weights: { min: 500, max: 800 }, measuredAt: 700 },
  ],
  text: [
    {
      suffix: 'fallback',
      font: arialRegular,
      weights: { min: 400, max: 500 },
      measuredAt: 400,
      kerning: 0.99,
    },
    { suffix: 'fallback', font: arialHeavy, weights: { min: 600, max: 700 }, measuredAt: 600 },
    {
      suffix: 'fallback Roboto',
      font: robotoRegular,
      weights: { min: 400, max: 500 },
      measuredAt: 400,
      kerning: 0.99,
    },
    { suffix: 'fallback Roboto', font: robotoHeavy, weights: { min: 600, max: 700 }, measuredAt: 600 },
    { suffix: 'fallback DejaVu', font: dejaVuRegular, weights: { min: 400, max: 700 }, measuredAt: 400 },
  ],
  mono: [{ suffix: 'fallback', font: monospaced, weights: { min: 400, max: 600 }, measuredAt: 400 }],
};

export function fallbackFaces(role: FontRole): Promise<FallbackFace[]> {
  return Promise.all(
    plans[role].map(async ({ suffix, font, weights, measuredAt, kerning = 1 }) => {
      const { body } = await staticFont(role, measuredAt);
      const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(body);
      const sizeAdjust = (kerning * xWidthAvg) / unitsPerEm / font.advance;
      const share = (units: number) => units / unitsPerEm / sizeAdjust;
      return {
        family: `${typefaces[role].family} ${suffix}`,
        locals: font.locals,
        weights,
        sizeAdjust,
        ascent: share(ascent),
        descent: share(-descent),
      };
    }),
  );
}
