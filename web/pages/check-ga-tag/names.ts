/** The form's id, for submit buttons outside it. */
export const formId = 'tag-check';
/** The result's id when the page was posted without script. */
export const answerId = 'answer';
