/** The words of the site. Every English file adds its own, and English is the type of the other languages. */
// biome-ignore lint/suspicious/noEmptyInterface: the files add to it
export interface Messages {}
