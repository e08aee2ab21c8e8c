/** The id of the element the console is rendered into. */
export const consoleRoot = 'console';
