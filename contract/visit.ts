/** The session storage key of what forms and page views send as `firstVisit`. */
export const firstVisitKey = 'from';

/** Where page views are counted. Here rather than next to its schema, which no page loads. */
export const pageViewPath = '/page-opened';
