import * as z from 'zod/mini';

/** Where the browser keeps, for as long as the tab is open, what forms send as `firstVisit`. */
export const firstVisitKey = 'from';

/** Sent with every form. */
export const firstVisitField = {
  /** What linked to the first page of the visit, which may be empty, a space, and that page's path and query. */
  firstVisit: z.optional(z.string()),
};
