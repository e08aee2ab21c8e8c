/** The element that the page leaves for the console. */
export const consoleRoot = 'console';
