/** Where the browser keeps, for as long as the tab is open, what forms and page views send as `firstVisit`. */
export const firstVisitKey = 'from';

/** Where page views are counted. Here and not beside its schema, which no page loads. */
export const pageViewPath = '/page-opened';
