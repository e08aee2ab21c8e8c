function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}

const ascii = range(0x20, 0x7e);

/**
 * What running text and headlines in English, German, Spanish and French need and both typefaces have.
 * The published Latin files carry no → ← ≥ ≤ ≈ ± Ÿ ẞ and no U+2011: draw arrows as SVG, put the rest in
 * words or forbid the break in CSS. U+202F and U+00AD need no glyph, the shaper makes them of the space
 * and of nothing.
 */
export const textCharset = `${ascii}${range(0xc0, 0xff)}\u00a0¡¢£¥§©ª«®°·º»¿Œœ–—‘’‚“”„‹›…•−€™↑↓`;

/** Those of them that hardly a page shows, for a file that is loaded only by one that does. */
export const rareCharset = 'ÁÂÃÅÆÈÊËÌÍÎÏÐÒÓÔÕØÙÚÛÝÞãåæëìïðòõ÷øýþÿŒ¢£¥§ª®°º—‘‚‹›•€™';

/** Weeks, times, ids and tags. */
export const monoCharset = `${ascii}\u00a0ÀÂÄÇÈÉÊËÎÏÑÓÔÖÙÚÛÜßàáâäçèéêëíîïñóôöùúûüœŒ§©±·×¿¡«»–—‘’“”„…•−€£↑↓`;
