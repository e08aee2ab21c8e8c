import { z } from 'zod';
import { sameInEveryLanguage } from './same-in-every-language.ts';

const text = z.string().min(1);

/** Front matter of `content/legal/<locale>/terms.md` and `content/help/<locale>/help.md`. */
export const termsFront = z.strictObject({
  title: text.describe('The headline of the page'),
  lede: text.describe('The sentence under it'),
  updated: z.iso.date().describe('The day of the last change'),
});

/** Front matter of `content/legal/<locale>/privacy.md`. */
export const privacyFront = termsFront.extend({
  shownSections: sameInEveryLanguage(z.int().positive()).describe(
    'How many sections are shown before Learn More is clicked',
  ),
});
