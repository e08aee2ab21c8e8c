/** After how many milliseconds the message over a form goes away. */
export const messageClearsMs = 5_000;

/** The part of a page that thanks for its form. An address that ends in it shows that part, with no script needed. */
export const sentId = 'sent';
