import { facts } from '../../../contract/facts.ts';
import type { FieldCode } from '../../../contract/problem.ts';

const invalidEmail = 'Please enter a valid email address.';
const invalidWebsite = 'Please enter a valid company website URL.';
const invalidLinkedIn = 'Please enter a valid LinkedIn page URL.';
const invalidDate = 'Please choose a day.';
const noTime = 'Please choose a time.';
const noTimeZone = 'Please choose your time zone.';
const invalidChoice = 'Please choose one of the options.';
const notAName = 'Please enter just a name, without web addresses, email addresses or long numbers.';
/** Said of a file, over the form and beside the field alike. */
const files = {
  noFile: 'Please choose a file.',
  fileTooLarge: `This file is too large. The limit is ${facts.maxResumeMegabytes}\u00a0MB.`,
  wrongFileType: 'We can only read PDF, DOCX and ODT files.',
  brokenFile: 'This file is empty or damaged. Please save it again and choose the new copy.',
  lockedFile: 'This file is password-protected. Please save it without a password and choose the new copy.',
  fileWithMacros:
    'This file contains macros. Please save it without them, or as a PDF, and choose the new copy.',
  activePdf:
    'This PDF contains scripts, attachments or other active content. Print it to a new PDF and choose that copy.',
  fileGone: 'Your browser doesn’t remember chosen files. Please choose it again.',
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
  /** After a submission that got no answer, or none that tells. */
  unconfirmed:
    'We have no confirmation that this was sent. Your answers are still here: check your connection and try again.',
  tryAgain: 'Try again',
  /** Below a text, near its limit and above it. */
  characters: '{count} of {max} characters',
  tooLong: {
    one: '1 character too many. The limit is {max}.',
    many: '{excess} characters too many. The limit is {max}.',
  },
  /** After the sentence about an address, if this is what is wrong with it. */
  hints: { noAt: 'There is no @ in it.', noEnding: '“{typed}” has no ending such as .com.' },
  /** Over the form, by the code that leads. */
  banner: {
    required: 'Please fill in all required fields.',
    invalidEmail,
    invalidWebsite,
    invalidLinkedIn,
    invalidPhone: 'Please enter a valid phone number.',
    invalidDate,
    noTime,
    noTimeZone,
    invalidChoice,
    notAName,
    ...files,
    tooLong: 'One of your answers is too long. The limit is below the field.',
    wrongType: 'Please check your answers and enter the marked one again.',
  } satisfies Record<FieldCode, string>,
  /** Beside the field at fault. */
  field: {
    required: 'Please fill in this field.',
    invalidEmail,
    invalidWebsite,
    invalidLinkedIn,
    invalidPhone:
      'This isn’t a valid number for the country you chose. Choose another country, or start with + and the country code.',
    invalidDate,
    noTime,
    noTimeZone,
    invalidChoice,
    notAName,
    ...files,
    wrongType: 'Please check this answer and enter it again.',
  } satisfies Record<Exclude<FieldCode, 'tooLong'>, string>,
};

export type FormMessages = typeof forms;

/** The messages beside fields. `required` has a sentence for each field that must not be left empty. */
export interface FieldMessages extends Pick<FormMessages, 'field' | 'hints' | 'tooLong'> {
  required: Readonly<Record<string, string>>;
}

/** What a form needs. */
export type CompleteFormMessages = FormMessages & FieldMessages;

declare module '../messages.ts' {
  interface Messages {
    forms: typeof forms;
  }
}
