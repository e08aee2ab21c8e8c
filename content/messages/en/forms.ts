import type { FieldCode } from '../../../contract/problem.ts';

const invalidEmail = 'Please enter a valid email address.';
const invalidWebsite = 'Please enter a valid company website URL.';
const invalidLinkedIn = 'Please enter a valid LinkedIn page URL.';
const invalidDate = 'Please choose a day.';
const invalidChoice = 'Please choose one of the options.';
const notAName = 'Please enter just a name, without web or email addresses and long numbers.';
/** Said of a file, over the form and beside the field alike. */
const files = {
  noFile: 'Please choose a file.',
  fileTooLarge: 'This file is too large.',
  wrongFileType: 'We can read PDF, DOCX and ODT files only.',
  brokenFile: 'This file is empty or damaged. Please save it again and choose the new copy.',
  lockedFile:
    'This file is protected by a password. Please save it without protection and choose the new copy.',
  fileWithMacros:
    'This file contains macros. Please save it without them, or as a PDF, and choose the new copy.',
  fileGone: 'The browser does not let us keep a file. Please choose it again.',
};

/** What every form says. */
export const forms = {
  submitting: 'Submitting...',
  done: 'Form submitted successfully!',
  /** The server turned it down without saying why. */
  refused: 'Failed to submit the form. Please try again.',
  /** No answer came. */
  failed: 'An error occurred while submitting the form.',
  close: 'Close message',
  optional: 'Optional',
  leaveEmpty: 'Leave this field empty',
  /** Over the form, by the code that leads. */
  banner: {
    required: 'Please fill in all required fields.',
    invalidEmail,
    invalidWebsite,
    invalidLinkedIn,
    invalidPhone: 'Please enter a valid phone number.',
    invalidDate,
    invalidChoice,
    notAName,
    ...files,
    tooLong: 'One of your answers is too long.',
    unreadable: 'One of your answers contains characters we cannot read.',
    wrongType: 'One of your answers is not of the kind we expect.',
  } satisfies Record<FieldCode, string>,
  /** Beside the field at fault. */
  field: {
    required: 'Please fill in this field.',
    invalidEmail,
    invalidWebsite,
    invalidLinkedIn,
    invalidPhone:
      'This is not a number of the country chosen. Choose another country, or start with + and its code.',
    invalidDate,
    invalidChoice,
    notAName,
    ...files,
    tooLong: 'Please shorten this text.',
    unreadable: 'This contains characters we cannot read. Please type it again.',
    wrongType: 'This is not the kind of value we expect here.',
  } satisfies Record<FieldCode, string>,
};

export type FormMessages = typeof forms;
