/** What a support request can be about, and from whom; the first of each is the default. */
export const businessTypes = ['individual', 'agency'] as const;
export const supportTypes = ['tech-support', 'communication-support', 'other'] as const;
