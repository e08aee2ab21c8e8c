/** The form, which buttons elsewhere on the page may send. */
export const formId = 'tag-check';
/** Where the answer stands when the page was posted. */
export const answerId = 'answer';
