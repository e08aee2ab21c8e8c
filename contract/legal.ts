import { z } from 'zod';

const text = z.string().min(1);

/** Front matter of `content/legal/<locale>/terms.md` and `content/help/<locale>/help.md`. */
export const termsFront = z.strictObject({
  title: text,
  lede: text,
  /** The day of the last change. */
  updated: z.iso.date(),
});

/** Front matter of `content/legal/<locale>/privacy.md`. */
export const privacyFront = termsFront.extend({
  /** How many sections are shown before Learn More is pressed. */
  shownSections: z.int().positive(),
});
